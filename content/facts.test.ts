import { describe, expect, it } from "vitest";
import { factVariables, fillFacts } from "../app/i18n/factVariables.ts";
import { readLocale } from "../app/i18n/locales.server.ts";
import { flatten } from "../scripts/locales/parseLocale.ts";
import * as facts from "./facts.ts";

const { industryFee, platformFeeCap } = facts;

const known: readonly number[] = [platformFeeCap.value, industryFee.value];

describe.each(["en", "ru"] as const)("percentages in the texts: %s", (language) => {
	const texts = (["translation", "meta"] as const).flatMap((name) => [
		...flatten(readLocale(language, name)).entries(),
	]);
	const figures = texts.flatMap(([key, text]) =>
		[...fillFacts(String(text)).matchAll(/(\d+)\s?%/g)].map(([, figure]) => ({ key, figure: Number(figure) })),
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
		const figures = fillFacts(String(texts.get(`partnership.${key}`)))
			.match(/\d+/g)
			?.map(Number);
		expect(figures, `public/locales/${language}, partnership.${key}`).toEqual(stated.map(({ value }) => value));
	});
});

describe.each(["en", "ru", "id"] as const)("figures of the facts in the texts: %s", (language) => {
	/** A figure beside a unit that facts have. One T$ and one USDT are what the unit is, not a promise. */
	const typed =
		/\d+[\s\u00a0]?(?:%|T\$|USDT|hours?|minutes?|days|business days|calendar|months|years|час|минут|дн|рабочих|календарн|месяц|лет|год|jam|menit|hari|bulan|tahun)/g;

	it("come by placeholder and are typed nowhere", () => {
		const found = (["translation", "meta"] as const).flatMap((name) =>
			[...flatten(readLocale(language, name))].flatMap(([key, text]) =>
				[...String(text).matchAll(typed)]
					.filter(([figure]) => figure.replace("\u00a0", " ") !== "1 T$")
					.map(
						([figure]) =>
							`public/locales/${language}/${name}.json: key "${key}" types "${figure}"; write the fact's placeholder of app/i18n/factVariables.ts`,
					),
			),
		);
		expect(found).toEqual([]);
	});

	it("all come from the facts, and are all named", () => {
		const texts = (["translation", "meta"] as const).flatMap((name) =>
			[...flatten(readLocale(language, name)).values()].map(String),
		);
		const values = Object.values(factVariables);
		expect(values.every((value) => Number.isFinite(value))).toBe(true);
		if (language !== "en") return;
		const unnamed = Object.keys(factVariables).filter((name) => !texts.some((text) => text.includes(`{{${name}}}`)));
		expect(unnamed).toEqual([]);
	});
});
