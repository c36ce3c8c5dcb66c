import { once } from "node:events";
import { createServer } from "node:net";
import { listenLocally } from "./listenLocally.ts";

/** Returns a free port of the loopback interface. */
export async function getFreePort(): Promise<number> {
	const server = createServer();
	const port = await listenLocally(server);
	await once(server.close(), "close");
	return port;
}
