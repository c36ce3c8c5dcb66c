import { randomBytes } from "node:crypto";
import { getDigest } from "./message.ts";
import { type MessageCounts, type MessageStore, messageRow, type StoredMessage } from "./store.ts";

/** A message is dead after this many failures while others were accepted. */
const MAX_STRIKES = 10;

/** Size of a long message, which `check` writes to test the free space. */
const PROBE_BYTES = 32 * 1024;

const MAX_INTEGER = Number.MAX_SAFE_INTEGER;

export type SqlValue = string | number | Uint8Array | null;

/** A database with the table of messages. Each statement is a transaction; parameters are `$1`, `$2` and so on. */
export interface SqlDatabase {
	/** Resolves to the number of changed rows. */
	run(sql: string, values: readonly SqlValue[]): Promise<number>;
	all(sql: string, values: readonly SqlValue[]): Promise<unknown[]>;
	close(): Promise<void>;
}

/** SQL that differs between SQLite and PostgreSQL. */
export interface SqlDialect {
	readonly now: string;
	/** A time before all others. */
	readonly past: string;
	/** Function for the smaller of two values. */
	readonly least: string;
	/** Skips rows that another instance is claiming. */
	readonly skipLocked: string;
	/** Milliseconds as a value to add to a time. */
	duration(parameter: string): string;
	/** Rows of the numbers in a JSON array. */
	numbers(parameter: string): string;
}

