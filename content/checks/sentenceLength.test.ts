import { describe, expect, it } from "vitest";
import { findLongSentences } from "./sentenceLength.ts";
import { allTexts } from "./writtenTexts.ts";

const problemsOf = (...texts: string[]) =>
	findLongSentences(
		texts.map((text) => ({ file: "public/locales/en/translation.json", key: "home.a", language: "en", text })),
	);
const words = (count: number) => `Some ${"word ".repeat(count - 2)}word`;

describe("the check of sentence lengths", () => {
	it("finds no long sentence outside the legal documents", () => {
		expect(findLongSentences(allTexts())).toEqual([]);
	});

	it("names file, key, sentence and remedy of a sentence of 36 words, and accepts 35", () => {
		expect(problemsOf(`${words(35)}. Two words. Two words.`)).toEqual([]);
		expect(problemsOf(`Two words. Two words. ${words(36)}!`)).toEqual([
			`public/locales/en/translation.json: home.a: "${words(36)}!" has 36 words: split it into sentences of 35 words or fewer.`,
		]);
	});

	it("names a page with a median of 17 words, and counts only whole sentences", () => {
		expect(problemsOf(`${words(17)}.`, "A label", "A button")).toEqual([
			"public/locales/en/translation.json: home: half of its sentences have 17 words or more: shorten them to a median of 16.",
		]);
		expect(problemsOf(`${words(17)}.`, "Two words. Three more words.")).toEqual([]);
	});
});
