import { describe, expect, it } from "vitest";
import { readLocale } from "../app/i18n/locales.server.ts";
import { industryFee, platformFeeCap } from "./facts.ts";

const known = [platformFeeCap.value, industryFee.value, 100 - platformFeeCap.value];

describe.each(["en", "ru"] as const)("percentages in the texts: %s", (language) => {
	const text = JSON.stringify([readLocale(language, "translation"), readLocale(language, "meta")]);
	const named = [...text.matchAll(/(\d+)\s?%/g)].map(([, figure]) => Number(figure));

	it("are those of the facts", () => {
		expect(named.length).toBeGreaterThan(5);
		expect(named.filter((figure) => !known.includes(figure))).toEqual([]);
	});

	it("name each fact at least once", () => {
		for (const figure of known) expect(named).toContain(figure);
	});
});
