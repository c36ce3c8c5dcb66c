import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server was asked, seen from before it: what a browser takes from its cache does not come by. */
export interface CountingProxy {
	/** `http://127.0.0.1:41234`, without a slash at the end. */
	readonly origin: string;
	/** What has come by since the last call: method, address and status, as `GET /games 304`. */
	take(): string[];
	close(): void;
}

/** Starts a proxy before the server of an origin, on a free port. */
export async function startCountingProxy(origin: string): Promise<CountingProxy> {
	let seen: string[] = [];
	const server = createServer(({ method, url, headers }, response) => {
		request(new URL(url ?? "", origin), { method, headers }, (answer) => {
			seen.push(`${method} ${url} ${answer.statusCode}`);
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		})
			.on("error", () => response.destroy())
			.end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		take() {
			const taken = seen;
			seen = [];
			return taken;
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
