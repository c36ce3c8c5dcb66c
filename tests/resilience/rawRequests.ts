import { connect, type Socket } from "node:net";

/** A raw connection, whose end, however it comes, is no error. */
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

/** Sends many requests over some connections, a few of them at a time on each, and waits for all the answers. */
export async function sendAll(port: number, count: number, request: (index: number) => string): Promise<number> {
	const connectionCount = 20;
	const batchSize = 5;
	let next = 0;
	let answerCount = 0;
	async function work(): Promise<void> {
		const socket = await openSocket(port);
		while (next < count && !socket.destroyed) {
			const requestBatch: string[] = [];
			while (requestBatch.length < batchSize && next < count) requestBatch.push(request(next++));
			socket.write(requestBatch.join(""), "latin1");
			const seen = await answers(socket, requestBatch.length);
			answerCount += seen;
		}
		socket.destroy();
	}
	await Promise.all(Array.from({ length: connectionCount }, work));
	return answerCount;
}

const STATUS_START = "HTTP/1.1 ";

function answers(socket: Socket, count: number): Promise<number> {
	return new Promise((resolve) => {
		let seen = 0;
		let rest = "";
		const finishReading = () => {
			socket.off("data", read);
			socket.off("close", finishReading);
			resolve(seen);
		};
		const read = (chunk: Buffer) => {
			// A status line may come in two parts.
			const parts = (rest + chunk.toString("latin1")).split(STATUS_START);
			seen += parts.length - 1;
			rest = parts.at(-1)?.slice(1 - STATUS_START.length) ?? "";
			if (seen >= count) finishReading();
		};
		socket.on("data", read);
		socket.on("close", finishReading);
	});
}
