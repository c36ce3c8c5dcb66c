import { expect, it } from "vitest";
import { splitIntoShards } from "./splitIntoShards.ts";

const names = Array.from({ length: 5_000 }, (_, place) => `game-${place}`);
const cut = (list: readonly string[]) => splitIntoShards(list, (name) => name);

it("keeps every entry, in order, in pieces of a few hundred", () => {
	const pieces = cut(names);
	expect(pieces.flat()).toEqual(names);
	expect(pieces.length).toBeGreaterThan(5);
	for (const piece of pieces.slice(0, -1)) {
		expect(piece.length).toBeGreaterThanOrEqual(250);
		expect(piece.length).toBeLessThanOrEqual(1_000);
	}
});

it("leaves a small list whole, and an empty one empty", () => {
	expect(cut(names.slice(0, 249))).toEqual([names.slice(0, 249)]);
	expect(cut([])).toEqual([]);
});

it("changes a piece or two where an entry comes or goes, and none of the others", () => {
	const before = new Set(cut(names).map(String));
	const changed = (list: readonly string[]) => cut(list).filter((piece) => !before.has(String(piece))).length;
	expect(changed(names)).toBe(0);
	for (const place of [0, 1_234, 4_999]) {
		expect(changed(names.toSpliced(place, 1)), `without ${place}`).toBeLessThanOrEqual(2);
		expect(changed(names.toSpliced(place, 0, "another")), `one more at ${place}`).toBeLessThanOrEqual(2);
	}
});

it("ends a piece with the most it may have where no entry would", () => {
	const sizes = { least: 2, most: 3, every: Number.POSITIVE_INFINITY };
	expect(splitIntoShards(["a", "b", "c", "d"], (name) => name, sizes)).toEqual([["a", "b", "c"], ["d"]]);
});
