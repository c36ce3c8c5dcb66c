import type { Server } from "node:http";
import type { Services } from "./services.ts";

/** Milliseconds for requests to be answered, and for everything. */
const requests = 5_000;
const all = 9_500;

/**
 * Ends the process within ten seconds: takes no new connection, answers what was asked, lets messages on their way
 * arrive, closes the store. Exits with 0.
 *
 * @param drain milliseconds before all that, in which everything is answered and proxies hear that nobody shall come
 */
export async function stop(server: Server, inbox: Services, drain = 0): Promise<void> {
	setTimeout(() => process.exit(0), drain + all).unref();
	if (drain > 0) {
		inbox.leave();
		await new Promise((resolve) => setTimeout(resolve, drain));
	}
	const closed = new Promise((resolve) => server.close(resolve));
	// Connections that fall idle after their last answer would otherwise be waited for.
	setInterval(() => server.closeIdleConnections(), 50).unref();
	setTimeout(() => server.closeAllConnections(), requests).unref();
	await closed;
	await inbox.stop();
	process.exit(0);
}
