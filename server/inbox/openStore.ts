import type { Env } from "#server/env.ts";
import type { Log } from "./log.ts";
import { isRefused, openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";
import type { Store } from "./store.ts";

/**
 * Opens the store that the environment names. A database server that cannot be reached is waited for: the site is served
 * meanwhile, and messages are answered with 503.
 *
 * @throws with the variable's name and the remedy when the store can never be used
 */
export async function openStore({ DATABASE_URL, INBOX_FILE }: Env, log: Log): Promise<Store> {
	const store = DATABASE_URL === undefined ? openSqlite(INBOX_FILE) : openPostgres(DATABASE_URL);
	try {
		await store.check();
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		if (DATABASE_URL === undefined) {
			throw new Error(`INBOX_FILE=${INBOX_FILE}: ${reason}. Set it to a file that this user may write.`);
		}
		if (isRefused(error)) {
			await store.close();
			throw new Error(`DATABASE_URL=…: ${reason}. Set it to a database that this user may create a table in.`);
		}
		log.warn({ reason }, "the database cannot be reached yet");
	}
	return store;
}
