import { describe, expect, it } from "vitest";
import { askedWords, stemOf, wordsOf } from "./words.ts";

describe("wordsOf", () => {
	it("folds case, accents and ё, and leaves й alone", () => {
		expect(wordsOf("  Café Ёлка-Йод №2! ")).toEqual(["cafe", "елка", "йод", "2"]);
		expect(wordsOf("—!?")).toEqual([]);
	});
});

describe("stemOf", () => {
	it.each([
		["лодка", "лодками"],
		["рыцарь", "рыцари"],
		["стрелялка", "стрелялки"],
		["зеленая", "зеленых"],
		["cat", "cats"],
		["race", "races"],
		["cook", "cooking"],
	])("is the same of %s and %s", (one, other) => {
		expect(stemOf(one)).toBe(stemOf(other));
	});
});

describe("askedWords", () => {
	it("leaves out what says nothing, unless nothing else is asked", () => {
		expect(askedWords("how to publish a game")).toEqual(["publish"]);
		expect(askedWords("игра про кота")).toEqual(["кота"]);
		expect(askedWords("the game")).toEqual(["the", "game"]);
	});
});
