/** `npm run serve`: serves what `npm run build` made and keeps messages. docs/operations.md lists the variables. */
import { createServer } from "./createServer.ts";
import { readEnv } from "./env.ts";
import { openInbox } from "./inbox/openInbox.ts";
import { describeListenFailure } from "./listenFailure.ts";
import { loadSite } from "./loadSite.ts";
import { stop } from "./stop.ts";

try {
	const env = readEnv(process.env);
	const { PORT, HOST } = env;
	const site = loadSite("build");
	const inbox = await openInbox(env, "build");
	const server = createServer(site, inbox);
	server.on("error", (error) => fail(describeListenFailure(error, env)));
	server.listen(PORT, HOST, () => {
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : PORT;
		console.log(`Serving on http://localhost:${port}`);
	});
	// A second signal, as a terminal and npm may both send one, must not cut the first one's work short.
	let isStopping = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			if (!isStopping) stop(server, inbox);
			isStopping = true;
		});
	}
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}
