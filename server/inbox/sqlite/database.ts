import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrations } from "./migrations.ts";

/** Milliseconds that a statement waits for another process, such as the command line's, to let go of the file. */
const patience = 5_000;

/** SQLite's code for a file that another connection has locked (`SQLITE_BUSY`). */
const locked = 5;

/**
 * Opens the file, and makes it where there is none; nobody but its owner may read it. A commit has been synced to disk
 * when it returns: write-ahead log with `synchronous=FULL`. Deleted text is overwritten.
 *
 * @throws for a file that is another program's, or a newer server's
 */
export function openDatabase(file: string): DatabaseSync {
	mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
	// Before there is anything in it: the two files beside it get the same mode.
	closeSync(openSync(file, "a", 0o600));
	for (const name of [file, `${file}-wal`, `${file}-shm`]) keepToOwner(name);
	const database = new DatabaseSync(file, { timeout: patience });
	try {
		refuseForeign(database);
		keepLog(database);
		database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
		migrate(database);
	} catch (error) {
		database.close();
		throw error;
	}
	return database;
}

/** A file of somebody else's is left as it is. */
function keepToOwner(file: string): void {
	const found = statSync(file, { throwIfNoEntry: false });
	if (found && found.uid === process.getuid?.()) chmodSync(file, 0o600);
}

function versionOf(database: DatabaseSync): number {
	return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

function refuseForeign(database: DatabaseSync): void {
	const version = versionOf(database);
	if (version > migrations.length) throw new Error(`its schema ${version} is a newer server's`);
	// In one statement: between two, another server may have made its tables.
	const found = database
		.prepare(
			"SELECT (SELECT count(*) FROM sqlite_master) AS tables, (SELECT count(*) FROM pragma_table_info('messages') " +
				"WHERE name IN ('digest', 'leaseEndsAt')) AS ours",
		)
		.get();
	if (Number(found?.tables) > 0 && Number(found?.ours) < 2) throw new Error("it holds another program's data");
}

/**
 * Two that open a new file at the same moment would each wait for the other to let go of it: SQLite tells one of them at once that the
 * file is locked, and that one asks again.
 */
function keepLog(database: DatabaseSync): void {
	for (const end = Date.now() + patience; ; ) {
		try {
			database.exec("PRAGMA journal_mode = WAL");
			return;
		} catch (error) {
			if (!isLocked(error) || Date.now() > end) throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
		}
	}
}

function isLocked(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && error.errcode === locked;
}

/** In one transaction, so that two servers that start together take turns. */
function migrate(database: DatabaseSync): void {
	if (versionOf(database) === migrations.length) return;
	database.exec("BEGIN IMMEDIATE");
	try {
		for (const step of migrations.slice(versionOf(database))) database.exec(step);
		database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT`);
	} catch (error) {
		if (database.isTransaction) database.exec("ROLLBACK");
		throw error;
	}
}
