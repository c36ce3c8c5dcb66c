import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claim, hour, kinds, minute, numbered, written } from "#server/testing/stores.ts";
import type { Store } from "./store.ts";

describe.each(kinds)("claims on $name", ({ isMissing, setUp, open, tearDown }) => {
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
});
