import type { Server } from "node:http";
import type { ServerServices } from "./services.ts";

const RESPONSES_TIMEOUT_MS = 5_000;
const TIMEOUT_MS = 9_500;

/**
 * Stops accepting connections, sends open responses, stops forwarding, closes the store, and exits with 0 within 10 s.
 *
 * @param drainMs time before that in which health checks answer 503 and other requests are answered
 */
export async function stopServer(server: Server, inbox: ServerServices, drainMs = 0): Promise<void> {
	setTimeout(() => process.exit(0), drainMs + TIMEOUT_MS).unref();
	if (drainMs > 0) {
		inbox.isDraining = true;
		await new Promise((resolve) => setTimeout(resolve, drainMs));
	}
	const whenClosed = new Promise((resolve) => server.close(resolve));
	// `server.close` waits for connections that become idle later.
	setInterval(() => server.closeIdleConnections(), 50).unref();
	setTimeout(() => server.closeAllConnections(), RESPONSES_TIMEOUT_MS).unref();
	await whenClosed;
	await inbox.stop();
	process.exit(0);
}
