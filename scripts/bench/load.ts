import { connect } from "node:net";

/** What a server did under load. */
export interface Load {
	readonly perSecond: number;
	/** Milliseconds that 99 of 100 answers took at most. */
	readonly p99: number;
	/** Answers by status. */
	readonly statuses: ReadonlyMap<number, number>;
}

interface LoadOptions {
	readonly origin: string;
	/** The bytes of the next request. */
	readonly next: () => Buffer;
	readonly connections: number;
	/** Milliseconds: the first are thrown away, the others count. */
	readonly warmUp: number;
	readonly duration: number;
}

const headEnd = Buffer.from("\r\n\r\n");

/**
 * Sends requests over kept connections, on each the next as soon as the last is answered. Plain sockets: an HTTP client
 * would take more time than the server. Rejects when a connection breaks.
 */
export async function drive({ origin, next, connections, warmUp, duration }: LoadOptions): Promise<Load> {
	const { hostname, port } = new URL(origin);
	const begin = performance.now() + warmUp;
	const end = begin + duration;
	const times: number[] = [];
	const statuses = new Map<number, number>();

	function run(): Promise<void> {
		return new Promise((resolve, reject) => {
			const socket = connect(Number(port), hostname).setNoDelay();
			let sentAt = 0;
			let missing = -1;
			let head: Buffer | undefined;
			const send = () => {
				sentAt = performance.now();
				if (sentAt > end) {
					socket.destroy();
					return resolve();
				}
				missing = -1;
				socket.write(next());
			};
			socket.on("connect", send);
			socket.on("data", (chunk) => {
				if (missing === -1) {
					const all: Buffer = head ? Buffer.concat([head, chunk]) : chunk;
					const at = all.indexOf(headEnd);
					head = at === -1 ? all : undefined;
					if (at === -1) return;
					const text = all.toString("latin1", 0, at);
					const status = Number(text.slice(9, 12));
					statuses.set(status, (statuses.get(status) ?? 0) + 1);
					const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
					if (length === undefined) return reject(new Error(`${origin}: an answer without a length:\n${text}`));
					missing = Number(length) - (all.length - at - 4);
				} else missing -= chunk.length;
				if (missing > 0) return;
				const now = performance.now();
				if (now > begin && now <= end) times.push(now - sentAt);
				send();
			});
			socket.on("error", reject);
			socket.on("end", () => reject(new Error(`${origin} hung up.`)));
		});
	}

	await Promise.all(Array.from({ length: connections }, run));
	times.sort((a, b) => a - b);
	return {
		perSecond: (times.length / duration) * 1000,
		p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
		statuses,
	};
}

/** A GET as a browser's, for gzip, which every server here has. */
export function getRequest(path: string): Buffer {
	return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`);
}
