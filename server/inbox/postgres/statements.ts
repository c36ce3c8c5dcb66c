/** A duration given in milliseconds. */
const interval = (parameter: string) => `${parameter}::double precision * interval '1 millisecond'`;

/** Rows that another instance is just claiming are skipped, not waited for. */
export const claim = `
	UPDATE messages SET owner = $1, "leaseEndsAt" = clock_timestamp() + ${interval("$3")}
	WHERE id IN (
		SELECT id FROM messages
		WHERE status = 'waiting' AND "nextAttemptAt" <= clock_timestamp() AND "leaseEndsAt" <= clock_timestamp()
		ORDER BY "nextAttemptAt", id LIMIT $2 FOR UPDATE SKIP LOCKED
	) RETURNING *`;

export const markForwarded = `
	UPDATE messages
	SET status = 'forwarded', "forwardedAt" = clock_timestamp(), attempts = attempts + 1, "lastError" = NULL, owner = NULL
	WHERE id = $2 AND owner = $1`;

export const postpone = `
	UPDATE messages
	SET attempts = attempts + 1, "nextAttemptAt" = clock_timestamp() + ${interval("$3")}, "lastError" = $4,
		owner = NULL, "leaseEndsAt" = '-infinity'
	WHERE id = $2 AND owner = $1 AND status = 'waiting'`;

export const release = `
	UPDATE messages SET owner = NULL, "leaseEndsAt" = '-infinity' WHERE owner = $1 AND status = 'waiting'`;

const selected = "SELECT * FROM messages WHERE id > $1 AND ($2::text IS NULL OR status = $2)";
export const list = `${selected} ORDER BY id LIMIT $3`;
export const listNewest = `${selected} ORDER BY id DESC LIMIT $3`;
export const find = "SELECT * FROM messages WHERE id = $1";
export const count = "SELECT status, count(*)::int AS count FROM messages GROUP BY status";

export const retryAll = `UPDATE messages SET "nextAttemptAt" = clock_timestamp() WHERE status = 'waiting'`;
export const retryOne = `
	UPDATE messages SET "nextAttemptAt" = clock_timestamp(), status = 'waiting'
	WHERE id = $1 AND status IN ('waiting', 'quarantined')`;

export const markExported = `UPDATE messages SET "exportedAt" = clock_timestamp() WHERE id = ANY ($1::bigint[])`;
export const deleteHandled = `
	DELETE FROM messages
	WHERE "receivedAt" < clock_timestamp() - ${interval("$1")} AND (status = 'forwarded' OR "exportedAt" IS NOT NULL)`;

export const probe = `
	INSERT INTO probe (id, at) VALUES (1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET at = excluded.at`;
