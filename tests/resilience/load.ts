import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { messageBody } from "./messages.ts";

/** Visitors and senders at a proxy. */
export interface ServerLoad {
	/** Pages and messages that were answered as they should be, so far. */
	pages: number;
	messages: number;
	/** Errors in words. */
	readonly failures: string[];
	/** Asks for an address once. Resolves to the status. */
	ask(path: string): Promise<number>;
	/** Resolves when nothing is under way any more. */
	stop(): Promise<void>;
}

/**
 * People who ask for pages, every third of them also sending messages, each from an address of their own in 127.0.0.0/8.
 *
 * @param origin the proxy's; whatever its name is, it is looked for on the loopback
 */
export function startLoad(origin: URL, people: number): ServerLoad {
	const { request, Agent } = origin.protocol === "https:" ? https : http;
	const isStopping = new AbortController();
	const { signal } = isStopping;

	async function sendRequest(person: number, httpAgent: http.Agent, path: string, key?: string): Promise<number> {
		const options = {
			host: "127.0.0.1",
			port: origin.port,
			localAddress: `127.0.1.${person + 1}`,
			// Its certificate is its own.
			servername: origin.hostname,
			rejectUnauthorized: false,
			agent: httpAgent,
			path,
			method: key ? "POST" : "GET",
			headers: {
				host: origin.host,
				...(key && { "content-type": "application/json", "idempotency-key": key, origin: origin.origin }),
			},
		};
		const call = request(options);
		call.end(key && messageBody(key));
		const [response] = (await once(call, "response")) as [http.IncomingMessage];
		response.resume();
		await once(response, "end");
		return response.statusCode ?? 0;
	}

	async function visitRepeatedly(person: number): Promise<void> {
		const httpAgent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let step = 0; !signal.aborted; step += 1) {
			const isMessage = person % 3 === 0 && step % 40 === 0;
			const requestKind = isMessage ? "message" : "page";
			try {
				const status = await sendRequest(
					person,
					httpAgent,
					isMessage ? "/reviews" : "/",
					isMessage ? `p${person}-${step}` : undefined,
				);
				if (status !== (isMessage ? 202 : 200)) load.failures.push(`${requestKind}: ${status}`);
				else if (isMessage) load.messages += 1;
				else load.pages += 1;
			} catch (error) {
				load.failures.push(`${requestKind}: ${error}`);
			}
			await sleep(50);
		}
		httpAgent.destroy();
	}

	const load: ServerLoad = {
		pages: 0,
		messages: 0,
		failures: [],
		ask: (path) => sendRequest(200, new Agent(), path),
		async stop() {
			isStopping.abort();
			await Promise.all(visitorRuns);
		},
	};
	const visitorRuns = Array.from({ length: people }, (_, person) => visitRepeatedly(person));
	return load;
}
