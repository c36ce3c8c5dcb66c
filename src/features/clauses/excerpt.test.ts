import { describe, expect, it } from "vitest";
import { getMatchExcerpt, truncateText } from "./excerpt.ts";

/** An excerpt with marked words in brackets. */
const shown = (text: string, ...found: string[]) =>
	getMatchExcerpt(text, new Set(found))
		?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
		.join("");

describe("an excerpt of a clause", () => {
	const twoSentences = "We refund a purchase. Refunds of purchases take time.\n(a) a refund;";

	it.each([
		["the first sentence with most of the words", twoSentences, ["refund", "purchas"], "We [refund] a [purchase]."],
		["another form of a word", twoSentences, ["refund", "time"], "[Refunds] of purchases take [time]."],
		[
			"a number with its point, and no second line",
			"See Act No. 89/2012 Coll. as amended\nThen rest",
			["amend"],
			"See Act No. 89/2012 Coll. as [amended]",
		],
		["quotation marks", "Ask us! “Refunds” are paid. (See above.)", ["refund"], "“[Refunds]” are paid."],
		["brackets", "Is it paid?  (A refund is.)", ["refund"], "(A [refund] is.)"],
		["words with accents", "Česká obchodní inspekce.", ["obchodni"], "Česká [obchodní] inspekce."],
		["Russian words", "Мы ведём учёт вознаграждений.", ["вознагражден"], "Мы ведём учёт [вознаграждений]."],
	])("has %s", (_, text, found, excerpt) => {
		expect(shown(text, ...found)).toBe(excerpt);
	});

	it("truncates a long sentence between words around the first match", () => {
		const text = `${"before ".repeat(40)}needle${" after".repeat(60)}.`;
		const cut = shown(text, "needl") ?? "";
		expect(cut).toMatch(/^… before .*before \[needle\] after.* after …$/);
		expect(cut.length).toBeLessThan(250);
	});

	it("has no ellipsis at the start or the end of the sentence", () => {
		expect(shown(`${"a ".repeat(30)}needle${" b".repeat(150)}`, "needl")).toMatch(/^a a .*a \[needle\] b.* b …$/);
		expect(shown(`${"a ".repeat(200)}needle`, "needl")).toMatch(/^… a .* a \[needle\]$/);
	});

	it("truncates only texts of more than 240 characters", () => {
		const text = "ab ".repeat(80);
		expect(truncateText(text)).toEqual([{ text, isMarked: false }]);
		expect(truncateText(`${text}ab `)).toEqual([{ text: `${text.trim()} …`, isMarked: false }]);
	});

	it("is undefined without a match", () => {
		expect(shown("We refund a purchase.", "needl")).toBeUndefined();
		expect(truncateText("First line.\nSecond.")).toEqual([{ text: "First line.", isMarked: false }]);
	});
});