/** Creates a message store. Column names are the fields of `StoredMessage`. */
export function createSqlStore({ run, all, close }: SqlDatabase, dialect: SqlDialect): MessageStore {
	const { now, past, least, skipLocked, duration, numbers } = dialect;
	const handledAt = `COALESCE(${least}("forwardedAt", "exportedAt"), "forwardedAt", "exportedAt")`;
	// A failure counts as a strike only if the host accepted another message since the last attempt.
	const strikeCount = `strikes + CASE WHEN EXISTS (
		SELECT 1 FROM messages AS other
		WHERE other.status = 'forwarded' AND other."forwardedAt" >= COALESCE(messages."triedAt", messages."receivedAt")
	) THEN 1 ELSE 0 END`;
	const due = `"nextAttemptAt" = ${now}, status = 'waiting', strikes = 0`;
	const update = async (sql: string, values: readonly SqlValue[]) => void (await run(`UPDATE messages ${sql}`, values));
	const read = async (sql: string, values: readonly SqlValue[]): Promise<StoredMessage[]> =>
		(await all(sql, values)).map((row) => messageRow.parse(row)).toSorted((a, b) => a.id - b.id);
	return {
		async add(message) {
			const digest = getDigest(message);
			const { key, date, formName, name, email, message: text, language, page, suspicion } = message;
			const status = suspicion === null ? "waiting" : "quarantined";
			const insertSql = `INSERT INTO messages (
				key, digest, date, "formName", name, email, message, language, page, suspicion, status, "receivedAt",
				"nextAttemptAt"
			) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${now}, ${now}) ON CONFLICT (key) DO NOTHING`;
			const values = [key, digest, date, formName, name, email, text, language, page, suspicion, status];
			if ((await run(insertSql, values)) === 1) return "stored";
			const releaseHoneypot = `SET status = 'waiting', suspicion = NULL
				WHERE key = $1 AND digest = $2 AND status = 'quarantined' AND suspicion = 'honeypot'`;
			if (suspicion === null) await update(releaseHoneypot, [key, digest]);
			const [stored] = (await all("SELECT digest FROM messages WHERE key = $1", [key])) as { digest: string }[];
			if (stored === undefined) throw new Error("the message was erased while it was sent again");
			return stored.digest === digest ? "known" : "conflict";
		},
		claim(owner, { count, leaseMs, lane, newest, maxDelayMs, except = [] }) {
			// Times further ahead than any delay or lease were set before a clock change, so they count as past.
			const claimSql = `UPDATE messages SET owner = $1, "leaseEndsAt" = ${now} + ${duration("$2")} WHERE id IN (
				SELECT id FROM messages
				WHERE status = 'waiting' AND attempts ${lane === "fresh" ? "= 0" : "> 0"}
					AND id NOT IN (${numbers("$6")})
					AND ("nextAttemptAt" <= ${now} OR "nextAttemptAt" > ${now} + ${duration("$3")})
					AND ("leaseEndsAt" <= ${now} OR "leaseEndsAt" > ${now} + ${duration("$4")})
				ORDER BY attempts, id ${newest ? "DESC" : "ASC"} LIMIT $5 ${skipLocked}
			) RETURNING *`;
			const maxLeadMs = Math.max(2 * leaseMs, maxDelayMs);
			return read(claimSql, [owner, leaseMs, maxDelayMs, maxLeadMs, count, JSON.stringify(except)]);
		},
		markForwarded: (owner, id) =>
			update(
				`SET status = 'forwarded', "forwardedAt" = ${now}, attempts = attempts + 1, "lastError" = NULL, owner = NULL
				WHERE owner = $1 AND id = $2`,
				[owner, id],
			),
		async postpone(owner, id, delayMs, error) {
			const postponeSql = `UPDATE messages SET attempts = attempts + 1, "nextAttemptAt" = ${now} + ${duration("$3")},
				"lastError" = $4, "triedAt" = ${now}, strikes = ${strikeCount}, owner = NULL, "leaseEndsAt" = ${past},
				status = CASE WHEN ${strikeCount} >= $5 THEN 'dead' ELSE 'waiting' END
			WHERE owner = $1 AND id = $2 AND status = 'waiting' RETURNING status`;
			const [row] = (await all(postponeSql, [owner, id, delayMs, error, MAX_STRIKES])) as { status: string }[];
			return row?.status === "dead";
		},
		release: (owner) =>
			update(`SET owner = NULL, "leaseEndsAt" = ${past} WHERE owner = $1 AND status = 'waiting'`, [owner]),
		list({ status, after = 0, before = MAX_INTEGER, limit = MAX_INTEGER, newest = false, heldForMs } = {}) {
			const listSql = `SELECT * FROM messages WHERE id > $1 AND id < $5 AND (CAST($2 AS text) IS NULL OR status = $2)
				AND (CAST($4 AS double precision) IS NULL OR ("isOnHold" AND ${handledAt} < ${now} - ${duration("$4")}))
				ORDER BY id ${newest ? "DESC" : "ASC"} LIMIT $3`;
			return read(listSql, [after, status ?? null, limit, heldForMs ?? null, before]);
		},
		find: async (id) => (await read("SELECT * FROM messages WHERE id = $1", [id]))[0],
		async count() {
			const countSql = "SELECT status, CAST(count(*) AS integer) AS count FROM messages GROUP BY status";
			const rows = (await all(countSql, [])) as { status: string; count: number }[];
			const counts: MessageCounts = { waiting: 0, forwarded: 0, quarantined: 0, dead: 0 };
			return Object.assign(counts, Object.fromEntries(rows.map(({ status, count }) => [status, count])));
		},
		retry(which) {
			if (which === undefined) return run(`UPDATE messages SET "nextAttemptAt" = ${now} WHERE status = 'waiting'`, []);
			if (which === "dead") return run(`UPDATE messages SET ${due} WHERE status = 'dead'`, []);
			const isRetryable = "id = $1 AND status IN ('waiting', 'quarantined', 'dead')";
			return run(`UPDATE messages SET ${due} WHERE ${isRetryable}`, [which]);
		},
		markExported: (ids) =>
			update(`SET "exportedAt" = COALESCE("exportedAt", ${now}) WHERE id IN (${numbers("$1")})`, [JSON.stringify(ids)]),
		markAnswered: (ids, isAnswered) =>
			update(`SET "answeredAt" = ${isAnswered ? now : "NULL"} WHERE id IN (${numbers("$1")})`, [JSON.stringify(ids)]),
		deleteHandled: (ageMs) =>
			run(`DELETE FROM messages WHERE NOT "isOnHold" AND ${handledAt} < ${now} - ${duration("$1")}`, [ageMs]),
		releaseHold: () => run('UPDATE messages SET "isOnHold" = FALSE WHERE "isOnHold"', []),
		deleteQuarantined(ageMs, lastId = MAX_INTEGER) {
			const isOld = `"receivedAt" < ${now} - ${duration("$1")}`;
			return run(`DELETE FROM messages WHERE status = 'quarantined' AND ${isOld} AND id <= $2`, [ageMs, lastId]);
		},
		erase: (ids) => run(`DELETE FROM messages WHERE id IN (${numbers("$1")})`, [JSON.stringify(ids)]),
		async check(asMessage = false) {
			const probeSql = `INSERT INTO probe (id, at, filler) VALUES (1, ${now}, $1)
				ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`;
			// Databases and disks cannot compress random bytes.
			await run(probeSql, [asMessage ? randomBytes(PROBE_BYTES) : null]);
		},
		close,
	};
}
