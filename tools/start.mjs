/** `npm start`: installs, builds and serves the site on `PORT` (default 3000). */
import { createServer } from "node:net";
import process from "node:process";
import { fail, installPackages, run } from "./prepare.mjs";

const port = process.env.PORT || "3000";

installPackages(false);
await checkPort();
if ((await run("npm", "run", "--silent", "build")) !== 0) fail("The build failed: see above.");
process.exit(await run("npm", "run", "--silent", "serve"));

/** Checked first, because a build takes a minute. */
function checkPort() {
	if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) fail(`PORT=${port}: set it to a whole number from 0 to 65535.`);
	return new Promise((resolve) => {
		const portProbe = createServer();
		portProbe.once("error", (error) => {
			if (error.code === "EADDRINUSE")
				fail(`Port ${port} is taken. Choose another: PORT=${Number(port) + 1} npm start`);
			resolve();
		});
		portProbe.listen(Number(port), process.env.HOST || "0.0.0.0", () => portProbe.close(resolve));
	});
}
