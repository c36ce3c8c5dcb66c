import type { Pool } from "pg";

/** Advisory lock key: any number that nothing else in the database uses. */
const LOCK_KEY = 888_000_888;

/** Statements that migrate a database to schema version 1, 2, …. The first accepts tables without a version. */
const postgresMigrations: readonly string[] = [
	`
	CREATE TABLE IF NOT EXISTS messages (
		id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
		key text NOT NULL UNIQUE,
		digest text NOT NULL,
		"receivedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
		date text NOT NULL,
		"formName" text NOT NULL,
		name text NOT NULL,
		email text NOT NULL,
		message text NOT NULL,
		language text NOT NULL,
		suspicion text,
		status text NOT NULL,
		attempts integer NOT NULL DEFAULT 0,
		"nextAttemptAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
		"lastError" text,
		"forwardedAt" timestamptz,
		"exportedAt" timestamptz,
		owner text,
		"leaseEndsAt" timestamptz NOT NULL DEFAULT '-infinity'
	);
	CREATE INDEX IF NOT EXISTS "messagesWaiting" ON messages ("nextAttemptAt", id) WHERE status = 'waiting';
	CREATE TABLE IF NOT EXISTS probe (id integer PRIMARY KEY CHECK (id = 1), at timestamptz NOT NULL);
	`,
	// Adds dead messages, and claims by number of attempts.
	`
	ALTER TABLE messages ADD COLUMN strikes integer NOT NULL DEFAULT 0;
	ALTER TABLE messages ADD COLUMN "triedAt" timestamptz;
	ALTER TABLE probe ADD COLUMN filler bytea;
	DROP INDEX "messagesWaiting";
	CREATE INDEX "messagesByTurn" ON messages (attempts, id) WHERE status = 'waiting';
	CREATE INDEX "messagesForwarded" ON messages ("forwardedAt") WHERE status = 'forwarded';
	`,
	// Earlier servers never deleted messages by default: these are on hold until the operator confirms the deletion.
	`
	ALTER TABLE messages ADD COLUMN "isOnHold" boolean NOT NULL DEFAULT true;
	ALTER TABLE messages ALTER COLUMN "isOnHold" SET DEFAULT false;
	`,
	`
	ALTER TABLE messages ADD COLUMN page text;
	ALTER TABLE messages ADD COLUMN "answeredAt" timestamptz;
	`,
];

/** The schema belongs to a newer server, so this one must not write to it. */
export class NewerSchemaError extends Error {}

/** Creates or migrates the tables under a lock. Throws a `NewerSchemaError` if the schema is a newer server's. */
export async function migratePostgres(pool: Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
		await client.query('CREATE TABLE IF NOT EXISTS "messagesVersion" (version integer NOT NULL)');
		const { rows } = await client.query<{ version: number }>('SELECT version FROM "messagesVersion"');
		const version = rows[0]?.version ?? 0;
		if (version > postgresMigrations.length) throw new NewerSchemaError(`its schema ${version} is a newer server's`);
		for (const step of postgresMigrations.slice(version)) await client.query(step);
		if (rows.length === 0) await client.query('INSERT INTO "messagesVersion" VALUES ($1)', [postgresMigrations.length]);
		else await client.query('UPDATE "messagesVersion" SET version = $1', [postgresMigrations.length]);
		await client.query("COMMIT");
		client.release();
	} catch (error) {
		// Destroys the connection: a broken transaction must not reach the next caller.
		client.release(true);
		throw error;
	}
}
