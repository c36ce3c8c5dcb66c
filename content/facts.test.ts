import { describe, expect, it } from "vitest";
import { readLocale } from "../app/i18n/locales.server.ts";
import { flatten } from "../scripts/locales/parseLocale.ts";
import * as facts from "./facts.ts";

const { industryFee, platformFeeCap } = facts;

const known = [platformFeeCap.value, industryFee.value, 100 - platformFeeCap.value];

describe.each(["en", "ru"] as const)("percentages in the texts: %s", (language) => {
	const texts = (["translation", "meta"] as const).flatMap((name) => [
		...flatten(readLocale(language, name)).entries(),
	]);
	const figures = texts.flatMap(([key, text]) =>
		[...String(text).matchAll(/(\d+)\s?%/g)].map(([, figure]) => ({ key, figure: Number(figure) })),
	);
	const named = figures.map(({ figure }) => figure);

	it("are those of the facts", () => {
		expect(named.length).toBeGreaterThan(5);
		const wrong = figures.filter(({ figure }) => !known.includes(figure));
		expect(wrong.map(({ key, figure }) => `public/locales/${language}, ${key}: ${figure} %`)).toEqual([]);
	});

	it("name each fact at least once", () => {
		for (const figure of known) expect(named).toContain(figure);
	});
});

describe.each(["en", "ru", "id"] as const)("what the partnership page promises: %s", (language) => {
	const texts = flatten(readLocale(language, "translation"));

	it.each([
		["audience.maker.text", [facts.platformFeeCap]],
		["steps.paid.figure", [facts.partnerBenefitYears]],
		["terms.duration.text", [facts.partnerBenefitYears]],
		["terms.payment.text", [facts.partnerPayoutPeriod]],
		["terms.threshold.text", [facts.partnerMinimumPayout]],
		["faq.payment.answer", [facts.partnerPayoutPeriod, facts.partnerMinimumPayout]],
		["faq.duration.answer", [facts.partnerBenefitYears]],
	] as const)("%s", (key, stated) => {
		const figures = String(texts.get(`partnership.${key}`))
			.match(/\d+/g)
			?.map(Number);
		expect(figures, `public/locales/${language}, partnership.${key}`).toEqual(stated.map(({ value }) => value));
	});
});
