import type { Pool } from "pg";

/** Any number that nothing else in the database locks by. */
const lock = 888_000_888;

/** Columns are named as the fields of `StoredMessage`. */
const schema = `
	BEGIN;
	SELECT pg_advisory_xact_lock(${lock});
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
	COMMIT;
`;

/** Makes the tables where there are none. Instances that start together take turns. */
export async function createSchema(pool: Pool): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query(schema);
		client.release();
	} catch (error) {
		// A broken transaction must not reach the next caller.
		client.release(true);
		throw error;
	}
}
