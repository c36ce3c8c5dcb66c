import { expect, it, vi } from "vitest";
import { type Language, languageCodes } from "#config/languages.ts";
import { formatNumber, formatPercent } from "./formatNumber.ts";
import { getNumberSymbols } from "./getNumberSymbols.server.ts";

const testNumbers = [0, 0.1, 7, 12.5, 99.999, 850, 999.9996, 1000, 4250, 8500.5, 9999, 10_000, 12_345.678, 1_000_000];

it.each(languageCodes)("formats numbers and shares in %s like Intl", (language) => {
	for (const number of testNumbers) {
		expect(formatNumber(number, language)).toBe(number.toLocaleString(language));
		expect(formatNumber(-number || 0, language)).toBe((-number || 0).toLocaleString(language));
	}
	for (const share of [0, 1, 12.5, 15, 70, 99.6, 100]) {
		expect(formatPercent(share, language)).toBe((share / 100).toLocaleString(language, { style: "percent" }));
	}
});

it("uses Intl for languages with other digits or grouping", () => {
	expect(Object.keys(getNumberSymbols(["en", "de", "pl", "fr", "tr", "hi", "bn", "fa"]))).toEqual([
		"en",
		"de",
		"pl",
		"fr",
		"tr",
	]);
	vi.stubGlobal("__NUMBER_SYMBOLS__", {});
	expect(formatNumber(1_234_567, "hi" as Language)).toBe("12,34,567");
	expect(formatPercent(15, "fa" as Language)).toBe("۱۵٪");
});

it("puts the percent sign where the language has it", () => {
	const { pl, tr } = getNumberSymbols(["pl", "tr"]);
	expect(pl).toEqual({ group: "\u00a0", least: 5, decimal: ",", percent: ["", "%"] });
	expect(tr).toMatchObject({ group: ".", least: 4, percent: ["%", ""] });
});
