import { describe, expect, it } from "vitest";
import { swapLayout } from "./swapLayout.ts";

describe("the other keyboard layout", () => {
	it.each([
		["ищфе", "boat"],
		["ujyrb", "гонки"],
		["ИЩФЕ 2", "boat 2"],
		["`krf", "ёлка"],
		["ёлка", "`krf"],
	])("%s was meant as %s", (typed, meant) => {
		expect(swapLayout(typed)).toBe(meant);
	});

	it("is its own way back", () => {
		expect(swapLayout(swapLayout("boat attack, 2"))).toBe("boat attack, 2");
	});
});
