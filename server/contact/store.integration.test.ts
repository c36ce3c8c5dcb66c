import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { NewMessage } from "./message.ts";
import { exampleMessage } from "./messages.testUtils.ts";
import type { MessageStore } from "./store.ts";
import {
	addMessages,
	claimBoth,
	getKeys,
	HOUR_MS,
	MINUTE_MS,
	storeKinds,
	type TestDatabase,
} from "./stores.testUtils.ts";

describe.each(storeKinds)("the store on $name", ({ isMissing, create, clearTables, setVersion }) => {
	if (isMissing) {
		it.skip("is not tested: no PostgreSQL on this machine; npm test installs one", () => {});
		return;
	}

	let database: TestDatabase;
	let store: MessageStore;
	/** The connection of another instance. */
	let other: MessageStore;
	const closeConnections = () => Promise.all([store.close(), other.close()]);
	beforeAll(async () => {
		database = await create();
		[store, other] = [database.open(), database.open()];
		await store.check();
	}, MINUTE_MS);
	afterAll(async () => {
		await closeConnections();
		await database.remove();
	}, MINUTE_MS);
	beforeEach(async () => {
		await database.execute(clearTables);
	});
	const list = async (...selection: Parameters<MessageStore["list"]>) => getKeys(await store.list(...selection));
	const addMessage = async (changes: Partial<NewMessage> = {}) => {
		await store.add({ ...exampleMessage, ...changes });
		return (await store.list({ newest: true, limit: 1 }))[0]?.id ?? 0;
	};

	it("returns a stored message unchanged to every instance", async () => {
		const before = Date.now() - 1_000;
		expect(await store.add(exampleMessage)).toBe("stored");
		const [stored] = await other.list();
		expect(stored).toMatchObject({ ...exampleMessage, status: "waiting", attempts: 0, lastError: null });
		expect(stored?.receivedAt.getTime()).toBeGreaterThan(before);
		expect(await other.find(stored?.id ?? 0)).toEqual(stored);
		expect(await other.find(999)).toBeUndefined();
	});

	it("stores one message per key and reports another message under the same key", async () => {
		expect(await store.add(exampleMessage)).toBe("stored");
		expect(await other.add({ ...exampleMessage, date: "2025-02-01T00:00:00.000Z", suspicion: "flood" })).toBe("known");
		expect(await other.add({ ...exampleMessage, message: "Other words" })).toBe("conflict");
		expect(await store.list()).toHaveLength(1);
	});

	it("stores one of many messages that two instances add at the same time under one key", async () => {
		const pendingAdds = Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).add(exampleMessage));
		const results = await Promise.all(pendingAdds);
		expect(results.filter((result) => result === "stored")).toHaveLength(1);
		expect(new Set(results)).toEqual(new Set(["stored", "known"]));
		expect(await store.list()).toHaveLength(1);
	});

	it("releases a message with a filled honeypot when it is sent again without, but not one of a flood", async () => {
		await store.add({ ...exampleMessage, suspicion: "honeypot" });
		await store.add({ ...exampleMessage, key: "key-2", suspicion: "flood" });
		expect(await claimBoth(store, "a")).toEqual([]);
		expect(await store.count()).toEqual({ waiting: 0, forwarded: 0, quarantined: 2, dead: 0 });
		expect(await other.add({ ...exampleMessage, message: "Other words" })).toBe("conflict");
		expect(await other.add(exampleMessage)).toBe("known");
		expect(await other.add({ ...exampleMessage, key: "key-2" })).toBe("known");
		expect(await store.list()).toMatchObject([
			{ key: "key-1", status: "waiting", suspicion: null },
			{ key: "key-2", status: "quarantined", suspicion: "flood" },
		]);
	});

	it("lists the oldest or the newest messages of a status or of all, in order of arrival", async () => {
		await addMessages(store, 5);
		await store.add({ ...exampleMessage, key: "odd", suspicion: "honeypot" });
		expect(await list({ limit: 2, newest: true })).toEqual(["key-5", "odd"]);
		expect(await list({ limit: 2 })).toEqual(["key-1", "key-2"]);
		expect(await list({ status: "quarantined" })).toEqual(["odd"]);
		const [first] = await store.list();
		expect(await list({ after: first?.id, limit: 1 })).toEqual(["key-2"]);
		expect(await list({ before: (first?.id ?? 0) + 3, limit: 2, newest: true })).toEqual(["key-2", "key-3"]);
	});

	it("leases a waiting message to one instance at a time, oldest first", async () => {
		await addMessages(store, 5);
		expect(getKeys(await claimBoth(store, "a", 2))).toEqual(["key-1", "key-2"]);
		expect(getKeys(await claimBoth(other, "b"))).toEqual(["key-3", "key-4", "key-5"]);
		expect(await claimBoth(store, "a")).toEqual([]);
		await store.release("a");
		expect(getKeys(await claimBoth(other, "b"))).toEqual(["key-1", "key-2"]);
	});

	it("leases no message to two instances that claim at the same time", async () => {
		await addMessages(store, 30);
		const pendingClaims = Array.from({ length: 20 }, (_, index) => claimBoth(index % 2 ? store : other, `${index}`, 5));
		const ids = (await Promise.all(pendingClaims)).flat().map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("leases a message to another instance after the lease, and ignores the first one's mark", async () => {
		const id = await addMessage();
		await claimBoth(store, "a", 1, 20);
		await expect.poll(() => claimBoth(other, "b", 1), { timeout: 15_000 }).toHaveLength(1);
		await store.markForwarded("a", id);
		await store.postpone("a", id, 0, "answered 500");
		expect(await store.find(id)).toMatchObject({ status: "waiting", attempts: 0 });
		await other.markForwarded("b", id);
		expect(await store.find(id)).toMatchObject({ status: "forwarded", attempts: 1, lastError: null });
		await store.release("b");
		expect(await claimBoth(store, "c")).toEqual([]);
	});

	it("claims a postponed message after its delay, or after a retry", async () => {
		const id = await addMessage();
		await claimBoth(store, "a");
		await store.postpone("a", id, MINUTE_MS, "answered 500");
		expect(await store.find(id)).toMatchObject({ status: "waiting", attempts: 1, lastError: "answered 500" });
		expect(await claimBoth(store, "a")).toEqual([]);
		expect(await other.retry()).toBe(1);
		expect(await claimBoth(store, "a")).toHaveLength(1);
		await store.postpone("a", id, 0.5, "answered 500");
		await expect.poll(() => claimBoth(store, "a")).toMatchObject([{ attempts: 2 }]);
	});

	it("retries a quarantined message only by its id, and never a forwarded one", async () => {
		const id = await addMessage({ suspicion: "flood" });
		expect(await store.retry()).toBe(0);
		expect(await store.retry(id)).toBe(1);
		await claimBoth(store, "a");
		await store.markForwarded("a", id);
		expect(await store.retry(id)).toBe(0);
		expect(await store.retry(id + 1)).toBe(0);
	});

	it("claims fresh and tried messages apart, and the oldest or the newest of the least tried", async () => {
		await addMessages(store, 6);
		const all = await claimBoth(store, "a", 6);
		for (const { id } of all.slice(0, 4)) await store.postpone("a", id, 0, "answered 500");
		const [twice] = await claimBoth(store, "a", 1);
		await store.postpone("a", twice?.id ?? 0, 0, "answered 500");
		await store.release("a");
		const claimOne = async (lane: "fresh" | "tried", newest: boolean) => {
			const oneMessage = { count: 1, leaseMs: MINUTE_MS, maxDelayMs: HOUR_MS };
			const claimedMessages = await store.claim("b", { ...oneMessage, lane, newest });
			await store.release("b");
			return getKeys(claimedMessages);
		};
		expect(await claimOne("fresh", false)).toEqual(["key-5"]);
		expect(await claimOne("fresh", true)).toEqual(["key-6"]);
		expect(await claimOne("tried", false)).toEqual(["key-2"]);
		expect(await claimOne("tried", true)).toEqual(["key-4"]);
	});

	/** Fails a message once, after forwarding the one with the key `meanwhile` if given. */
	async function failOnce(id: number, meanwhile?: string): Promise<boolean> {
		if (meanwhile !== undefined) {
			await store.add({ ...exampleMessage, key: meanwhile });
			const claimedMessages = await claimBoth(store, "good");
			for (const { id, key } of claimedMessages) if (key === meanwhile) await store.markForwarded("good", id);
			await store.release("good");
		}
		await store.retry();
		await claimBoth(store, "a");
		const isDead = await store.postpone("a", id, 0, "answered 500");
		await store.release("a");
		return isDead;
	}

	it("marks a message dead after ten failures while others pass, until it is retried", async () => {
		const id = await addMessage({ key: "poison" });
		for (let tryCount = 1; tryCount <= 9; tryCount += 1) expect(await failOnce(id, `good-${tryCount}`)).toBe(false);
		expect(await failOnce(id, "good-10")).toBe(true);
		expect(await store.count()).toEqual({ waiting: 0, forwarded: 10, quarantined: 0, dead: 1 });
		expect(await claimBoth(other, "b")).toEqual([]);
		expect(await other.retry()).toBe(0);
		expect(await other.retry("dead")).toBe(1);
		expect(await failOnce(id, "good-11")).toBe(false);
	});

	it("marks nothing dead while the host accepts no message", async () => {
		const earlyId = await addMessage({ key: "early" });
		await claimBoth(store, "good");
		await store.markForwarded("good", earlyId);
		const id = await addMessage();
		for (let tryCount = 1; tryCount <= 12; tryCount += 1) expect(await failOnce(id)).toBe(false);
		expect(await store.find(id)).toMatchObject({ status: "waiting", attempts: 12 });
	});

	it("claims messages that a clock change moved further ahead than any delay", async () => {
		const id = await addMessage();
		await claimBoth(store, "a");
		await store.postpone("a", id, 2 * HOUR_MS, "answered 500");
		expect(await claimBoth(store, "a", 1, 3 * HOUR_MS)).toHaveLength(1);
		expect(await claimBoth(other, "b")).toHaveLength(1);
	});

	it("deletes old messages that were exported or forwarded, and no others", async () => {
		const forwardedId = await addMessage();
		await claimBoth(store, "a", 1);
		await store.markForwarded("a", forwardedId);
		const exportedIds = [await addMessage({ key: "key-2" }), await addMessage({ key: "odd", suspicion: "honeypot" })];
		await store.markExported(exportedIds);
		await addMessage({ key: "key-3" });
		expect(await store.deleteHandled(MINUTE_MS)).toBe(0);
		expect(await store.deleteHandled(-MINUTE_MS)).toBe(3);
		expect(await list()).toEqual(["key-3"]);
	});

	it("measures retention from the first time a message was forwarded or exported", async () => {
		const id = await addMessage();
		await store.markExported([id]);
		const first = await store.find(id);
		await sleep(5);
		await store.markExported([id]);
		expect((await store.find(id))?.exportedAt).toEqual(first?.exportedAt);
		await claimBoth(store, "a");
		await store.markForwarded("a", id);
		expect(await store.deleteHandled(MINUTE_MS)).toBe(0);
		expect(await store.deleteHandled(1)).toBe(1);
	});

	it("deletes no message from before an upgrade until the retention hold is released", async () => {
		await store.markExported([await addMessage()]);
		await addMessage({ key: "key-2" });
		await closeConnections();
		// The schema of a server that never deleted messages by default.
		for (const columnName of ["isOnHold", "page", "answeredAt"])
			await database.execute(`ALTER TABLE messages DROP COLUMN "${columnName}"`);
		await database.execute(`${setVersion} 2`);
		[store, other] = [database.open(), database.open()];

		expect(await store.deleteHandled(-MINUTE_MS)).toBe(0);
		expect(await list({ heldForMs: -MINUTE_MS })).toEqual(["key-1"]);
		expect(await list({ heldForMs: MINUTE_MS })).toEqual([]);
		await store.markExported([await addMessage({ key: "after" })]);
		expect(await store.deleteHandled(-MINUTE_MS)).toBe(1);

		expect(await store.releaseHold()).toBe(2);
		expect(await list({ heldForMs: -MINUTE_MS })).toEqual([]);
		expect(await store.deleteHandled(-MINUTE_MS)).toBe(1);
		expect(await list()).toEqual(["key-2"]);
	});

	it("marks messages as answered and removes the mark", async () => {
		await addMessages(store, 3);
		const ids = (await store.list()).map(({ id }) => id);
		const areAnswered = async () => (await other.list()).map(({ answeredAt }) => answeredAt !== null);
		await store.markAnswered(ids.slice(0, 2), true);
		expect(await areAnswered()).toEqual([true, true, false]);
		await store.markAnswered(ids.slice(1), false);
		expect(await areAnswered()).toEqual([true, false, false]);
	});

	it("erases messages, or all that have been in quarantine for too long", async () => {
		const id = await addMessage();
		await addMessage({ key: "key-2" });
		await addMessage({ key: "odd", suspicion: "flood" });
		expect(await store.erase([id, 999])).toBe(1);
		expect(await store.erase([id])).toBe(0);
		expect(await store.deleteQuarantined(MINUTE_MS)).toBe(0);
		expect(await store.deleteQuarantined(-MINUTE_MS, 2)).toBe(0);
		expect(await store.deleteQuarantined(-MINUTE_MS)).toBe(1);
		expect(await list()).toEqual(["key-2"]);
	});

	it("checks repeatedly that it can be written to, also with the size of a message", async () => {
		for (const asMessage of [false, true, false]) await store.check(asMessage);
	});

	it("reads and writes after the upgrade and rollback of a server that only adds to the schema", async () => {
		await addMessage();
		await closeConnections();
		await database.execute(`ALTER TABLE messages ADD COLUMN later text; UPDATE messages SET language = 'eo'`);
		await database.execute(`${setVersion} 99`);
		[store, other] = [database.open(), database.open()];

		expect(await store.add({ ...exampleMessage, key: "after" })).toBe("stored");
		const claimedMessages = await claimBoth(other, "a");
		expect(claimedMessages).toMatchObject([{ key: "key-1", language: "eo" }, { key: "after" }]);
		for (const { id } of claimedMessages) await other.markForwarded("a", id);
		expect(await store.deleteHandled(-MINUTE_MS)).toBe(2);

		await database.execute('UPDATE "messagesVersion" SET "oldestReader" = 99');
		const rejected = database.open();
		await expect(rejected.check()).rejects.toThrow("its schema 99 is a newer server's");
		await rejected.close().catch(() => {});
	});
});
