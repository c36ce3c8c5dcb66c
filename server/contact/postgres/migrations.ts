import type { Pool } from "pg";
import { checkSchemaVersion, OLDEST_READER } from "#server/contact/schemaVersion.ts";

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

interface SchemaRecord {
	readonly version: number;
	readonly oldestReader?: number;
}

/** Creates or migrates the tables under a lock. Throws a `NewerSchemaError` if this server cannot use the schema. */
export async function migratePostgres(pool: Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
		await client.query('CREATE TABLE IF NOT EXISTS "messagesVersion" (version integer NOT NULL)');
		const { rows } = await client.query<SchemaRecord>('SELECT * FROM "messagesVersion"');
		const { version, oldestReader }: SchemaRecord = rows[0] ?? { version: 0 };
		checkSchemaVersion(version, postgresMigrations.length, oldestReader);
		if (version < postgresMigrations.length) {
			for (const step of postgresMigrations.slice(version)) await client.query(step);
			await client.query('DELETE FROM "messagesVersion"');
			await client.query('ALTER TABLE "messagesVersion" ADD COLUMN IF NOT EXISTS "oldestReader" integer NOT NULL');
			const values = [postgresMigrations.length, OLDEST_READER];
			await client.query('INSERT INTO "messagesVersion" (version, "oldestReader") VALUES ($1, $2)', values);
		}
		await client.query("COMMIT");
		client.release();
	} catch (error) {
		// Destroys the connection: a broken transaction must not reach the next caller.
		client.release(true);
		throw error;
	}
}
