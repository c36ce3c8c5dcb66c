/** Times are milliseconds of the machine's clock; `now` and the like are given with each call. */

export const insert = `
	INSERT INTO messages (
		key, digest, receivedAt, nextAttemptAt, date, formName, name, email, message, language, suspicion, status
	) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`;
export const digestUnder = "SELECT digest FROM messages WHERE key = ?";
export const clear = `
	UPDATE messages SET status = 'waiting', suspicion = NULL
	WHERE key = ? AND status = 'quarantined' AND suspicion = 'honeypot'`;

/** A time further away than any that could have been set was set before the clock was: it counts as come. */
const isDue = `
	(nextAttemptAt <= :now OR nextAttemptAt > :now + :longest) AND (leaseEndsAt <= :now OR leaseEndsAt > :now + :farLease)`;
const claimInOrder = (order: "ASC" | "DESC") => `
	UPDATE messages SET owner = :owner, leaseEndsAt = :now + :lease WHERE id IN (
		SELECT id FROM messages WHERE status = 'waiting' AND attempts BETWEEN :least AND :most AND ${isDue}
		ORDER BY attempts, id ${order} LIMIT :count
	) RETURNING *`;
export const claim = claimInOrder("ASC");
export const claimNewest = claimInOrder("DESC");

/** Who is next, from the index alone: it is whole where a page of the messages is not. */
const turnInOrder = (order: "ASC" | "DESC") => `
	SELECT id FROM messages INDEXED BY messagesByTurn
	WHERE status = 'waiting' AND attempts BETWEEN :least AND :most ORDER BY attempts, id ${order}`;
export const turn = turnInOrder("ASC");
export const turnNewest = turnInOrder("DESC");
export const claimOne = `
	UPDATE messages SET owner = :owner, leaseEndsAt = :now + :lease WHERE id = :id AND ${isDue} RETURNING *`;

export const markForwarded = `
	UPDATE messages
	SET status = 'forwarded', forwardedAt = ?3, attempts = attempts + 1, lastError = NULL, owner = NULL
	WHERE id = ?2 AND owner = ?1`;

/** A strike is a failure while the host took another message after this one's last attempt. */
const isStrike = `EXISTS (
	SELECT 1 FROM messages AS other
	WHERE other.status = 'forwarded' AND other.forwardedAt >= COALESCE(messages.triedAt, messages.receivedAt)
)`;
export const postpone = `
	UPDATE messages SET attempts = attempts + 1, nextAttemptAt = :now + :delay, lastError = :error, triedAt = :now,
		strikes = strikes + ${isStrike}, status = iif(strikes + ${isStrike} >= :limit, 'dead', 'waiting'),
		owner = NULL, leaseEndsAt = 0
	WHERE id = :id AND owner = :owner AND status = 'waiting' RETURNING status`;

export const release = `
	UPDATE messages SET owner = NULL, leaseEndsAt = 0 WHERE owner = ? AND status = 'waiting'`;

/** When a message was first forwarded or exported; NULL before that. */
const handledAt = "COALESCE(min(forwardedAt, exportedAt), forwardedAt, exportedAt)";
const selected = `
	SELECT * FROM messages
	WHERE id > ?1 AND (?2 IS NULL OR status = ?2) AND (?4 IS NULL OR (isOnHold = 1 AND ${handledAt} < ?4))`;
export const list = `${selected} ORDER BY id LIMIT ?3`;
export const listNewest = `${selected} ORDER BY id DESC LIMIT ?3`;
export const find = "SELECT * FROM messages WHERE id = ?";
export const count = "SELECT status, count(*) AS count FROM messages GROUP BY status";

export const retryAll = "UPDATE messages SET nextAttemptAt = ? WHERE status = 'waiting'";
export const retryDead = "UPDATE messages SET nextAttemptAt = ?, status = 'waiting', strikes = 0 WHERE status = 'dead'";
export const retryOne = `
	UPDATE messages SET nextAttemptAt = ?1, status = 'waiting', strikes = 0
	WHERE id = ?2 AND status IN ('waiting', 'quarantined', 'dead')`;

export const markExported = "UPDATE messages SET exportedAt = COALESCE(exportedAt, ?) WHERE id = ?";
export const deleteHandled = `DELETE FROM messages WHERE isOnHold = 0 AND ${handledAt} < ?`;
export const releaseHold = "UPDATE messages SET isOnHold = 0 WHERE isOnHold = 1";
export const deleteQuarantined = "DELETE FROM messages WHERE receivedAt < ? AND status = 'quarantined'";
export const erase = "DELETE FROM messages WHERE id = ?";
/** What was deleted is in the log until that is written anew. */
export const emptyLog = "PRAGMA wal_checkpoint(TRUNCATE)";

/** With as many bytes as a long message has, where they are given. */
export const probe = `
	INSERT INTO probe (id, at, filler) VALUES (1, ?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`;
