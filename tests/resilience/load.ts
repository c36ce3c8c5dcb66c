import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { messageBody } from "./messages.ts";

interface AskOptions {
	readonly body?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly agent?: http.Agent | false;
}

/** Requests a path through a proxy and resolves to the status. `localAddress` (in 127.0.0.0/8) is the client's. */
export async function askProxy(
	origin: URL,
	path: string,
	localAddress: string,
	{ body = "", headers = {}, agent = false }: AskOptions = {},
): Promise<number | undefined> {
	const postHeaders = body && { "content-type": "application/json", origin: origin.origin };
	const call = (origin.protocol === "https:" ? https : http).request({
		host: "127.0.0.1",
		port: origin.port,
		localAddress,
		// Its certificate is self-signed.
		servername: origin.hostname,
		rejectUnauthorized: false,
		agent,
		path,
		method: body ? "POST" : "GET",
		headers: { host: origin.host, ...postHeaders, ...headers },
	});
	call.end(body);
	const [response] = (await once(call, "response")) as [http.IncomingMessage];
	response.resume();
	await once(response, "end");
	return response.statusCode;
}

/** Starts visitors with distinct addresses, every third of whom also sends messages. */
export function startLoad(origin: URL, visitorCount: number) {
	/** Expected responses so far, and other responses. */
	const load = { pages: 0, messages: 0, failures: [] as string[], stop };
	const { Agent } = origin.protocol === "https:" ? https : http;
	let isStopping = false;

	async function visitRepeatedly(visitor: number): Promise<void> {
		const httpAgent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let step = 0; !isStopping; step += 1) {
			const isMessage = visitor % 3 === 0 && step % 40 === 0;
			const key = `p${visitor}-${step}`;
			const post = { body: messageBody(key), headers: { "idempotency-key": key }, agent: httpAgent };
			const asked = askProxy(
				origin,
				isMessage ? "/reviews" : "/",
				`127.0.1.${visitor + 1}`,
				isMessage ? post : { agent: httpAgent },
			);
			const status = await asked.catch(String);
			if (status !== (isMessage ? 202 : 200)) load.failures.push(`${isMessage ? "message" : "page"}: ${status}`);
			else load[isMessage ? "messages" : "pages"] += 1;
			await sleep(50);
		}
		httpAgent.destroy();
	}

	const visitorRuns = Array.from({ length: visitorCount }, (_, visitor) => visitRepeatedly(visitor));
	return load;

	async function stop(): Promise<void> {
		isStopping = true;
		await Promise.all(visitorRuns);
	}
}
