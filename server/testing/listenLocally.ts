import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Listens on the loopback interface, on a free port by default. Resolves to the port. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
	await once(server.listen(port, "127.0.0.1"), "listening");
	return (server.address() as AddressInfo).port;
}
