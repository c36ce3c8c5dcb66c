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

it("leaves other text alone", () => {
	expect(csvLine(["Ann", "a=b", "5-6", "'quoted"])).toBe("Ann,a=b,5-6,'quoted\r\n");
});
