/** `npm run serve`: serves what `npm run build` made. `PORT` (default 3000), `HOST` (default all addresses). */
import { createServer } from "./createServer.ts";
import { readEnv } from "./env.ts";
import { openSqlite } from "./inbox/sqlite/openSqlite.ts";
import { loadSite } from "./loadSite.ts";

try {
	const { PORT, HOST, INBOX_FILE } = readEnv(process.env);
	const store = openSqlite(INBOX_FILE);
	await store.check().catch((error: Error) => {
		throw new Error(`INBOX_FILE=${INBOX_FILE}: ${error.message}. Set it to a file that this user may write.`);
	});
	const server = createServer(loadSite("build"), store);
	server.on("error", (error: NodeJS.ErrnoException) => {
		fail(
			error.code === "EADDRINUSE" ? `Port ${PORT} is taken. Choose another: PORT=${PORT + 1} npm start` : error.message,
		);
	});
	server.listen(PORT, HOST, () => {
		const address = server.address();
		const port = typeof address === "object" && address ? address.port : PORT;
		console.log(`Serving on http://localhost:${port}`);
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		process.once(signal, () => {
			server.close(() => process.exit(0));
			server.closeIdleConnections();
			setTimeout(() => process.exit(0), 9_000).unref();
		});
	}
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): void {
	console.error(message);
	process.exitCode = 1;
}
