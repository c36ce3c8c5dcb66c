/** A duration given in milliseconds. */
const interval = (parameter: string) => `${parameter}::double precision * interval '1 millisecond'`;

/** A time further away than any that could have been set was set before the clock was: it counts as come. */
const isDue = `
	("nextAttemptAt" <= clock_timestamp() OR "nextAttemptAt" > clock_timestamp() + ${interval("$6")})
	AND ("leaseEndsAt" <= clock_timestamp() OR "leaseEndsAt" > clock_timestamp() + greatest(2 * ${interval("$3")}, ${interval("$6")}))`;
/** Rows that another instance is just claiming are skipped, not waited for. */
const claimInOrder = (order: "ASC" | "DESC") => `
	UPDATE messages SET owner = $1, "leaseEndsAt" = clock_timestamp() + ${interval("$3")}
	WHERE id IN (
		SELECT id FROM messages
		WHERE status = 'waiting' AND attempts BETWEEN $4 AND $5 AND ${isDue}
		ORDER BY attempts, id ${order} LIMIT $2 FOR UPDATE SKIP LOCKED
	) RETURNING *`;
export const claim = claimInOrder("ASC");
export const claimNewest = claimInOrder("DESC");

export const markForwarded = `
	UPDATE messages
	SET status = 'forwarded', "forwardedAt" = clock_timestamp(), attempts = attempts + 1, "lastError" = NULL, owner = NULL
	WHERE id = $2 AND owner = $1`;

/** A strike is a failure while the host took another message after this one's last attempt. */
const strike = `CASE WHEN EXISTS (
	SELECT 1 FROM messages AS other
	WHERE other.status = 'forwarded' AND other."forwardedAt" >= COALESCE(messages."triedAt", messages."receivedAt")
) THEN 1 ELSE 0 END`;
export const postpone = `
	UPDATE messages
	SET attempts = attempts + 1, "nextAttemptAt" = clock_timestamp() + ${interval("$3")}, "lastError" = $4,
		"triedAt" = clock_timestamp(), strikes = strikes + ${strike},
		status = CASE WHEN strikes + ${strike} >= $5 THEN 'dead' ELSE 'waiting' END,
		owner = NULL, "leaseEndsAt" = '-infinity'
	WHERE id = $2 AND owner = $1 AND status = 'waiting' RETURNING status`;

export const release = `
	UPDATE messages SET owner = NULL, "leaseEndsAt" = '-infinity' WHERE owner = $1 AND status = 'waiting'`;

/** Whether a message was first forwarded or exported longer ago than an age in milliseconds. */
const isHandledFor = (age: string) => `least("forwardedAt", "exportedAt") < clock_timestamp() - ${interval(age)}`;
const selected = `
	SELECT * FROM messages
	WHERE id > $1 AND ($2::text IS NULL OR status = $2)
		AND ($4::double precision IS NULL OR ("isOnHold" AND ${isHandledFor("$4")}))`;
export const list = `${selected} ORDER BY id LIMIT $3`;
export const listNewest = `${selected} ORDER BY id DESC LIMIT $3`;
export const find = "SELECT * FROM messages WHERE id = $1";
export const count = "SELECT status, count(*)::int AS count FROM messages GROUP BY status";

export const retryAll = `UPDATE messages SET "nextAttemptAt" = clock_timestamp() WHERE status = 'waiting'`;
export const retryDead = `
	UPDATE messages SET "nextAttemptAt" = clock_timestamp(), status = 'waiting', strikes = 0 WHERE status = 'dead'`;
export const retryOne = `
	UPDATE messages SET "nextAttemptAt" = clock_timestamp(), status = 'waiting', strikes = 0
	WHERE id = $1 AND status IN ('waiting', 'quarantined', 'dead')`;

export const markExported = `
	UPDATE messages SET "exportedAt" = COALESCE("exportedAt", clock_timestamp()) WHERE id = ANY ($1::bigint[])`;
export const deleteHandled = `DELETE FROM messages WHERE NOT "isOnHold" AND ${isHandledFor("$1")}`;
export const releaseHold = `UPDATE messages SET "isOnHold" = false WHERE "isOnHold"`;
export const deleteQuarantined = `
	DELETE FROM messages WHERE "receivedAt" < clock_timestamp() - ${interval("$1")} AND status = 'quarantined'`;
export const erase = "DELETE FROM messages WHERE id = $1";

/** With as many bytes as a long message has, where they are given. */
export const probe = `
	INSERT INTO probe (id, at, filler) VALUES (1, clock_timestamp(), $1)
	ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`;
