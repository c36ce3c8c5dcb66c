import { type AddressInfo, createServer, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A server as it is met from further off. */
export interface Distance {
	/** `http://127.0.0.1:41234`, without a slash at the end. */
	readonly origin: string;
	close(): void;
}

/**
 * Puts a way between a browser and a server of this machine.
 *
 * @param origin of the server
 * @param roundTrip milliseconds from a question to its answer, besides what the server takes
 */
export async function startDistance(origin: string, roundTrip: number): Promise<Distance> {
	const { hostname, port } = new URL(origin);
	const open = new Set<Socket>();
	const server = createServer((near) => {
		const far = new Socket().connect(Number(port), hostname);
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			open.add(from);
			carry(from, to, roundTrip / 2);
			from.on("close", () => open.delete(from));
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close() {
			server.close();
			for (const socket of open) socket.destroy();
		},
	};
}

/** Gives everything on, later and in its order. */
function carry(from: Socket, to: Socket, delay: number): void {
	let last: Promise<unknown> = Promise.resolve();
	const later = (act: () => void) => {
		const arrived = sleep(delay);
		last = last.then(() => arrived).then(act);
	};
	from.setNoDelay(true);
	from.on("data", (chunk) => later(() => to.write(chunk)));
	from.on("end", () => later(() => to.end()));
	from.on("error", () => to.destroy());
}
