import { expect, it } from "vitest";
import { cleanText, findForbidden, findMarkup } from "./cleanText.ts";

it.each([
	["CRLF line ends", "one\r\ntwo", "one\ntwo"],
	["line ends of old Macs", "one\rtwo", "one\ntwo"],
	["soft hyphens", "ди\u00adалог", "диалог"],
	["zero-width spaces and byte-order marks", "\ufeffodin\u200b", "odin"],
	["decomposed letters", "и\u0306е\u0308", "йё"],
])("removes %s from a text", (_, text, clean) => {
	expect(cleanText(text)).toBe(clean);
});

it("keeps joiners, no-break spaces and line feeds", () => {
	const text = "می\u200cخواهم 👨\u200d👩\u200d👧\u00a0и\u202fя\n\nконец";
	expect(cleanText(text)).toBe(text);
	expect(findForbidden(text)).toBeUndefined();
});

it.each(["\u202a", "\u202e", "\u2066", "\u2069", "\u2028", "\u2029", "\ufffd", "\u0000", "\u001b", "\u0085"])(
	"names the forbidden character %j by its code point",
	(character) => {
		const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
		expect(findForbidden(`one${character}two`)).toBe(`U+${code}`);
	},
);

it.each([
	["Press <b>Play</b>.", "<b>"],
	["one</p> two", "</p>"],
	["<!-- note -->", "<!-- note -->"],
	["Tom &amp; Jerry", "&amp;"],
	["half &frac12;", "&frac12;"],
	["a&#160;b", "&#160;"],
	["a&#xA0;b", "&#xA0;"],
	["1 < 2 > 0, R&D; a & b;", undefined],
	["&; &#; &#x; <3>", undefined],
])("finds the first tag or character reference in %j: %s", (text, markup) => {
	expect(findMarkup(text)).toBe(markup);
});
