import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, isFarFrom, lettersOf } from "./editDistance.ts";

describe("editDistance", () => {
	it.each([
		["boat", "boat", 0],
		["bat", "boat", 1],
		["booat", "boat", 1],
		["boot", "boat", 1],
		["baot", "boat", 1],
		["zobmei", "zombie", 2],
		["heist", "boat", Infinity],
	])("from %s to %s: %d", (typed, word, distance) => {
		expect(editDistance(typed, word, false, 2)).toBe(distance);
	});

	it("takes what is typed for a beginning where it may", () => {
		expect(editDistance("survuv", "survivors", true, 2)).toBe(1);
		expect(editDistance("survuv", "survivors", false, 2)).toBe(Infinity);
	});
});

it("isFarFrom turns no word away that editDistance would take", () => {
	const word = fc.string({ unit: fc.constantFrom(..."abcdeио1"), minLength: 1, maxLength: 8 });
	fc.assert(
		fc.property(word, word, fc.boolean(), fc.constantFrom(1, 2), (typed, other, isPrefix, limit) => {
			const isNear = editDistance(typed, other, isPrefix, limit) <= limit;
			expect(isNear && isFarFrom(lettersOf(typed), lettersOf(other), limit)).toBe(false);
		}),
		{ numRuns: 2_000 },
	);
});
