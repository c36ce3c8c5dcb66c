import { expect, it } from "vitest";
import { queryTerms, splitWords, stemWord } from "./tokenizer.ts";

it.each([
	["capitals, accents, ё and й", "  Café Ёлка-Йод №2! ", ["cafe", "елка", "йод", "2"]],
	["й and other marks in any order", "и\u0306\u0301 и\u0301\u0306 е\u0306 ў", ["й", "и", "е", "у"]],
	["no words", "—!?", []],
	["full-width letters and digits", "ＢＯＡＴ　２", ["boat", "2"]],
	["a soft hyphen inside a word", "bo\u00adat", ["boat"]],
	["zero-width characters inside a word", "b\u200bo\u200ca\u200dt\ufeff", ["boat"]],
	["bidirectional marks around a word", "\u200eboat\u200f", ["boat"]],
	["a ligature", "ﬁsh", ["fish"]],
	["a trademark sign", "Teledollar™", ["teledollar"]],
	["T$ next to its number", "5t$", ["5", "t"]],
	["T$ apart from its number", "5 T$", ["5", "t"]],
	["T$ typed with a Cyrillic letter", "15Т$", ["15", "t"]],
	["a word that ends in t", "cat 5", ["cat", "5"]],
	["a digit inside a word", "mp3", ["mp3"]],
])("splitWords splits a text with %s into plain words: %j", (_, text, words) => {
	expect(splitWords(text)).toEqual(words);
});

it.each([
	["лодка", "лодками"],
	["рыцарь", "рыцари"],
	["стрелялка", "стрелялки"],
	["зеленая", "зеленых"],
	["cat", "cats"],
	["race", "races"],
	["cook", "cooking"],
])("stemOf returns the same stem for %s and %s", (one, other) => {
	expect(stemWord(one)).toBe(stemWord(other));
});

it("queryTerms leaves out stop words unless the query has nothing else", () => {
	expect(queryTerms("how to publish a game")).toEqual(["publish"]);
	expect(queryTerms("игра про кота")).toEqual(["кота"]);
	expect(queryTerms("the game")).toEqual(["the", "game"]);
});
