import { DatabaseSync } from "node:sqlite";
import { examplePayload } from "#server/contact/messages.testUtils.ts";

/** A valid body, as the site's form sends it. */
export function messageBody(text: string): string {
	return JSON.stringify({ ...examplePayload, params: { ...examplePayload.params, message: text } });
}

/** Sends a message with its key as text. Resolves to the status; rejects without a response. */
export async function postMessage(origin: string, key: string): Promise<number> {
	const response = await fetch(`${origin}/reviews`, {
		method: "POST",
		headers: { "content-type": "application/json", "idempotency-key": key },
		body: messageBody(key),
		signal: AbortSignal.timeout(20_000),
	});
	await response.arrayBuffer();
	return response.status;
}

/** Number of messages per key in a SQLite file, read over a separate connection. */
export function storedKeys(file: string): Map<string, number> {
	const database = new DatabaseSync(file, { readOnly: true });
	try {
		const counts = new Map<string, number>();
		for (const { key, message } of database.prepare("SELECT key, message FROM messages").all()) {
			if (key !== message) throw new Error(`Under the key ${key} lies another text: ${message}`);
			counts.set(String(key), (counts.get(String(key)) ?? 0) + 1);
		}
		return counts;
	} finally {
		database.close();
	}
}
