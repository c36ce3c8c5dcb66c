import type { Pool } from "pg";
import { digestOf, type NewMessage } from "#server/inbox/message.ts";
import type { AddResult } from "#server/inbox/store.ts";

/** In the order of keys, so that two instances with the same keys wait for each other in the same order. */
const insert = `
	INSERT INTO messages (key, digest, date, "formName", name, email, message, language, suspicion, status)
	SELECT * FROM unnest(
		$1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[]
	) ON CONFLICT (key) DO NOTHING RETURNING key`;

const clear = `
	UPDATE messages SET status = 'waiting', suspicion = NULL
	WHERE key = ANY ($1::text[]) AND status = 'quarantined' AND suspicion = 'honeypot'`;

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
		const isKnown = (message: (typeof given)[number]) => known.get(message.key) === message.digest;
		const clean = given.filter((message) => message.suspicion === null && isKnown(message));
		if (clean.length > 0) await client.query(clear, [clean.map(({ key }) => key)]);
		return given.map((message) => {
			if (stored.delete(message.key)) return "stored";
			return isKnown(message) ? "known" : "conflict";
		});
	} catch (error) {
		failure = error instanceof Error ? error : new Error(String(error));
		throw failure;
	} finally {
		client.release(failure);
	}
}
