import { describe, expect, it } from "vitest";
import { getMatchExcerpt, truncateText } from "./excerpt.ts";

/** An excerpt with its words in brackets. */
const shown = (text: string, ...found: string[]) =>
	getMatchExcerpt(text, new Set(found))
		?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
		.join("");

describe("an excerpt of a clause", () => {
	it("is the sentence with most of the words, with all their forms marked", () => {
		const text = "We refund a purchase. Refunds of purchases take time.\n(a) a refund;";
		expect(shown(text, "refund", "purchas")).toBe("We [refund] a [purchase].");
		expect(shown(text, "refund", "time")).toBe("[Refunds] of purchases take [time].");
	});

	it("does not end at a number, and does not exceed a line", () => {
		expect(shown("See Act No. 89/2012 Coll. as amended\nThen rest", "amend")).toBe(
			"See Act No. 89/2012 Coll. as [amended]",
		);
	});

	it("includes the final punctuation and starts at a quotation mark or a bracket", () => {
		expect(shown("Ask us! “Refunds” are paid. (See above.)", "refund")).toBe("“[Refunds]” are paid.");
		expect(shown("Is it paid?  (A refund is.)", "refund")).toBe("(A [refund] is.)");
	});

	it("matches words with accents and Russian words", () => {
		expect(shown("Česká obchodní inspekce.", "obchodni")).toBe("Česká [obchodní] inspekce.");
		expect(shown("Мы ведём учёт вознаграждений.", "вознагражден")).toBe("Мы ведём учёт [вознаграждений].");
	});

	it("truncates a long sentence between words around the first match", () => {
		const text = `${"before ".repeat(40)}needle${" after".repeat(60)}.`;
		const cut = shown(text, "needl") ?? "";
		expect(cut).toMatch(/^… before .*before \[needle\] after.* after …$/);
		expect(cut.length).toBeLessThan(250);
	});

	it("is undefined without a match", () => {
		expect(shown("We refund a purchase.", "needl")).toBeUndefined();
		expect(truncateText("First line.\nSecond.")).toEqual([{ text: "First line.", isMarked: false }]);
	});
});
