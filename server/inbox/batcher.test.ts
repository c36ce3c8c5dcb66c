import { expect, it, vi } from "vitest";
import { createBatcher } from "./batcher.ts";

it("sends the first at once and collects the rest meanwhile", async () => {
	const batches: number[][] = [];
	const add = createBatcher(
		async (items: number[]) => {
			batches.push(items);
			await Promise.resolve();
			return items.map((item) => item * 2);
		},
		{ most: 3 },
	);
	expect(await add(1)).toBe(2);
	const first = add(2);
	await Promise.resolve();
	expect(await Promise.all([first, ...[3, 4, 5, 6].map(add)])).toEqual([4, 6, 8, 10, 12]);
	expect(batches).toEqual([[1], [2], [3, 4, 5], [6]]);
});

it("fails a batch as a whole, and goes on with the next", async () => {
	let isBroken = true;
	const add = createBatcher(async (items: number[]) => {
		if (isBroken) throw new Error("disk full");
		return items;
	});
	await expect(Promise.all([add(1), add(2)])).rejects.toThrow("disk full");
	isBroken = false;
	expect(await add(3)).toBe(3);
});

it("leaves nobody waiting when results are missing", async () => {
	const add = createBatcher(async () => [] as number[]);
	await expect(add(1)).rejects.toThrow("fewer results");
});

it("takes no more than may wait", async () => {
	const add = createBatcher(async (items: number[]) => items, { longest: 2 });
	const results = await Promise.allSettled([add(1), add(2), add(3)]);
	expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
});

it("lets nobody wait behind a slow store for longer than they may", async () => {
	const flush = vi.fn(async (items: number[]) => {
		await new Promise((resolve) => setTimeout(resolve, 30));
		return items;
	});
	const add = createBatcher(flush, { patience: 10 });
	const first = add(1);
	await Promise.resolve();
	await expect(add(2)).rejects.toThrow("too slow");
	expect(await first).toBe(1);
	expect(flush).toHaveBeenCalledTimes(1);
});
