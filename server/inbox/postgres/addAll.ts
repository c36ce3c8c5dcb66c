import type { Pool } from "pg";
import { digestOf, type NewMessage } from "#server/inbox/message.ts";
import type { AddResult } from "#server/inbox/store.ts";

/** In the order of keys, so that two instances with the same keys wait for each other in the same order. */
const insert = `
	INSERT INTO messages (key, digest, date, "formName", name, email, message, language, suspicion, status)
	SELECT * FROM unnest(
		$1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[]
	) ON CONFLICT (key) DO NOTHING RETURNING key`;

/** Stores messages in one statement, which is one commit. */
export async function addAll(pool: Pool, messages: readonly NewMessage[]): Promise<AddResult[]> {
	const given = messages.map((message) => ({ ...message, digest: digestOf(message) }));
	const sorted = given.toSorted((a, b) => (a.key < b.key ? -1 : 1));
	const column = (read: (message: NewMessage & { digest: string }) => string | null) => sorted.map(read);
	const client = await pool.connect();
	let failure: Error | undefined;
	try {
		const { rows } = await client.query<{ key: string }>(insert, [
			column(({ key }) => key),
			column(({ digest }) => digest),
			column(({ date }) => date),
			column(({ formName }) => formName),
			column(({ name }) => name),
			column(({ email }) => email),
			column(({ message }) => message),
			column(({ language }) => language),
			column(({ suspicion }) => suspicion),
			column(({ suspicion }) => (suspicion ? "quarantined" : "waiting")),
		]);
		const stored = new Set(rows.map(({ key }) => key));
		const rest = given.length > stored.size ? given.map(({ key }) => key) : [];
		const known = new Map<string, string>();
		if (rest.length > 0) {
			const select = "SELECT key, digest FROM messages WHERE key = ANY ($1::text[])";
			for (const row of (await client.query<{ key: string; digest: string }>(select, [rest])).rows) {
				known.set(row.key, row.digest);
			}
		}
		return given.map(({ key, digest }) => {
			if (stored.delete(key)) return "stored";
			return known.get(key) === digest ? "known" : "conflict";
		});
	} catch (error) {
		failure = error instanceof Error ? error : new Error(String(error));
		throw failure;
	} finally {
		client.release(failure);
	}
}
