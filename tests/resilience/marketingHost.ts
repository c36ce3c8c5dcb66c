import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenLocally } from "#server/testing/listenLocally.ts";

/** How the marketing host responds; `refuse` refuses connections. */
export type HostMood = "well" | "slow" | "hang" | "error" | "reset" | "resetMidBody" | "busy" | "refuse";

export type MarketingHost = Awaited<ReturnType<typeof startMarketingHost>>;

/** Messages with this key prefix always get 500. */
export const POISON_PREFIX = "poison";

/** Starts a marketing host that can be made to fail in every way. */
export async function startMarketingHost() {
	/** Number of complete 200 responses per key. */
	const taken = new Map<string, number>();
	let hostMood: HostMood = "well";
	let seen = 0;
	let port = 0;
	let server: Server | undefined;

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		seen += 1;
		if (hostMood === "hang") return;
		if (hostMood === "reset") return void request.socket.resetAndDestroy();
		const body = JSON.parse(String(await buffer(request)));
		const key = String(request.headers["idempotency-key"]);
		if (request.url !== "/hook/reviews" || body.form_id !== 888 || body.params.message !== key) {
			throw new Error(`not as agreed: ${request.url} ${JSON.stringify(body)}`);
		}
		if (hostMood === "error" || key.startsWith(POISON_PREFIX)) return void response.writeHead(500).end("broken");
		if (hostMood === "busy") return void response.writeHead(429, { "retry-after": "1" }).end();
		if (hostMood === "resetMidBody") {
			response.writeHead(200, { "content-length": "100" }).write("half of");
			setTimeout(() => request.socket.resetAndDestroy(), 20);
			return;
		}
		if (hostMood === "slow") await new Promise((resolve) => setTimeout(resolve, 300));
		response.writeHead(200).end("ok");
		await once(response, "finish");
		taken.set(key, (taken.get(key) ?? 0) + 1);
	}

	async function listen(): Promise<void> {
		server = createServer((request, response) => {
			answer(request, response).catch(() => response.destroy());
		});
		port = await listenLocally(server, port);
	}

	async function close(): Promise<void> {
		const closing = server;
		server = undefined;
		if (!closing) return;
		closing.close();
		closing.closeAllConnections();
		await once(closing, "close");
	}

	await listen();
	return {
		origin: `http://127.0.0.1:${port}/hook/reviews`,
		taken,
		seen: () => seen,
		async setMood(next: HostMood) {
			hostMood = next;
			if (next === "refuse") await close();
			else if (!server) await listen();
		},
		stop: close,
	};
}
