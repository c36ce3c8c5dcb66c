import { describe, expect, it } from "vitest";
import { foldText, swapLayout } from "./foldText.ts";

describe("words as they sound", () => {
	it.each([
		["Shooter", "шутер"],
		["Boat Attack", "бот атак"],
		["Zombie", "зомби"],
		["Glass", "глас"],
		["Gonki", "гонки"],
		["Café", "cafe"],
	])("%s and %s are the same", (one, other) => {
		expect(foldText(one)).toEqual(foldText(other));
	});

	it("keeps words and digits apart from everything else", () => {
		expect(foldText("  Maze-Escape: Toilet Rush! №2 ")).toEqual(["maz", "eskap", "toilet", "rush", "2"]);
		expect(foldText("—!?")).toEqual([]);
	});
});

describe("the other keyboard layout", () => {
	it.each([
		["ищфе", "boat"],
		["ujyrb", "гонки"],
		["ИЩФЕ 2", "boat 2"],
	])("%s was meant as %s", (typed, meant) => {
		expect(swapLayout(typed)).toBe(meant);
	});

	it("is its own way back", () => {
		expect(swapLayout(swapLayout("boat attack, 2"))).toBe("boat attack, 2");
	});
});
