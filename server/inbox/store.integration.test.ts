import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findPostgres } from "#server/testing/findPostgres.ts";
import { type Postgres, startPostgres } from "#server/testing/startPostgres.ts";
import type { NewMessage } from "./message.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";
import type { Store, StoredMessage } from "./store.ts";

/** Gives every test two connections to one empty store. */
interface Kind {
	readonly name: string;
	readonly isMissing: boolean;
	setUp(): Promise<void>;
	open(): Promise<() => Store>;
	tearDown(): Promise<void>;
}

let postgres: Postgres;
let folder: string;
const kinds: readonly Kind[] = [
	{
		name: "SQLite",
		isMissing: false,
		async setUp() {
			folder = mkdtempSync(path.join(tmpdir(), "inbox-"));
		},
		async open() {
			const file = path.join(mkdtempSync(path.join(folder, "store-")), "deep/inbox.sqlite");
			return () => openSqlite(file);
		},
		async tearDown() {
			rmSync(folder, { recursive: true });
		},
	},
	{
		name: "PostgreSQL",
		isMissing: findPostgres() === undefined,
		async setUp() {
			postgres = await startPostgres();
		},
		async open() {
			const address = await postgres.createDatabase();
			return () => openPostgres(address);
		},
		tearDown: () => postgres.stop(),
	},
];

const written: NewMessage = {
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Playfleet contact form",
	name: "Zoë 'O\" Ñ",
	email: "zoe@example.com",
	message: "Two\nlines; DROP TABLE messages; 🚤 \u202e",
	language: "ru",
	suspicion: null,
};
const numbered = (count: number, prefix = "key") =>
	Array.from({ length: count }, (_, index): NewMessage => ({ ...written, key: `${prefix}-${index + 1}` }));
const minute = 60_000;
const hour = 60 * minute;

/** What both lanes of a forwarder would take. */
async function claim(from: Store, owner: string, count: number, lease: number): Promise<StoredMessage[]> {
	const given = { lease, newest: false, longest: hour };
	const fresh = await from.claim(owner, { ...given, count, lane: "fresh" });
	const tried = await from.claim(owner, { ...given, count: count - fresh.length, lane: "tried" });
	return [...fresh, ...tried];
}

