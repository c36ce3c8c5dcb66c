/** The differences between the SQL of SQLite and of PostgreSQL. */
export interface SqlDialect {
	/** The current time. */
	readonly now: string;
	/** A time before all others. */
	readonly past: string;
	/** Smaller of two values. */
	readonly least: string;
	/** Skips rows that another instance is claiming instead of waiting for them. */
	readonly skipLocked: string;
	/** Milliseconds as a value to add to a time. */
	duration(parameter: string): string;
	/** Rows of the numbers in a JSON array. */
	numbers(parameter: string): string;
}

/** The statements of a store. Column names are the fields of `StoredMessage`. */
export function createStatements({ now, past, least, skipLocked, duration, numbers }: SqlDialect) {
	const handledAt = `COALESCE(${least}("forwardedAt", "exportedAt"), "forwardedAt", "exportedAt")`;
	// A failure counts as a strike only if the host accepted another message since the last attempt.
	const strikes = `strikes + CASE WHEN EXISTS (
		SELECT 1 FROM messages AS other
		WHERE other.status = 'forwarded' AND other."forwardedAt" >= COALESCE(messages."triedAt", messages."receivedAt")
	) THEN 1 ELSE 0 END`;
	const selected = `
		SELECT * FROM messages WHERE id > $1 AND id < $5 AND (CAST($2 AS text) IS NULL OR status = $2)
			AND (CAST($4 AS double precision) IS NULL OR ("isOnHold" AND ${handledAt} < ${now} - ${duration("$4")}))`;
	return {
		insert: `
			INSERT INTO messages (
				key, digest, date, "formName", name, email, message, language, page, suspicion, status, "receivedAt",
				"nextAttemptAt"
			) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${now}, ${now}) ON CONFLICT (key) DO NOTHING`,
		findDigest: "SELECT digest FROM messages WHERE key = $1",
		releaseHoneypot: `
			UPDATE messages SET status = 'waiting', suspicion = NULL
			WHERE key = $1 AND digest = $2 AND status = 'quarantined' AND suspicion = 'honeypot'`,
		/** Times further ahead than any delay or lease were set before the clock changed, so they have passed. */
		claim: (lane: "fresh" | "tried", order: "ASC" | "DESC") => `
			UPDATE messages SET owner = $1, "leaseEndsAt" = ${now} + ${duration("$2")} WHERE id IN (
				SELECT id FROM messages
				WHERE status = 'waiting' AND attempts ${lane === "fresh" ? "= 0" : "> 0"}
					AND id NOT IN (${numbers("$6")})
					AND ("nextAttemptAt" <= ${now} OR "nextAttemptAt" > ${now} + ${duration("$3")})
					AND ("leaseEndsAt" <= ${now} OR "leaseEndsAt" > ${now} + ${duration("$4")})
				ORDER BY attempts, id ${order} LIMIT $5 ${skipLocked}
			) RETURNING *`,
		markForwarded: `
			UPDATE messages
			SET status = 'forwarded', "forwardedAt" = ${now}, attempts = attempts + 1, "lastError" = NULL, owner = NULL
			WHERE owner = $1 AND id = $2`,
		postpone: `
			UPDATE messages SET attempts = attempts + 1, "nextAttemptAt" = ${now} + ${duration("$3")}, "lastError" = $4,
				"triedAt" = ${now}, strikes = ${strikes}, status = CASE WHEN ${strikes} >= $5 THEN 'dead' ELSE 'waiting' END,
				owner = NULL, "leaseEndsAt" = ${past}
			WHERE owner = $1 AND id = $2 AND status = 'waiting' RETURNING status`,
		release: `UPDATE messages SET owner = NULL, "leaseEndsAt" = ${past} WHERE owner = $1 AND status = 'waiting'`,
		list: (order: "ASC" | "DESC") => `${selected} ORDER BY id ${order} LIMIT $3`,
		find: "SELECT * FROM messages WHERE id = $1",
		count: "SELECT status, CAST(count(*) AS integer) AS count FROM messages GROUP BY status",
		retryWaiting: `UPDATE messages SET "nextAttemptAt" = ${now} WHERE status = 'waiting'`,
		retryDead: `UPDATE messages SET "nextAttemptAt" = ${now}, status = 'waiting', strikes = 0 WHERE status = 'dead'`,
		retryOne: `
			UPDATE messages SET "nextAttemptAt" = ${now}, status = 'waiting', strikes = 0
			WHERE id = $1 AND status IN ('waiting', 'quarantined', 'dead')`,
		markExported: `
			UPDATE messages SET "exportedAt" = COALESCE("exportedAt", ${now}) WHERE id IN (${numbers("$1")})`,
		markAnswered: (isAnswered: boolean) =>
			`UPDATE messages SET "answeredAt" = ${isAnswered ? now : "NULL"} WHERE id IN (${numbers("$1")})`,
		deleteHandled: `DELETE FROM messages WHERE NOT "isOnHold" AND ${handledAt} < ${now} - ${duration("$1")}`,
		releaseHold: `UPDATE messages SET "isOnHold" = FALSE WHERE "isOnHold"`,
		deleteQuarantined: `
			DELETE FROM messages WHERE status = 'quarantined' AND "receivedAt" < ${now} - ${duration("$1")} AND id <= $2`,
		erase: `DELETE FROM messages WHERE id IN (${numbers("$1")})`,
		probe: `
			INSERT INTO probe (id, at, filler) VALUES (1, ${now}, $1)
			ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`,
	};
}
