import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { checkSchemaVersion, OLDEST_READER } from "#server/contact/schemaVersion.ts";
import { sqliteMigrations } from "./migrations.ts";

/** Time to wait while another process, such as `npm run inbox`, locks the file. */
const LOCK_TIMEOUT_MS = 5_000;

const SQLITE_BUSY = 5;

/**
 * Opens or creates a file that only its owner may read. Commits are synced to disk (`synchronous=FULL`), and deleted
 * text is overwritten.
 *
 * @throws if the file belongs to another program, or to a newer server that does not allow this one
 */
export function openDatabase(file: string): DatabaseSync {
	mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
	// Before SQLite does: the `-wal` and `-shm` files inherit its mode.
	closeSync(openSync(file, "a", 0o600));
	for (const name of [file, `${file}-wal`, `${file}-shm`]) restrictToOwner(name);
	const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
	try {
		checkOwnership(database);
		enableWriteAheadLog(database);
		database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
		migrateSqlite(database);
	} catch (error) {
		database.close();
		throw error;
	}
	return database;
}

function restrictToOwner(file: string): void {
	const found = statSync(file, { throwIfNoEntry: false });
	if (found && found.uid === process.getuid?.()) chmodSync(file, 0o600);
}

function getVersion(database: DatabaseSync): number {
	return Number(database.prepare("PRAGMA user_version").get()?.user_version);
}

/** Returns undefined for the files of servers that did not record it. */
function getOldestReader(database: DatabaseSync): number | undefined {
	const hasTable = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'messagesVersion'").get();
	return hasTable && Number(database.prepare("SELECT oldestReader FROM messagesVersion").get()?.oldestReader);
}

function checkOwnership(database: DatabaseSync): void {
	checkSchemaVersion(getVersion(database), sqliteMigrations.length, getOldestReader(database));
	// One statement: between two, another server may create its tables.
	const found = database
		.prepare(
			"SELECT (SELECT count(*) FROM sqlite_master) AS tables, (SELECT count(*) FROM pragma_table_info('messages') " +
				"WHERE name IN ('digest', 'leaseEndsAt')) AS ours",
		)
		.get();
	if (Number(found?.tables) > 0 && Number(found?.ours) < 2) throw new Error("it holds another program's data");
}

/** Retries: if two processes open a new file at the same time, SQLite fails at once for one of them. */
function enableWriteAheadLog(database: DatabaseSync): void {
	for (const end = Date.now() + LOCK_TIMEOUT_MS; ; ) {
		try {
			database.exec("PRAGMA journal_mode = WAL");
			return;
		} catch (error) {
			const isBusy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
			if (!isBusy || Date.now() > end) throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
		}
	}
}

/** Uses one transaction, so that servers that start at the same time do not migrate twice. */
function migrateSqlite(database: DatabaseSync): void {
	if (getVersion(database) >= sqliteMigrations.length) return;
	database.exec("BEGIN IMMEDIATE");
	try {
		const version = getVersion(database);
		for (const step of sqliteMigrations.slice(version)) database.exec(step);
		if (version < sqliteMigrations.length) {
			database.exec(`CREATE TABLE IF NOT EXISTS messagesVersion (oldestReader INTEGER NOT NULL) STRICT;
				DELETE FROM messagesVersion; INSERT INTO messagesVersion VALUES (${OLDEST_READER});
				PRAGMA user_version = ${sqliteMigrations.length}`);
		}
		database.exec("COMMIT");
	} catch (error) {
		if (database.isTransaction) database.exec("ROLLBACK");
		throw error;
	}
}
