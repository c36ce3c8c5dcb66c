import { expect, it } from "vitest";
import { parsePeopleCount } from "./parsePeopleCount.ts";

it.each([
	[0, ["", "  ", "0"]],
	[7, ["7", "007", "+7"]],
	[12, [" 12 ", "\t12\n", "\u00a012\u202f", "\u200e12\u200f", "1\u200b2"]],
	[9_999, ["9999", "9,999"]],
	// A group of exactly three digits is thousands with any separator.
	[1_000, ["1 000", "1\u00a0000", "1\u202f000", "1\u2009000", "1,000", "1.000", "1'000", "1’000"]],
	// Digits of other scripts.
	[12, ["١٢", "１２"]],
	[123, ["۱۲۳"]],
	[1_000, ["１，０００", "١٬٠٠٠"]],
])("parses as %i people: %j", (count, texts) => {
	for (const text of texts) expect(parsePeopleCount(text), text).toBe(count);
});

it.each([
	["a fraction", "3.5 3,5 3.0 1,0 1,00 10,00 1,0000 0,500 0.500 .5 1. 1, ½ 1½ 3²"],
	["thousands and a fraction", "1,000.5 1,000.000 1.000,50 1234,567"],
	["a negative number", "-5 −5 -1,000"],
	["another notation", "1e3 1e2 0x10 1-2 ten Infinity"],
	["more than the maximum", `10000 12345 10,000 1,000,000 ${"9".repeat(400)}`],
	["digits of Devanagari or the decimal separator of Arabic", "१२ ١٫٠٠٠"],
])("rejects %s: %s", (_, texts) => {
	for (const text of texts.split(" ")) expect(parsePeopleCount(text), text).toBeUndefined();
});

it.each(["12 34", "1 2", "1\t000", "1\n000", "1  000", "5 people", "10 000"])("rejects the spaces in %j", (text) => {
	expect(parsePeopleCount(text)).toBeUndefined();
});
