import { randomBytes } from "node:crypto";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { digestOf, type NewMessage } from "#server/inbox/message.ts";
import { readMessage } from "#server/inbox/readMessage.ts";
import {
	type AddResult,
	type Claim,
	type Counts,
	fillerBytes,
	mostStrikes,
	type Selection,
	type StoredMessage,
} from "#server/inbox/store.ts";
import { isDamage } from "./damage.ts";
import { openDatabase } from "./database.ts";
import * as sql from "./statements.ts";
import { watchFile } from "./watchFile.ts";

/** The store on one SQLite file, in one thread: every call blocks until the disk has it. `Store` says what each does. */
export class MessageTable {
	readonly #database: DatabaseSync;
	readonly #checkFile: () => void;
	/** Ids of messages on pages of the file that are damaged. */
	readonly #unreadable = new Set<number>();

	constructor(file: string) {
		this.#database = openDatabase(file);
		this.#checkFile = watchFile(file);
	}

	/** All or none, in one sync. */
	addAll(messages: readonly NewMessage[]): AddResult[] {
		this.#checkFile();
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
				if (digestUnder.get(key)?.digest !== digest) return "conflict";
				if (suspicion === null) this.#run(sql.clear, key);
				return "known";
			}),
		);
	}

	claim(owner: string, { count, lease, lane, newest, longest }: Claim): StoredMessage[] {
		const [least, most] = lane === "fresh" ? [0, 0] : [1, Number.MAX_SAFE_INTEGER];
		const farLease = Math.max(2 * lease, longest);
		const given = { owner, count, lease, least, most, longest, farLease, now: Date.now() };
		try {
			return inOrder(this.#database.prepare(newest ? sql.claimNewest : sql.claim).all(given));
		} catch (error) {
			if (!isDamage(error)) throw error;
			return inOrder(this.#claimReadable(given, newest));
		}
	}

	/** One by one, so that a page which cannot be read costs the messages on it alone. */
	#claimReadable({ count, least, most, ...given }: Given, newest: boolean): unknown[] {
		const ids = this.#database.prepare(newest ? sql.turnNewest : sql.turn).all({ least, most });
		const claimOne = this.#database.prepare(sql.claimOne);
		const claimed: unknown[] = [];
		for (const id of ids.map((row) => Number(row.id))) {
			if (claimed.length === count) break;
			if (this.#unreadable.has(id)) continue;
			try {
				claimed.push(...claimOne.all({ ...given, id }));
			} catch (error) {
				if (!isDamage(error)) throw error;
				this.#unreadable.add(id);
			}
		}
		return claimed;
	}

	markForwarded(owner: string, id: number): void {
		this.#run(sql.markForwarded, owner, id, Date.now());
	}

	postpone(owner: string, id: number, delay: number, error: string): boolean {
		const given = { owner, id, delay: Math.round(delay), error, now: Date.now(), limit: mostStrikes };
		return this.#database.prepare(sql.postpone).get(given)?.status === "dead";
	}

	release(owner: string): void {
		this.#run(sql.release, owner);
	}

	list({ status, after = 0, limit = -1, newest = false, heldFor }: Selection = {}): StoredMessage[] {
		const handledBefore = heldFor === undefined ? null : Date.now() - heldFor;
		const given = [after, status ?? null, limit, handledBefore];
		return inOrder(this.#database.prepare(newest ? sql.listNewest : sql.list).all(...given));
	}

	find(id: number): StoredMessage | undefined {
		return this.#database.prepare(sql.find).all(id).map(readMessage)[0];
	}

	count(): Counts {
		const unreadable = this.#unreadable.size;
		const counts = { waiting: 0, forwarded: 0, quarantined: 0, dead: 0, ...(unreadable > 0 && { unreadable }) };
		const rows = this.#database.prepare(sql.count).all();
		return Object.assign(counts, Object.fromEntries(rows.map(({ status, count }) => [status, count])));
	}

	retry(which?: number | "dead"): number {
		if (which === undefined) return this.#run(sql.retryAll, Date.now());
		return which === "dead" ? this.#run(sql.retryDead, Date.now()) : this.#run(sql.retryOne, Date.now(), which);
	}

	markExported(ids: readonly number[]): void {
		const mark = this.#database.prepare(sql.markExported);
		const now = Date.now();
		this.#transaction(() => {
			for (const id of ids) mark.run(now, id);
		});
	}

	deleteHandled(age: number): number {
		return this.#delete(sql.deleteHandled, Date.now() - age);
	}

	releaseHold(): number {
		return this.#run(sql.releaseHold);
	}

	deleteQuarantined(age: number): number {
		return this.#delete(sql.deleteQuarantined, Date.now() - age);
	}

	erase(id: number): boolean {
		return this.#delete(sql.erase, id) > 0;
	}

	check(asMessage = false): void {
		this.#checkFile();
		this.#run(sql.probe, Date.now(), asMessage ? randomBytes(fillerBytes) : null);
	}

	close(): void {
		this.#database.close();
	}

	#delete(text: string, value: number): number {
		const deleted = this.#run(text, value);
		if (deleted > 0) this.#database.exec(sql.emptyLog);
		return deleted;
	}

	#run(text: string, ...values: SQLInputValue[]): number {
		return Number(this.#database.prepare(text).run(...values).changes);
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

/** What a claim's statements are given. */
type Given = Record<"count" | "least" | "most" | "lease" | "longest" | "farLease" | "now", number> & { owner: string };

/** In the order of arrival. */
function inOrder(rows: readonly unknown[]): StoredMessage[] {
	return rows.map(readMessage).toSorted((a, b) => a.id - b.id);
}
