/** Times are milliseconds of the machine's clock; `now` and the like are given with each call. */

export const insert = `
	INSERT INTO messages (
		key, digest, receivedAt, nextAttemptAt, date, formName, name, email, message, language, suspicion, status
	) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`;
export const digestUnder = "SELECT digest FROM messages WHERE key = ?";

export const claim = `
	UPDATE messages SET owner = ?1, leaseEndsAt = ?2 WHERE id IN (
		SELECT id FROM messages WHERE status = 'waiting' AND nextAttemptAt <= ?3 AND leaseEndsAt <= ?3
		ORDER BY nextAttemptAt, id LIMIT ?4
	) RETURNING *`;

export const markForwarded = `
	UPDATE messages
	SET status = 'forwarded', forwardedAt = ?3, attempts = attempts + 1, lastError = NULL, owner = NULL
	WHERE id = ?2 AND owner = ?1`;

export const postpone = `
	UPDATE messages SET attempts = attempts + 1, nextAttemptAt = ?3, lastError = ?4, owner = NULL, leaseEndsAt = 0
	WHERE id = ?2 AND owner = ?1 AND status = 'waiting'`;

export const release = `
	UPDATE messages SET owner = NULL, leaseEndsAt = 0 WHERE owner = ? AND status = 'waiting'`;

const selected = "SELECT * FROM messages WHERE id > ?1 AND (?2 IS NULL OR status = ?2)";
export const list = `${selected} ORDER BY id LIMIT ?3`;
export const listNewest = `${selected} ORDER BY id DESC LIMIT ?3`;
export const find = "SELECT * FROM messages WHERE id = ?";
export const count = "SELECT status, count(*) AS count FROM messages GROUP BY status";

export const retryAll = "UPDATE messages SET nextAttemptAt = ? WHERE status = 'waiting'";
export const retryOne = `
	UPDATE messages SET nextAttemptAt = ?1, status = 'waiting' WHERE id = ?2 AND status IN ('waiting', 'quarantined')`;

export const markExported = "UPDATE messages SET exportedAt = ? WHERE id = ?";
export const deleteHandled = `
	DELETE FROM messages WHERE receivedAt < ? AND (status = 'forwarded' OR exportedAt IS NOT NULL)`;

export const probe = "INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
