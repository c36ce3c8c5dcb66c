import { randomBytes } from "node:crypto";
import { getDigest } from "./message.ts";
import { createStatements, type SqlDialect } from "./statements.ts";
import {
	MAX_STRIKES,
	type MessageCounts,
	type MessageStore,
	messageRow,
	PROBE_BYTES,
	type StoredMessage,
} from "./store.ts";

const MAX = Number.MAX_SAFE_INTEGER;

export type SqlValue = string | number | Uint8Array | null;

/** A database with the table of messages. Each statement is a transaction; parameters are `$1`, `$2` and so on. */
export interface SqlDatabase {
	/** Executes a statement. Resolves to the number of changed rows. */
	run(sql: string, values: readonly SqlValue[]): Promise<number>;
	/** Executes a statement that returns rows. */
	all(sql: string, values: readonly SqlValue[]): Promise<unknown[]>;
	close(): Promise<void>;
}

export function createSqlStore({ run, all, close }: SqlDatabase, dialect: SqlDialect): MessageStore {
	const sql = createStatements(dialect);
	const read = async (text: string, values: readonly SqlValue[]): Promise<StoredMessage[]> =>
		(await all(text, values)).map((row) => messageRow.parse(row)).toSorted((a, b) => a.id - b.id);
	return {
		async add(message) {
			const digest = getDigest(message);
			const { key, date, formName, name, email, message: text, language, page, suspicion } = message;
			const status = suspicion === null ? "waiting" : "quarantined";
			const values = [key, digest, date, formName, name, email, text, language, page, suspicion, status];
			if ((await run(sql.insert, values)) === 1) return "stored";
			if (suspicion === null) await run(sql.releaseHoneypot, [key, digest]);
			const [stored] = (await all(sql.findDigest, [key])) as { digest: string }[];
			if (stored === undefined) throw new Error("the message was erased while it was sent again");
			return stored.digest === digest ? "known" : "conflict";
		},
		claim: (owner, { count, leaseMs, lane, newest, maxDelayMs, except = [] }) =>
			read(sql.claim(lane, newest ? "DESC" : "ASC"), [
				owner,
				leaseMs,
				maxDelayMs,
				Math.max(2 * leaseMs, maxDelayMs),
				count,
				JSON.stringify(except),
			]),
		markForwarded: async (owner, id) => void (await run(sql.markForwarded, [owner, id])),
		async postpone(owner, id, delayMs, error) {
			const [row] = (await all(sql.postpone, [owner, id, delayMs, error, MAX_STRIKES])) as { status: string }[];
			return row?.status === "dead";
		},
		release: async (owner) => void (await run(sql.release, [owner])),
		list: ({ status, after = 0, before = MAX, limit = MAX, newest = false, heldForMs } = {}) =>
			read(sql.list(newest ? "DESC" : "ASC"), [after, status ?? null, limit, heldForMs ?? null, before]),
		find: async (id) => (await read(sql.find, [id]))[0],
		async count() {
			const rows = (await all(sql.count, [])) as { status: string; count: number }[];
			const counts: MessageCounts = { waiting: 0, forwarded: 0, quarantined: 0, dead: 0 };
			return Object.assign(counts, Object.fromEntries(rows.map(({ status, count }) => [status, count])));
		},
		retry: (which) => {
			if (which === undefined) return run(sql.retryWaiting, []);
			return which === "dead" ? run(sql.retryDead, []) : run(sql.retryOne, [which]);
		},
		markExported: async (ids) => void (await run(sql.markExported, [JSON.stringify(ids)])),
		markAnswered: async (ids, isAnswered) => void (await run(sql.markAnswered(isAnswered), [JSON.stringify(ids)])),
		deleteHandled: (ageMs) => run(sql.deleteHandled, [ageMs]),
		releaseHold: () => run(sql.releaseHold, []),
		deleteQuarantined: (ageMs, lastId = MAX) => run(sql.deleteQuarantined, [ageMs, lastId]),
		erase: (ids) => run(sql.erase, [JSON.stringify(ids)]),
		// Random bytes, so that no database or disk compresses them.
		check: async (asMessage = false) => void (await run(sql.probe, [asMessage ? randomBytes(PROBE_BYTES) : null])),
		close,
	};
}
