import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { digestOf, type NewMessage } from "#server/inbox/message.ts";
import { readMessage } from "#server/inbox/readMessage.ts";
import type { AddResult, Selection, Status, StoredMessage } from "#server/inbox/store.ts";
import { openDatabase } from "./database.ts";
import * as sql from "./statements.ts";

/** The store on one SQLite file, in one thread: every call blocks until the disk has it. `Store` says what each does. */
export class MessageTable {
	readonly #database: DatabaseSync;

	constructor(file: string) {
		this.#database = openDatabase(file);
	}

	/** All or none, in one sync. */
	addAll(messages: readonly NewMessage[]): AddResult[] {
		const insert = this.#database.prepare(sql.insert);
		const digestUnder = this.#database.prepare(sql.digestUnder);
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
		return this.#rows(sql.claim, owner, now + lease, now, count);
	}

	markForwarded(owner: string, id: number): void {
		this.#run(sql.markForwarded, owner, id, Date.now());
	}

	postpone(owner: string, id: number, delay: number, error: string): void {
		this.#run(sql.postpone, owner, id, Date.now() + delay, error);
	}

	release(owner: string): void {
		this.#run(sql.release, owner);
	}

	list({ status, after = 0, limit = -1, newest = false }: Selection = {}): StoredMessage[] {
		return this.#rows(newest ? sql.listNewest : sql.list, after, status ?? null, limit);
	}

	find(id: number): StoredMessage | undefined {
		return this.#rows(sql.find, id)[0];
	}

	count(): Record<Status, number> {
		const counts = { waiting: 0, forwarded: 0, quarantined: 0 };
		const rows = this.#database.prepare(sql.count).all();
		return Object.assign(counts, Object.fromEntries(rows.map(({ status, count }) => [status, count])));
	}

	retry(id?: number): number {
		return id === undefined ? this.#run(sql.retryAll, Date.now()) : this.#run(sql.retryOne, Date.now(), id);
	}

	markExported(ids: readonly number[]): void {
		const mark = this.#database.prepare(sql.markExported);
		const now = Date.now();
		this.#transaction(() => {
			for (const id of ids) mark.run(now, id);
		});
	}

	deleteHandled(age: number): number {
		return this.#run(sql.deleteHandled, Date.now() - age);
	}

	check(): void {
		this.#run(sql.probe, Date.now());
	}

	close(): void {
		this.#database.close();
	}

	#run(text: string, ...values: SQLInputValue[]): number {
		return Number(this.#database.prepare(text).run(...values).changes);
	}

	/** In the order of arrival. */
	#rows(text: string, ...values: SQLInputValue[]): StoredMessage[] {
		const rows = this.#database.prepare(text).all(...values);
		return rows.map(readMessage).toSorted((a, b) => a.id - b.id);
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
