import { expect, it } from "vitest";
import { formatCsvRow } from "./formatCsvRow.ts";

it("quotes cells with separators, quotes or line breaks", () => {
	expect(formatCsvRow(["1", "a,b", 'say "hi"', "two\nlines", ""])).toBe('1,"a,b","say ""hi""","two\nlines",\r\n');
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "|calc", "%0A", "＝1", "\u200b=1", "\ufeff=1"])(
	"puts an apostrophe before a formula: %j",
	(text) => {
		expect(formatCsvRow([text]).replace(/^"/, "")).toMatch(/^'/);
	},
);

it.each([
	["a;=1", "a;'=1"],
	["a; \u200b=1;-2;b", "a;' \u200b=1;'-2;b"],
	["a\tb\t@c", "a\tb\t'@c"],
	["two\n\n=1", "two\n\n'=1"],
	['a;"=1"', `a;'""=1""`],
])("puts an apostrophe before a formula after a semicolon, a tab or a line break: %j", (text, neutral) => {
	expect(formatCsvRow([text])).toBe(`"${neutral}"\r\n`);
});

it("separates cells by semicolons, and puts an apostrophe before a formula after a comma", () => {
	expect(formatCsvRow(["a;b", "1.5", "a,=1", "a;=1"], ";")).toBe(`"a;b";1.5;"a,'=1";"a;=1"\r\n`);
});

it("leaves other text unchanged", () => {
	expect(formatCsvRow(["Ann", "a=b", "5-6", "'quoted", "a; b"])).toBe(`Ann,a=b,5-6,'quoted,"a; b"\r\n`);
});
