import type { ServerEnv } from "#server/env.ts";
import type { ServerLog } from "#server/log.ts";
import { getErrorMessage } from "./getErrorMessage.ts";
import { isPermanentFailure, openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";
import type { MessageStore } from "./store.ts";

/** Creates the store that the environment names, without connecting to it. */
export function createStore({ DATABASE_URL, INBOX_FILE }: ServerEnv): MessageStore {
	return DATABASE_URL === undefined ? openSqlite(INBOX_FILE) : openPostgres(DATABASE_URL);
}

/**
 * Opens the store and writes to it. While a database server is unreachable, messages are answered with 503.
 *
 * @throws with the variable's name and the remedy if the store can never be used
 */
export async function openStore(env: ServerEnv, log: ServerLog): Promise<MessageStore> {
	const store = createStore(env);
	try {
		await store.check();
	} catch (error) {
		const reason = getErrorMessage(error);
		const isFile = env.DATABASE_URL === undefined;
		if (isFile || isPermanentFailure(error)) {
			await store.close().catch(() => {});
			const name = isFile ? `INBOX_FILE=${env.INBOX_FILE}` : "DATABASE_URL=…";
			throw new Error(`${name}: ${reason}. ${getRemedy(reason, isFile)}`);
		}
		log.warn({ reason }, "the database cannot be reached yet");
	}
	return store;
}

function getRemedy(reason: string, isFile: boolean): string {
	if (/newer server/.test(reason)) {
		return `Start the version of the server that made it, or set it to another ${isFile ? "file" : "database"}.`;
	}
	if (!isFile) return "Set it to a database that this user may create a table in.";
	if (/another program/.test(reason)) return "Set it to a file of the server's own.";
	if (!/not a database|malformed|corrupt/.test(reason)) return "Set it to a file that this user may write.";
	return "It is damaged, or no database: put a copy of it back, or set it to another file.";
}
