import { expect, it } from "vitest";
import { backoff } from "./backoff.ts";

const limits = { first: 1_000, longest: 60_000 };

it("doubles, up to the longest, and leaves half of it to chance", () => {
	expect([1, 2, 3, 10, 5_000].map((failures) => backoff(failures, limits, () => 1))).toEqual([
		1_000, 2_000, 4_000, 60_000, 60_000,
	]);
	expect(backoff(2, limits, () => 0)).toBe(1_000);
});
