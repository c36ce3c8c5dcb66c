import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type DocumentKey, paramsOf } from "#config/documents.ts";
import { getBriefs } from "#content/model/document.ts";
import { documentBody, documentFrame, writtenDocuments } from "#content/readers/documents.server.ts";
import { plainTextOf } from "./plainText.ts";

const guidelines = "content/guidelines";
const customers = `${guidelines}/customers/terms-and-conditions.md`;
const developers = `${guidelines}/developers/terms-and-conditions.md`;
const partners = `${guidelines}/partners/terms-and-conditions.md`;
const referral = `${guidelines}/customers/referral-program.md`;
const referralRu = `${guidelines}/customers/referral-program.ru.md`;
const refund = `${guidelines}/general/return-and-refund-policy.md`;
const disputes = `${guidelines}/general/dispute-resolution-policy.md`;
const article = (slug: string) => `content/news/${slug}.md`;
const fleetArticle = article("referral-programme-how-your-fleet-earns");
const cookies = `${guidelines}/general/cookie-policy.md`;

/** What a document or page must say (policies.md 2-6, site.md 9). Figures with a unit are `literalFigures.test.ts`'s. */
const phrases: readonly [file: string, phrase: string][] = [
	[customers, "Payment Agent"],
	[developers, "Payment Agent"],
	[refund, "payment agent company"],
	["content/guidelines/general/privacy-policy.md", "administrators"],
	[partners, "a partner identifier"],
	[partners, "a customer location identifier"],
	[partners, "a customer personal identifier"],
	[referral, "Fleet Recruits"],
	[referral, "Projected Rewards"],
	[referral, "Next Cashout"],
	[referral, "Golden Fleet"],
	[referral, "Charge batteries"],
	[referral, "no cap on your earnings"],
	[referralRu, "Fleet Recruits"],
	[referralRu, "Projected Rewards"],
	[referralRu, "Next Cashout"],
	[refund, "Partial refunds are not permitted"],
	[disputes, "Monday to Friday, excluding Czech public holidays"],
	[refund, "Monday to Friday, excluding Czech public holidays"],
	[cookies, "IP addresses are not anonymized"],
	[cookies, "Do Not Track or Global Privacy Control"],
	[cookies, "cookieConsent"],

	[article("5-proven-ways-monetize-your-game-tips-indie-developers"), "has {{longGameLevels}} levels."],
	[article("how-brandslug-partners-get-paid"), "it is less than {{partnerMinimumPayout}} T$ |"],
	[article("how-to-publish-games-earn-guide-indie-developers"), "at least {{developerAge}}."],
	[article("how-to-publish-games-earn-guide-indie-developers"), "within {{securityIncidentNotice}} hours."],
	[article("how-to-register-dev-studio-eu"), "must be at least {{developerAge}} and"],
	[article("brandslug-new-marketplace-browser-games-apps"), "You must be at least {{developerAge}}."],
	[fleetArticle, "{{referralRewards.1}} for Ana, {{referralRewards.2}} for Ben, {{referralRewards.3}} for Chidi"],
	[fleetArticle, "{{referralRewards.4}} for Dora: {{referralExampleTotal}} T$"],
	[fleetArticle, "I receive {{referralRewards.1}}"],

	["public/locales/en/translation.json", "dynamic discounts"],
	["public/locales/ru/translation.json", "Динамические скидки могут снизить цену"],
	["content/news/brandslug-new-marketplace-browser-games-apps.md", "dynamic discounts"],
	["public/locales/en/translation.json", "by bank card or cryptocurrency"],
	["public/locales/ru/translation.json", "Банковской картой или криптовалютой"],
	["public/locales/en/translation.json", "cashes out in crypto through our payout partner"],
	["public/locales/ru/translation.json", "выводит в криптовалюте через нашего партнёра"],
];

it.each(phrases)("%s contains the required words: %s", (file, phrase) => {
	expect(plainTextOf(readFileSync(file, "utf8"))).toContain(phrase);
});

describe.each(writtenDocuments)("the summary of %s in Russian", (key) => {
	const { chapter, doc } = paramsOf(key);
	const english = documentFrame("en", chapter, doc)?.summary;
	const russian = documentFrame("ru", chapter, doc)?.summary;

	it("exists and has the same figures as the English one, point by point", () => {
		expect(russian?.language).toBe("ru");
		expect(russian?.points.map(({ text }) => figuresOf(text))).toEqual(
			english?.points.map(({ text }) => figuresOf(text)),
		);
		expect(russian?.points.map(({ text }) => text).join()).not.toMatch(/[A-Za-z]{4,} [a-z]{3,} [a-z]{3,}/);
	});
});

describe.each(writtenDocuments)("the notes of sections of %s in Russian", (key) => {
	it("say the same figures as the English ones, point by point", () => {
		const { chapter, doc } = paramsOf(key);
		const hasOwnText = documentFrame("ru", chapter, doc)?.language === "ru";
		const notes = getBriefs(documentBody("ru", key));
		for (const { section, language } of notes)
			expect(language, `section ${section}`).toBe(hasOwnText ? undefined : "ru");
		if (!hasOwnText) expect(figuresOfNotes("ru", key)).toEqual(figuresOfNotes("en", key));
	});
});

function figuresOfNotes(language: "en" | "ru", key: DocumentKey) {
	return getBriefs(documentBody(language, key)).map(({ points }) => points.map(({ text }) => figuresOf(text)));
}

/** Every figure of a sentence, in no order: languages put them differently. */
function figuresOf(sentence: string): number[] {
	return [...sentence.matchAll(/\d+(?:[.,]\d+)?/g)]
		.map(([figure]) => Number(figure.replace(",", ".")))
		.sort((a, b) => a - b);
}
