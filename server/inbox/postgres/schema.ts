import type { Pool } from "pg";

/** Any number that nothing else in the database locks by. */
const lock = 888_000_888;

/**
 * Brings a database to the newest schema; the n-th one leads to version n. The first finds what servers made before there
 * were versions. Columns are named as the fields of `StoredMessage`.
 */
const migrations: readonly string[] = [
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
	// Setting messages aside, and claiming them by how often they were tried.
	`
	ALTER TABLE messages ADD COLUMN strikes integer NOT NULL DEFAULT 0;
	ALTER TABLE messages ADD COLUMN "triedAt" timestamptz;
	ALTER TABLE probe ADD COLUMN filler bytea;
	DROP INDEX "messagesWaiting";
	CREATE INDEX "messagesByTurn" ON messages (attempts, id) WHERE status = 'waiting';
	CREATE INDEX "messagesForwarded" ON messages ("forwardedAt") WHERE status = 'forwarded';
	`,
	// Earlier servers kept messages forever by default: theirs stay until the operator agrees to their deletion.
	`
	ALTER TABLE messages ADD COLUMN "isOnHold" boolean NOT NULL DEFAULT true;
	ALTER TABLE messages ALTER COLUMN "isOnHold" SET DEFAULT false;
	`,
];

/** What a server of a later version has made, this one must not write to. */
export class NewerSchema extends Error {}

/** Makes the tables, or brings them up to date. Instances that start together take turns. Throws for a newer schema. */
export async function createSchema(pool: Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${lock})`);
		await client.query('CREATE TABLE IF NOT EXISTS "messagesVersion" (version integer NOT NULL)');
		const { rows } = await client.query<{ version: number }>('SELECT version FROM "messagesVersion"');
		const version = rows[0]?.version ?? 0;
		if (version > migrations.length) throw new NewerSchema(`its schema ${version} is a newer server's`);
		for (const step of migrations.slice(version)) await client.query(step);
		if (rows.length === 0) await client.query('INSERT INTO "messagesVersion" VALUES ($1)', [migrations.length]);
		else await client.query('UPDATE "messagesVersion" SET version = $1', [migrations.length]);
		await client.query("COMMIT");
		client.release();
	} catch (error) {
		// A broken transaction must not reach the next caller.
		client.release(true);
		throw error;
	}
}
