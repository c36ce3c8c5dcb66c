import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claim, kinds, minute, numbered, written } from "#server/testing/stores.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";
import type { Store } from "./store.ts";

describe.each(kinds)("the store on $name", ({ isMissing, setUp, open, downgrade, tearDown }) => {
	if (isMissing) {
		it.skip("is not tested: no PostgreSQL on this machine; npm test installs one", () => {});
		return;
	}

	let connect: () => Store;
	let store: Store;
	/** Another instance's. */
	let other: Store;
	beforeAll(setUp, minute);
	afterAll(tearDown, minute);
	beforeEach(async () => {
		connect = await open();
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

	it("counts a message's retention from the first time it was forwarded or exported", async () => {
		await store.add(written);
		const [stored] = await store.list();
		const id = stored?.id ?? 0;
		await store.markExported([id]);
		const first = await store.find(id);
		await setTimeout(5);
		await store.markExported([id]);
		expect((await store.find(id))?.exportedAt).toEqual(first?.exportedAt);
		await claim(store, "a", 1, minute);
		await store.markForwarded("a", id);
		expect(await store.deleteHandled(minute)).toBe(0);
		expect(await store.deleteHandled(1)).toBe(1);
	});

	it("deletes no message from before an upgrade until the retention hold is released", async () => {
		for (const message of numbered(2)) await store.add(message);
		await store.markExported([(await store.list())[0]?.id ?? 0]);
		await Promise.all([store.close(), other.close()]);
		await downgrade();
		[store, other] = [connect(), connect()];

		const held = async (age: number) => (await store.list({ heldFor: age })).map(({ key }) => key);
		expect(await store.deleteHandled(-minute)).toBe(0);
		expect(await held(-minute)).toEqual(["key-1"]);
		expect(await held(minute)).toEqual([]);
		await store.add({ ...written, key: "after" });
		await store.markExported([(await store.list({ newest: true, limit: 1 }))[0]?.id ?? 0]);
		expect(await store.deleteHandled(-minute)).toBe(1);

		expect(await store.releaseHold()).toBe(2);
		expect(await held(-minute)).toEqual([]);
		expect(await store.deleteHandled(-minute)).toBe(1);
		expect((await store.list()).map(({ key }) => key)).toEqual(["key-2"]);
	});

	it("erases one message and reports whether it existed", async () => {
		for (const message of numbered(2)) await store.add(message);
		const [first] = await store.list();
		expect(await store.erase(first?.id ?? 0)).toBe(true);
		expect(await store.erase(first?.id ?? 0)).toBe(false);
		expect((await store.list()).map(({ key }) => key)).toEqual(["key-2"]);
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
