import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it("quotes what needs it", () => {
	expect(csvLine(["1", "a,b", 'say "hi"', "two\nlines", ""])).toBe('1,"a,b","say ""hi""","two\nlines",\r\n');
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "|calc", "%0A", "＝1", "\u200b=1", "\ufeff=1"])(
	"leaves a spreadsheet nothing to compute: %j",
	(text) => {
		expect(csvLine([text]).replace(/^"/, "")).toMatch(/^'/);
	},
);

it.each([
	["a;=1", "a;'=1"],
	["a; \u200b=1;-2;b", "a;' \u200b=1;'-2;b"],
	["a\tb\t@c", "a\tb\t'@c"],
	["two\n\n=1", "two\n\n'=1"],
	['a;"=1"', `a;'""=1""`],
])("nor where it takes cells apart by semicolons, tabs or lines: %j", (text, neutral) => {
	expect(csvLine([text])).toBe(`"${neutral}"\r\n`);
});

it("leaves other text alone", () => {
	expect(csvLine(["Ann", "a=b", "5-6", "'quoted", "a; b"])).toBe(`Ann,a=b,5-6,'quoted,"a; b"\r\n`);
});
