/** `npm start`: installs, builds and serves the site on `PORT` (default 3000). */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import process from "node:process";
import { prepare, runScript, stop } from "./prepare.mjs";

const port = process.env.PORT || "3000";

prepare(false);
await refuseTakenPort();
if (runScript("build") !== 0) stop("The build failed: see above.");
const server = spawn("npm", ["run", "--silent", "serve"], { stdio: "inherit", shell: process.platform === "win32" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

/** Said before the build, not after it. */
function refuseTakenPort() {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", (error) => {
			if (error.code === "EADDRINUSE")
				stop(`Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start`);
			resolve();
		});
		if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
			stop(`PORT=${port}: set it to a whole number from 0 to 65535.`);
		}
		probe.listen(Number(port), process.env.HOST || "0.0.0.0", () => probe.close(resolve));
	});
}
