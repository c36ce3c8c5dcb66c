import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Milliseconds that a statement waits for another process, such as the command line's, to let go of the file. */
const patience = 5_000;

const schema = `
	CREATE TABLE IF NOT EXISTS messages (
		id INTEGER PRIMARY KEY AUTOINCREMENT,
		key TEXT NOT NULL UNIQUE,
		digest TEXT NOT NULL,
		receivedAt INTEGER NOT NULL,
		date TEXT NOT NULL,
		formName TEXT NOT NULL,
		name TEXT NOT NULL,
		email TEXT NOT NULL,
		message TEXT NOT NULL,
		language TEXT NOT NULL,
		suspicion TEXT,
		status TEXT NOT NULL,
		attempts INTEGER NOT NULL DEFAULT 0,
		nextAttemptAt INTEGER NOT NULL,
		lastError TEXT,
		forwardedAt INTEGER,
		exportedAt INTEGER,
		owner TEXT,
		leaseEndsAt INTEGER NOT NULL DEFAULT 0
	) STRICT;
	CREATE INDEX IF NOT EXISTS messagesByStatus ON messages (status, nextAttemptAt);
	CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
`;

/**
 * Opens the file, and makes it where there is none. A commit has been synced to disk when it returns: write-ahead log
 * with `synchronous=FULL`. Deleted text is overwritten.
 */
export function openDatabase(file: string): DatabaseSync {
	mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
	const database = new DatabaseSync(file, { timeout: patience });
	database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
	database.exec(schema);
	return database;
}
