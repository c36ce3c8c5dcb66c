import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referralExampleTotal, referralRewards } from "#config/figures.ts";
import { mostPeople } from "./parsePeopleCount.ts";
import { exampleFleet, parseFields, parseFleet, rewardFor } from "./rewards.ts";

const arbitraryFleet = fc.array(fc.integer({ min: 0, max: mostPeople }), {
	minLength: referralRewards.length,
	maxLength: referralRewards.length,
});

describe("the reward for a fleet", () => {
	it("matches the worked example in the rules", () => {
		expect(rewardFor(exampleFleet).total).toBe(referralExampleTotal.value * 10);
		expect(rewardFor(exampleFleet).levels).toEqual([50, 15, 10, 5]);
	});

	it("is exact for any fleet, in whole tenths that add up", () => {
		fc.assert(
			fc.property(arbitraryFleet, (fleet) => {
				const { levels, total } = rewardFor(fleet);
				const [a = 0, b = 0, c = 0, d = 0] = fleet;
				expect(total).toBe(50 * a + 15 * b + 10 * c + 5 * d);
				expect(levels.every(Number.isInteger)).toBe(true);
			}),
		);
	});
});

describe("a fleet in the URL", () => {
	it("is parsed to the same fleet that was written", () => {
		fc.assert(
			fc.property(arbitraryFleet, (fleet) => {
				expect(parseFleet(fleet.join("-"))).toEqual(fleet);
			}),
		);
	});

	it.each([
		["empty", [null, ""]],
		["too short or too long", ["1", "1-1-1", "1-1-1-1-1"]],
		["more than a number of each level", ["1-1-1-x", "1--1-1", "-1-1-1-1", "1.5-1-1-1", "1-1-1-1\n"]],
		["above the maximum", ["99999-1-1-1", "1-1-1-10000"]],
	])("is ignored if it is %s", (_, texts) => {
		for (const text of texts) expect(parseFleet(text), text ?? "none").toBeUndefined();
	});
});

it("parses the fields only if each contains a whole number up to the maximum", () => {
	expect(parseFields(["1 000", "", "9,999", "٣"])).toEqual([1_000, 0, mostPeople, 3]);
	for (const text of ["3.5", "-5", "1e3", "½", "12345"]) {
		expect(parseFields(["1", text, "1", "1"]), text).toBeUndefined();
	}
});
