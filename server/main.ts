/** `npm run serve`: serves the built site and stores messages. docs/operations.md lists the variables. */
import { createServer } from "./createServer.ts";
import { readEnv } from "./env.ts";
import { formatListenError } from "./listenFailure.ts";
import { openServices } from "./services.ts";
import { loadSite } from "./site.ts";
import { stopServer } from "./stopServer.ts";

// A full disk or a closed pipe must not end the process. Accessing `process.stdout` also makes pipes non-blocking, so
// that a stalled reader of the log blocks no thread of the pool.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

// Only the server's user may read files that it creates.
process.umask(0o077);

try {
	const env = readEnv(process.env);
	const { PORT, HOST } = env;
	const site = loadSite("build", env);
	const serverServices = await openServices(env, "build");
	const server = createServer(site, serverServices, {
		maxConnections: env.MAX_CONNECTIONS,
		maxPerSender: Math.ceil(env.MAX_CONNECTIONS / 2),
		writeTimeoutMs: env.WRITE_TIMEOUT * 1000,
		isProxy: (address) => env.TRUSTED_PROXY?.includes(address) ?? false,
	});
	server.on("error", (error) => fail(formatListenError(error, env)));
	server.listen(PORT, HOST, () => {
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : PORT;
		serverServices.start();
		console.log(`Serving on http://localhost:${port}`);
	});
	// A terminal and npm may both send a signal; the second one must not cut the shutdown short.
	let isStopping = false;
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.on(signal, () => {
			if (!isStopping) stopServer(server, serverServices, env.DRAIN_SECONDS * 1000);
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
