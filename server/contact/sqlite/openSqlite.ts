import { createSqlStore, type SqlDatabase, type SqlDialect } from "#server/contact/sqlStore.ts";
import type { MessageStore } from "#server/contact/store.ts";
import { createSqliteThread, SqliteError } from "./sqliteThread.ts";

const sqliteDialect: SqlDialect = {
	now: "CAST(round(unixepoch('subsec') * 1000) AS INTEGER)",
	past: "0",
	least: "min",
	skipLocked: "",
	duration: (parameter) => `CAST(${parameter} AS INTEGER)`,
	numbers: (parameter) => `SELECT value FROM json_each(${parameter})`,
};

const SQLITE_CORRUPT = 11;

/** Opens the store of a single machine: a file and its write-ahead log. */
export function openSqlite(file: string): MessageStore {
	const database = createSqliteThread(file);
	const store = createSqlStore(database, sqliteDialect);
	/** Waiting messages on damaged pages, which claims skip so that all others are forwarded. */
	let unreadableIds: readonly number[] = [];
	return {
		...store,
		async claim(owner, claim) {
			try {
				return await store.claim(owner, { ...claim, except: unreadableIds });
			} catch (error) {
				if (!isDamage(error)) throw error;
				unreadableIds = await findUnreadable(database);
				return store.claim(owner, { ...claim, except: unreadableIds });
			}
		},
		async count() {
			const counts = await store.count();
			return unreadableIds.length === 0 ? counts : { ...counts, unreadable: unreadableIds.length };
		},
	};
}

/** Reads each waiting message by its id. The index is readable even if a page of the table is damaged. */
async function findUnreadable({ all }: SqlDatabase): Promise<number[]> {
	const waiting = await all("SELECT id FROM messages INDEXED BY messagesByTurn WHERE status = 'waiting'", []);
	const found: number[] = [];
	for (const { id } of waiting as { id: number }[]) {
		try {
			await all("SELECT * FROM messages WHERE id = $1", [id]);
		} catch (error) {
			if (!isDamage(error)) throw error;
			found.push(id);
		}
	}
	return found;
}

/** The bits above the lowest byte of SQLite's result codes are details. */
function isDamage(error: unknown): boolean {
	return error instanceof SqliteError && (error.errcode & 0xff) === SQLITE_CORRUPT;
}
