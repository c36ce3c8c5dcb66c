import { connect, type Socket } from "node:net";

/** Opens a raw connection and sends bytes. Ignores errors after connecting, because the server may reset it. */
export function openSocket(port: number, beginning: string | Buffer = ""): Promise<Socket> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, "127.0.0.1", () => {
			socket.off("error", reject);
			socket.on("error", () => {});
			if (beginning.length > 0) socket.write(beginning);
			resolve(socket);
		});
		socket.on("error", reject);
	});
}

/** Sends many requests, twenty at a time, and reads their responses. Rejects if a request gets none. */
export async function sendAll(count: number, send: (index: number) => Promise<Response>): Promise<void> {
	const requestIndexes = Array(count).keys();
	async function sendNext(): Promise<void> {
		for (const index of requestIndexes) await (await send(index)).arrayBuffer();
	}
	await Promise.all(Array.from({ length: 20 }, sendNext));
}
