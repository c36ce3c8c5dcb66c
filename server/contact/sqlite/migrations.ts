/** Statements that migrate a file to `user_version` 1, 2, …. The first accepts tables without a version. */
export const sqliteMigrations: readonly string[] = [
	`
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
	`,
	// Adds dead messages, and claims by number of attempts.
	`
	ALTER TABLE messages ADD COLUMN strikes INTEGER NOT NULL DEFAULT 0;
	ALTER TABLE messages ADD COLUMN triedAt INTEGER;
	ALTER TABLE probe ADD COLUMN filler BLOB;
	DROP INDEX messagesByStatus;
	CREATE INDEX messagesByTurn ON messages (status, attempts, id);
	CREATE INDEX messagesForwarded ON messages (forwardedAt) WHERE status = 'forwarded';
	`,
	// Earlier servers never deleted messages by default: these are on hold until the operator confirms the deletion.
	`
	ALTER TABLE messages ADD COLUMN isOnHold INTEGER NOT NULL DEFAULT 0;
	UPDATE messages SET isOnHold = 1;
	`,
	`
	ALTER TABLE messages ADD COLUMN page TEXT;
	ALTER TABLE messages ADD COLUMN answeredAt INTEGER;
	`,
];