describe.each(kinds)("the store on $name", ({ isMissing, setUp, open, tearDown }) => {
	if (isMissing) {
		it.skip("is not tested: no PostgreSQL on this machine; npm test installs one", () => {});
		return;
	}

	let store: Store;
	/** Another instance's. */
	let other: Store;
	beforeAll(setUp, minute);
	afterAll(tearDown, minute);
	beforeEach(async () => {
		const connect = await open();
		store = connect();
		other = connect();
	});
	afterEach(async () => {
		await Promise.all([store.close(), other.close()]);
	});

	it("gives back what it was given, to every instance", async () => {
		const before = Date.now() - 1_000;
		expect(await store.add(written)).toBe("stored");
		const [stored] = await other.list();
		expect(stored).toMatchObject({ ...written, status: "waiting", attempts: 0, lastError: null, forwardedAt: null });
		expect(stored?.receivedAt.getTime()).toBeGreaterThan(before);
		expect(await other.find(stored?.id ?? 0)).toEqual(stored);
		expect(await other.find(999)).toBeUndefined();
	});

	it("takes a message once per key, and another one under the same key never", async () => {
		expect(await store.add(written)).toBe("stored");
		expect(await other.add({ ...written, date: "2025-02-01T00:00:00.000Z", suspicion: "flood" })).toBe("known");
		expect(await other.add({ ...written, message: "Other words" })).toBe("conflict");
		expect(await store.list()).toHaveLength(1);
	});

	it("takes one of many that come at the same moment under one key", async () => {
		const results = await Promise.all(
			Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).add(written)),
		);
		expect(results.filter((result) => result === "stored")).toHaveLength(1);
		expect(new Set(results)).toEqual(new Set(["stored", "known"]));
		expect(await store.list()).toHaveLength(1);
	});

	it("takes overlapping crowds of two instances without a deadlock", async () => {
		const messages = numbered(300);
		await Promise.all([
			...messages.map((message) => store.add(message)),
			...messages.toReversed().map((message) => other.add(message)),
		]);
		expect(await store.list()).toHaveLength(300);
	});

	it("keeps suspicious messages apart from those to forward", async () => {
		await store.add({ ...written, suspicion: "honeypot" });
		expect(await claim(store, "a", 10, minute)).toEqual([]);
		expect(await store.count()).toEqual({ waiting: 0, forwarded: 0, quarantined: 1, dead: 0 });
	});

	it("gives a waiting message to one instance at a time, oldest first", async () => {
		for (const message of numbered(5)) await store.add(message);
		const first = await claim(store, "a", 2, minute);
		expect(first.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
		expect((await claim(other, "b", 10, minute)).map(({ key }) => key)).toEqual(["key-3", "key-4", "key-5"]);
		expect(await claim(store, "a", 10, minute)).toEqual([]);
	});

	it("gives no message to two that ask at the same moment", async () => {
		for (const message of numbered(60)) await store.add(message);
		const claims = await Promise.all(
			Array.from({ length: 20 }, (_, index) => claim(index % 2 ? store : other, `owner-${index}`, 5, minute)),
		);
		const ids = claims.flat().map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("gives a message to another when the lease has ended, and the first one can no longer mark it", async () => {
		await store.add(written);
		const [claimed] = await claim(store, "a", 1, 20);
		await expect.poll(() => claim(other, "b", 1, minute), { timeout: 15_000 }).toHaveLength(1);
		await store.markForwarded("a", claimed?.id ?? 0);
		expect(await store.count()).toMatchObject({ waiting: 1, forwarded: 0 });
		await other.markForwarded("b", claimed?.id ?? 0);
		expect(await store.find(claimed?.id ?? 0)).toMatchObject({ status: "forwarded", attempts: 1, lastError: null });
		expect(await claim(store, "c", 1, minute)).toEqual([]);
	});

	it("hands back what an owner released", async () => {
		await store.add(written);
		await claim(store, "a", 1, minute);
		await store.release("a");
		expect(await claim(other, "b", 1, minute)).toHaveLength(1);
	});

	it("offers a postponed message again after its delay, or when told to", async () => {
		await store.add(written);
		const [claimed] = await claim(store, "a", 1, minute);
		const id = claimed?.id ?? 0;
		await store.postpone("a", id, minute, "answered 500");
		expect(await store.find(id)).toMatchObject({ status: "waiting", attempts: 1, lastError: "answered 500" });
		expect(await claim(store, "a", 1, minute)).toEqual([]);
		expect(await other.retry()).toBe(1);
		expect(await claim(store, "a", 1, minute)).toHaveLength(1);
		await store.postpone("a", id, 0, "answered 500");
		expect(await claim(store, "a", 1, minute)).toMatchObject([{ attempts: 2 }]);
	});

	it("lets a message out of quarantine by name only, and sends nothing twice", async () => {
		await store.add({ ...written, suspicion: "flood" });
		const id = (await store.list())[0]?.id ?? 0;
		expect(await store.retry()).toBe(0);
		expect(await store.retry(id)).toBe(1);
		await claim(store, "a", 1, minute);
		await store.markForwarded("a", id);
		expect(await store.retry(id)).toBe(0);
		expect(await store.retry(id + 1)).toBe(0);
	});

	it("lists the newest or the oldest, always in the order of arrival", async () => {
		for (const message of numbered(5)) await store.add(message);
		await store.add({ ...written, key: "odd", suspicion: "honeypot" });
		const keys = async (...given: Parameters<Store["list"]>) => (await store.list(...given)).map(({ key }) => key);
		expect(await keys({ limit: 2, newest: true })).toEqual(["key-5", "odd"]);
		expect(await keys({ limit: 2 })).toEqual(["key-1", "key-2"]);
		expect(await keys({ status: "quarantined" })).toEqual(["odd"]);
		const [first] = await store.list();
		expect(await keys({ after: first?.id, limit: 1 })).toEqual(["key-2"]);
	});

	it("deletes what is old and has been exported or forwarded, and nothing else", async () => {
		for (const message of numbered(3)) await store.add(message);
		await store.add({ ...written, key: "odd", suspicion: "honeypot" });
		const [one, two, , odd] = await store.list();
		await claim(store, "a", 1, minute);
		await store.markForwarded("a", one?.id ?? 0);
		await store.markExported([two?.id ?? 0, odd?.id ?? 0]);
		expect(await store.deleteHandled(minute)).toBe(0);
		await expect
			.poll(
				async () => {
					await store.deleteHandled(1);
					return (await store.list()).map(({ key }) => key);
				},
				{ timeout: 15_000 },
			)
			.toEqual(["key-3"]);
	});

	it("keeps what was never tried apart from what was, and has the newest of the least tried", async () => {
		for (const message of numbered(6)) await store.add(message);
		const all = await claim(store, "a", 6, minute);
		for (const { id } of all.slice(0, 4)) await store.postpone("a", id, 0, "answered 500");
		const [twice] = await claim(store, "a", 1, minute);
		await store.postpone("a", twice?.id ?? 0, 0, "answered 500");
		await store.release("a");
		const take = async (lane: "fresh" | "tried", newest: boolean) => {
			const taken = await store.claim("b", { count: 1, lease: minute, lane, newest, longest: hour });
			await store.release("b");
			return taken.map(({ key }) => key);
		};
		expect(await take("fresh", false)).toEqual(["key-5"]);
		expect(await take("fresh", true)).toEqual(["key-6"]);
		expect(await take("tried", false)).toEqual(["key-2"]);
		expect(await take("tried", true)).toEqual(["key-4"]);
	});

	/** Fails a message once; with `meanwhile` another one passes first. */
	async function failOnce(bad: number, meanwhile?: string): Promise<boolean> {
		if (meanwhile !== undefined) {
			await store.add({ ...written, key: meanwhile });
			const taken = await claim(store, "good", 10, minute);
			for (const { id, key } of taken) if (key === meanwhile) await store.markForwarded("good", id);
			await store.release("good");
		}
		await store.retry();
		await claim(store, "a", 10, minute);
		const isDead = await store.postpone("a", bad, 0, "answered 500");
		await store.release("a");
		return isDead;
	}

	it("sets a message aside after ten failures while others pass, and gives it back when told to", async () => {
		await store.add({ ...written, key: "poison" });
		const bad = (await store.list())[0]?.id ?? 0;
		for (let time = 1; time <= 9; time += 1) expect(await failOnce(bad, `good-${time}`)).toBe(false);
		expect(await failOnce(bad, "good-10")).toBe(true);
		expect(await store.count()).toEqual({ waiting: 0, forwarded: 10, quarantined: 0, dead: 1 });
		expect(await claim(other, "b", 10, minute)).toEqual([]);
		expect(await other.retry()).toBe(0);
		expect(await other.retry("dead")).toBe(1);
		// It begins anew.
		expect(await failOnce(bad, "good-11")).toBe(false);
		expect((await store.find(bad))?.status).toBe("waiting");
	});

	it("sets nothing aside while the host takes nothing at all", async () => {
		await store.add({ ...written, key: "early" });
		await claim(store, "good", 1, minute);
		await store.markForwarded("good", (await store.list())[0]?.id ?? 0);
		await store.add(written);
		const id = (await store.list())[1]?.id ?? 0;
		for (let time = 1; time <= 15; time += 1) expect(await failOnce(id)).toBe(false);
		expect(await store.find(id)).toMatchObject({ status: "waiting", attempts: 15 });
	});

	it("has what a changed clock has put out of reach", async () => {
		await store.add(written);
		const [claimed] = await claim(store, "a", 1, minute);
		// As a clock that is set back by two hours leaves it.
		await store.postpone("a", claimed?.id ?? 0, 2 * hour, "answered 500");
		expect(await claim(store, "a", 1, 3 * hour)).toHaveLength(1);
		expect(await claim(other, "b", 1, minute)).toHaveLength(1);
	});

	it("lets out what was caught by the honeypot once it comes without, and what was a flood never", async () => {
		await store.add({ ...written, suspicion: "honeypot" });
		await store.add({ ...written, key: "key-2", suspicion: "flood" });
		expect(await other.add(written)).toBe("known");
		expect(await other.add({ ...written, key: "key-2" })).toBe("known");
		expect(await store.list()).toMatchObject([
			{ key: "key-1", status: "waiting", suspicion: null },
			{ key: "key-2", status: "quarantined", suspicion: "flood" },
		]);
	});

	it("deletes what lies in quarantine for too long, and nothing else", async () => {
		for (const message of numbered(2)) await store.add(message);
		await store.add({ ...written, key: "odd", suspicion: "flood" });
		expect(await store.deleteQuarantined(minute)).toBe(0);
		expect(await store.deleteQuarantined(-minute)).toBe(1);
		expect((await store.list()).map(({ key }) => key)).toEqual(["key-1", "key-2"]);
	});

	it("finds out whether there is room for a message", async () => {
		await store.check(true);
		await store.check();
	});

	it("says that it can be written to, again and again", async () => {
		await store.check();
		await store.check();
	});
});

describe("a store that cannot be reached", () => {
	it("fails every call of PostgreSQL's, and works when the server comes up", async () => {
		const store = openPostgres("postgres://nobody@127.0.0.1:1/none");
		await expect(store.add(written)).rejects.toThrow("ECONNREFUSED");
		await expect(store.check()).rejects.toThrow("ECONNREFUSED");
		await store.close();
	});

	it("fails every call of SQLite's, for a folder that is a file", async () => {
		const store = openSqlite("/dev/null/inbox.sqlite");
		await expect(store.add(written)).rejects.toThrow(/ENOTDIR|EEXIST/);
		await expect(store.check()).rejects.toThrow(/ENOTDIR|EEXIST/);
	});
});
