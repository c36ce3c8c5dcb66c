import { expect, it } from "vitest";
import { plainText } from "./plainText.ts";

it("is the same for the same data, wherever its numbers and texts come from", () => {
	const [whole, part] = [
		{ tone: 5, alt: "я" },
		{ tone: 5.5, alt: "я и ты".slice(0, 1) },
	];
	part.tone -= 0.5;
	expect(plainText([part, null, true])).toBe(plainText([whole, null, true]));
	expect(plainText({ tone: 6 })).not.toBe(plainText({ tone: 5 }));
});

it.each([
	["Map", new Map()],
	["Date", new Date(0)],
	["Promise", Promise.resolve()],
	["function", () => 1],
	["bigint", 1n],
	["number", Number.NaN],
])("refuses a %s, of which JSON would lose something", (kind, value) => {
	expect(() => plainText({ games: [{ value }] })).toThrow(`a loader gives a ${kind}. Give objects, arrays,`);
});
