import { setTimeout as sleep } from "node:timers/promises";
import { messageBody } from "#tests/faults/messages.ts";
import type { Fleet } from "./fleet.ts";

/** What became of the messages. */
export interface Post {
	/** Keys that were answered with 202, growing. */
	readonly acknowledged: Set<string>;
	/** Answers that nobody should ever get, in words. */
	readonly wrong: string[];
}

/** Statuses that a good message may get: stored, too many of one sender's, the store cannot be reached. */
const expected = [202, 429, 503];

/**
 * Posts a message whose text is its key.
 *
 * @param from the sender's address, as the proxy tells it
 * @returns the status; undefined when nobody answers
 */
export async function post(origin: string, key: string, from: string, text = key): Promise<number | undefined> {
	try {
		const response = await fetch(`${origin}/reviews`, {
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": key, "x-real-ip": from },
			body: messageBody(text),
			signal: AbortSignal.timeout(20_000),
		});
		await response.arrayBuffer();
		return response.status;
	} catch {
		return undefined;
	}
}

/** People with a message each, who send it until it is taken. Resolves when told to stop and each has had an answer. */
export async function sendMessages(fleet: Fleet, mail: Post, ending: AbortSignal, people = 4): Promise<void> {
	let count = 0;
	async function write(person: number): Promise<void> {
		while (!ending.aborted) {
			count += 1;
			const key = `m${count}`;
			const from = `10.${count % 250}.${Math.floor(count / 250) % 250}.${Math.floor(count / 62_500) + 1}`;
			let tries = 0;
			while (!mail.acknowledged.has(key)) {
				const { origin } = fleet.instances[(person + tries) % fleet.instances.length] ?? { origin: "" };
				const status = await post(origin, key, from);
				if (status !== undefined) fleet.hear(status);
				if (status === 202) mail.acknowledged.add(key);
				else if (status !== undefined && !expected.includes(status)) mail.wrong.push(`${status} for ${key}`);
				if (status !== 202) await sleep(300);
				tries += 1;
			}
			await sleep(250);
		}
	}
	await Promise.all(Array.from({ length: people }, (_, person) => write(person)));
}
