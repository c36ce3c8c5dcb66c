import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { digestOf, type NewMessage } from "../message.ts";
import { readMessage } from "../readMessage.ts";
import type { AddResult, Selection, Status, StoredMessage } from "../store.ts";
import { openDatabase } from "./database.ts";

/** The store on one SQLite file, in one thread: every call blocks until the disk has it. */
export class MessageTable {
	readonly #database: DatabaseSync;

	constructor(file: string) {
		this.#database = openDatabase(file);
	}

	/** All or none, in one sync. */
	addAll(messages: readonly NewMessage[]): AddResult[] {
		const insert = this.#database.prepare(`
			INSERT INTO messages (
				key, digest, receivedAt, nextAttemptAt, date, formName, name, email, message, language, suspicion, status
			) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`);
		const digestUnder = this.#database.prepare("SELECT digest FROM messages WHERE key = ?");
		const now = Date.now();
		return this.#transaction(() =>
			messages.map((message) => {
				const { key, date, formName, name, email, message: text, language, suspicion } = message;
				const digest = digestOf(message);
				const status = suspicion ? "quarantined" : "waiting";
				const given = [key, digest, now, now, date, formName, name, email, text, language, suspicion, status];
				if (insert.run(...given).changes === 1) return "stored";
				return digestUnder.get(key)?.digest === digest ? "known" : "conflict";
			}),
		);
	}

	claim(owner: string, count: number, lease: number): StoredMessage[] {
		const now = Date.now();
		return this.#rows(
			`UPDATE messages SET owner = ?, leaseEndsAt = ? WHERE id IN (
				SELECT id FROM messages WHERE status = 'waiting' AND nextAttemptAt <= ? AND leaseEndsAt <= ?
				ORDER BY nextAttemptAt, id LIMIT ?
			) RETURNING *`,
			[owner, now + lease, now, now, count],
		).toSorted((a, b) => a.id - b.id);
	}

	markForwarded(owner: string, id: number): void {
		this.#run(
			`UPDATE messages SET status = 'forwarded', forwardedAt = ?, attempts = attempts + 1, lastError = NULL, owner = NULL
			WHERE id = ? AND owner = ?`,
			[Date.now(), id, owner],
		);
	}

	postpone(owner: string, id: number, delay: number, error: string): void {
		this.#run(
			`UPDATE messages SET attempts = attempts + 1, nextAttemptAt = ?, lastError = ?, owner = NULL, leaseEndsAt = 0
			WHERE id = ? AND owner = ? AND status = 'waiting'`,
			[Date.now() + delay, error, id, owner],
		);
	}

	release(owner: string): void {
		this.#run("UPDATE messages SET owner = NULL, leaseEndsAt = 0 WHERE owner = ? AND status = 'waiting'", [owner]);
	}

	list({ status, after = 0, limit = -1, newest = false }: Selection = {}): StoredMessage[] {
		const order = newest ? "DESC" : "ASC";
		return this.#rows(
			`SELECT * FROM messages WHERE id > ?1 AND (?2 IS NULL OR status = ?2) ORDER BY id ${order} LIMIT ?3`,
			[after, status ?? null, limit],
		).toSorted((a, b) => a.id - b.id);
	}

	find(id: number): StoredMessage | undefined {
		return this.#rows("SELECT * FROM messages WHERE id = ?", [id])[0];
	}

	count(): Record<Status, number> {
		const counts = { waiting: 0, forwarded: 0, quarantined: 0 };
		const rows = this.#database.prepare("SELECT status, count(*) AS count FROM messages GROUP BY status").all();
		return Object.assign(counts, Object.fromEntries(rows.map(({ status, count }) => [status, count])));
	}

	retry(id?: number): number {
		const now = Date.now();
		if (id === undefined) {
			return this.#run("UPDATE messages SET nextAttemptAt = ? WHERE status = 'waiting'", [now]);
		}
		return this.#run(
			`UPDATE messages SET nextAttemptAt = ?, status = 'waiting'
			WHERE id = ? AND status IN ('waiting', 'quarantined')`,
			[now, id],
		);
	}

	markExported(ids: readonly number[]): void {
		const mark = this.#database.prepare("UPDATE messages SET exportedAt = ? WHERE id = ?");
		const now = Date.now();
		this.#transaction(() => {
			for (const id of ids) mark.run(now, id);
		});
	}

	deleteHandled(age: number): number {
		return this.#run("DELETE FROM messages WHERE receivedAt < ? AND (status = 'forwarded' OR exportedAt IS NOT NULL)", [
			Date.now() - age,
		]);
	}

	check(): void {
		this.#run("INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", [Date.now()]);
	}

	close(): void {
		this.#database.close();
	}

	#run(sql: string, values: SQLInputValue[]): number {
		return Number(this.#database.prepare(sql).run(...values).changes);
	}

	#rows(sql: string, values: SQLInputValue[]): StoredMessage[] {
		return this.#database
			.prepare(sql)
			.all(...values)
			.map(readMessage);
	}

	#transaction<Result>(work: () => Result): Result {
		this.#database.exec("BEGIN IMMEDIATE");
		try {
			const result = work();
			this.#database.exec("COMMIT");
			return result;
		} catch (error) {
			// A full disk may have rolled back already.
			if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
			throw error;
		}
	}
}
