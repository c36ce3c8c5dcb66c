import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";
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
			await store.close().catch(() => {});
			throw new Error(`INBOX_FILE=${INBOX_FILE}: ${reason}. ${remedyOf(reason)}`);
		}
		if (isRefused(error)) {
			await store.close();
			throw new Error(`DATABASE_URL=…: ${reason}. ${databaseRemedyOf(reason)}`);
		}
		log.warn({ reason }, "the database cannot be reached yet");
	}
	return store;
}

/** What helps against a file that cannot be used. */
function remedyOf(reason: string): string {
	if (/newer server/.test(reason)) return "Start the version of the server that made it, or set it to another file.";
	if (/another program/.test(reason)) return "Set it to a file of the server's own.";
	if (/not a database|malformed|corrupt/.test(reason)) {
		return "It is damaged, or no database: put a copy of it back, or set it to another file.";
	}
	return "Set it to a file that this user may write.";
}

function databaseRemedyOf(reason: string): string {
	if (/newer server/.test(reason))
		return "Start the version of the server that made it, or set it to another database.";
	return "Set it to a database that this user may create a table in.";
}
