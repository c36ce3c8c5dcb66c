import { expect, it } from "vitest";
import { splitIntoShards } from "./splitIntoShards.ts";

const names = Array.from({ length: 5_000 }, (_, place) => `game-${place}`);
const cut = (list: readonly string[]) => splitIntoShards(list, (name) => name);

it("keeps every entry in order, in shards of a few hundred", () => {
	const pieces = cut(names);
	expect(pieces.flat()).toEqual(names);
	expect(pieces.length).toBeGreaterThan(5);
	for (const piece of pieces.slice(0, -1)) {
		expect(piece.length).toBeGreaterThanOrEqual(250);
		expect(piece.length).toBeLessThanOrEqual(1_000);
	}
});

it("keeps a small list in one shard, and an empty list empty", () => {
	expect(cut(names.slice(0, 249))).toEqual([names.slice(0, 249)]);
	expect(cut([])).toEqual([]);
});

it("changes one or two shards when an entry is added or removed", () => {
	const before = new Set(cut(names).map(String));
	const changed = (list: readonly string[]) => cut(list).filter((piece) => !before.has(String(piece))).length;
	expect(changed(names)).toBe(0);
	for (const place of [0, 1_234, 4_999]) {
		expect(changed(names.toSpliced(place, 1)), `without ${place}`).toBeLessThanOrEqual(2);
		expect(changed(names.toSpliced(place, 0, "another")), `one more at ${place}`).toBeLessThanOrEqual(2);
	}
});

it("ends a shard at the maximum size if no entry ends it before", () => {
	const sizes = { least: 2, most: 3, every: Number.POSITIVE_INFINITY };
	expect(splitIntoShards(["a", "b", "c", "d"], (name) => name, sizes)).toEqual([["a", "b", "c"], ["d"]]);
});
