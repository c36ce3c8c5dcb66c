import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentFrame, writtenDocuments } from "../app/content/documents.server.ts";
import { paramsOf } from "../app/routing/documents.ts";
import * as facts from "./facts.ts";
import { type Figures, listOf, plainTextOf, statedFigures } from "./statedFigures.ts";

const root = "content/guidelines";
const customers = "customers/terms-and-conditions.md";
const developers = "developers/terms-and-conditions.md";
const partners = "partners/terms-and-conditions.md";
const referral = "customers/referral-program.md";
const referralRu = "customers/referral-program.ru.md";
const refund = "general/return-and-refund-policy.md";
const disputes = "general/dispute-resolution-policy.md";
const cookies = "general/cookie-policy.md";

/** Fact, the document that must state it, and the phrase, in which each `#` stands for a figure. */
const figures: readonly [fact: Figures, document: string, phrase: string][] = [
	[facts.teleDollarValue, customers, "1 T$ equals # USDT"],
	[facts.teleDollarValue, developers, "1 T$ equals # USDT"],
	[facts.teleDollarValue, refund, "1 T$ equals # USDT"],
	[facts.teleDollarValue, referral, "1 T$ equals # USDT"],
	[facts.platformFeeCap, developers, "capped at #% of the price"],
	[facts.customerLiabilityFloor, customers, "amount paid for the related third-party product or EUR #"],
	[facts.refundWindow, customers, "within # calendar days of the transaction"],
	[facts.informalContact, customers, "within # calendar days of becoming aware of"],

	[facts.developerAge, developers, "at least # years old"],
	[facts.criticalSupportResponse, developers, "within # hours for critical requests"],
	[facts.supportResponse, developers, "within # business days for all others"],
	[facts.securityIncidentNotice, developers, "within # hours of becoming aware of"],
	[facts.securityScanNotice, developers, "security scans we give you # days' prior notice"],
	[facts.developerTerminationNotice, developers, "# days' written notice"],
	[facts.developerTransition, developers, "#-day transition period"],
	[facts.developerChangeNotice, developers, "take effect # days after notice"],
	[facts.developerPayoutHold, developers, "withhold payout for # days after termination"],
	[facts.assignmentNotice, developers, "at least # business days' notice before the assignment"],
	[facts.developerLiabilityPeriod, developers, "provider's margin over the preceding # months"],

	[facts.partnerReportingPeriod, partners, "Reporting Period is # calendar month"],
	[facts.partnerPayoutPeriod, partners, "previous Reporting Period within # calendar days after it ends"],
	[facts.partnerMinimumPayout, partners, "minimum payout is # Teledollars"],
	[facts.partnerBenefitYears, partners, "payable for # calendar years after a customer's registration"],
	[facts.partnerLiabilityPeriod, partners, "capped at # months of benefit payments"],
	[facts.partnerTerminationNotice, partners, "end it with # calendar days' notice"],
	[facts.partnerIdlePeriod, partners, "no customer within # consecutive months"],
	[facts.partnerCurePeriod, partners, "cure it within # days of written notice"],
	[facts.forceMajeurePeriod, partners, "force majeure lasts # consecutive months"],
	[facts.forceMajeureProof, partners, "within # calendar days of the beginning of the obstacle"],
	[facts.partnerNegotiation, partners, "Negotiation lasts # calendar days"],

	[facts.referralLevels, referral, "The Fleet has # levels"],
	[facts.referralBalance, referral, "top up at least # T$"],
	[[facts.referralBalance, facts.referralHold], referral, "balance of at least # T$ for # consecutive days"],
	[facts.referralHold, referral, "freezes the amount for # days"],
	[facts.referralBalance, referral, "balance falls below # T$"],
	[[facts.referralRewards[0], facts.referralRewards[0]], referral, "the full # T$ | # T$"],
	[
		[facts.referralShares[0], facts.referralRewards[0], facts.referralRewards[1]],
		referral,
		"Silver Fleet | #% of # T$ | # T$",
	],
	[
		[facts.referralShares[1], facts.referralRewards[0], facts.referralRewards[2]],
		referral,
		"Bronze Fleet | #% of # T$ | # T$",
	],
	[[facts.referralShares[2], facts.referralRewards[0], facts.referralRewards[3]], referral, "| 4 | #% of # T$ | # T$"],
	[
		[...facts.referralRewards, facts.referralExampleTotal],
		referral,
		"# T$ for Ana, # T$ for Ben, # T$ for Chidi and # T$ for Dora: # T$ in total",
	],
	[[facts.referralBalance, facts.referralHold], referralRu, "не менее # T$ в течение # дней подряд"],
	[facts.referralHold, referralRu, "замораживает эту сумму на # дней"],
	[facts.referralBalance, referralRu, "ниже # T$"],
	[
		[facts.referralShares[0], facts.referralRewards[0], facts.referralRewards[1]],
		referralRu,
		"Серебряный флот | # % от # T$ | # T$",
	],
	[
		[facts.referralShares[1], facts.referralRewards[0], facts.referralRewards[2]],
		referralRu,
		"Бронзовый флот | # % от # T$ | # T$",
	],
	[
		[facts.referralShares[2], facts.referralRewards[0], facts.referralRewards[3]],
		referralRu,
		"| 4 | # % от # T$ | # T$",
	],
	[
		[...facts.referralRewards, facts.referralExampleTotal],
		referralRu,
		"# T$ за Аню, # T$ за Бориса, # T$ за Веру и # T$ за Глеба — всего # T$",
	],

	// The summaries in Russian.
	[facts.teleDollarValue, customers, "1 T$ равен # USDT"],
	[facts.customerLiabilityFloor, customers, "сторонний продукт, или # евро"],
	[facts.developerAge, developers, "вам исполнилось # лет"],
	[facts.platformFeeCap, developers, "Комиссия платформы — не больше # %"],
	[
		[facts.criticalSupportResponse, facts.supportResponse],
		developers,
		"запросы в поддержку вы отвечаете в течение # часов, на все остальные — в течение # рабочих дней",
	],
	[facts.securityIncidentNotice, developers, "сообщаете нам в течение # часов"],
	[facts.securityScanNotice, developers, "проверках безопасности мы предупреждаем за # дней"],
	[facts.developerTerminationNotice, developers, "письменно предупредив за # дней"],
	[facts.developerTransition, developers, "переходный период: # дней"],
	[facts.developerChangeNotice, developers, "в силу через # дней после уведомления"],
	[facts.developerPayoutHold, developers, "удерживать выплату # дней"],
	[facts.developerLiabilityPeriod, developers, "маржой за предыдущие # месяцев"],
	[
		[facts.partnerPayoutPeriod, facts.partnerMinimumPayout],
		partners,
		"в течение # календарных дней после его окончания, начиная со # теледолларов",
	],
	[facts.partnerBenefitYears, partners, "учитывается # календарных года"],
	[facts.partnerTerminationNotice, partners, "предупредив за # календарных дней"],
	[facts.partnerIdlePeriod, partners, "за # месяца подряд вы не привели"],
	[facts.partnerNegotiation, partners, "стороны # календарных дней ведут переговоры"],
	[facts.refundWindow, refund, "в течение # календарных дней после операции"],
	[facts.refundReview, refund, "рассматриваем запрос в течение # рабочих дней"],
	[facts.refundPayout, refund, "в течение # рабочих дней после одобрения"],
	[facts.informalContact, disputes, "в течение # календарных дней с того дня, как узнали"],
	[facts.firstSupportResponse, disputes, "ответит в течение # рабочих дней"],
	[facts.escalationDecision, disputes, "решение в течение # рабочих дней"],
	[facts.formalAction, disputes, "в течение # месяцев после нашего"],
	[
		[facts.analyticsCookies, facts.adPixel, ...facts.adConversionCookies],
		cookies,
		"до # лет, рекламный пиксель — # дней, cookie рекламных конверсий — от # до # дней",
	],
	[facts.consentCookie, cookies, "выбор мы помним # дней"],

	[facts.refundWindow, refund, "within # calendar days of the transaction"],
	[facts.refundWindow, refund, "purchase is over # days old"],
	[facts.refundReview, refund, "review your request within # business days"],
	[facts.refundPayout, refund, "refund you within # business days of approval"],
	[facts.informalContact, disputes, "within # calendar days of becoming aware of"],
	[facts.firstSupportResponse, disputes, "first response | # business days"],
	[facts.escalationDecision, disputes, "Final Internal Decision within # business days of Acknowledgment"],
	[facts.formalAction, disputes, "within # months of the Final Internal Decision"],

	[facts.necessaryCookies, cookies, "site running and safe | session to # year"],
	[facts.botProtectionCookie, cookies, "Tells people from bots | # minutes"],
	[facts.analyticsCookies, cookies, "visits and pages read | up to # years"],
	[facts.analyticsCookies, cookies, "They last up to # years"],
	[facts.adPixel, cookies, "ad pixel lasts # days"],
	[facts.adConversionCookies, cookies, "ad conversion cookies last # to # days"],
	[facts.signInCookies, cookies, "session to # months with one provider and # month with another"],
	[facts.replayCookie, cookies, "replay cookie lasts # days"],
	[facts.consentCookie, cookies, "lasts # days. accepted means"],
];

/** What a document must say in words (policies.md 2-6). */
const phrases: readonly [document: string, phrase: string][] = [
	[customers, "Payment Agent"],
	[developers, "Payment Agent"],
	[refund, "payment agent company"],
	["general/privacy-policy.md", "administrators"],
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
	[cookies, "IP addresses are not anonymised"],
	[cookies, "Do Not Track or Global Privacy Control"],
	[cookies, "cookieConsent"],
];

const documents = new Map(
	globSync("**/*.md", { cwd: root }).map((file) => [file, plainTextOf(readFileSync(`${root}/${file}`, "utf8"))]),
);

describe.each(figures)("facts in documents, %#", (fact, document, phrase) => {
	const expected = listOf(fact).map(({ value }) => value);

	it(`${document} states ${expected.join(", ")} in "${phrase}"`, () => {
		expect(statedFigures(documents.get(document) ?? "", phrase)).toContainEqual(expected);
	});

	it(`no document states anything else in "${phrase}"`, () => {
		for (const [file, text] of documents) {
			for (const found of statedFigures(text, phrase)) expect(found, file).toEqual(expected);
		}
	});
});

it.each(phrases)("%s says: %s", (document, phrase) => {
	expect(documents.get(document)).toContain(phrase);
});

describe.each(writtenDocuments)("the summary of %s in Russian", (key) => {
	const { chapter, doc } = paramsOf(key);
	const english = documentFrame("en", chapter, doc)?.summary;
	const russian = documentFrame("ru", chapter, doc)?.summary;

	it("is there, and says the same figures as the English one, point by point", () => {
		expect(russian?.language).toBe("ru");
		expect(russian?.points.map(figuresOf)).toEqual(english?.points.map(figuresOf));
		expect(russian?.points.join()).not.toMatch(/[A-Za-z]{4,} [a-z]{3,} [a-z]{3,}/);
	});
});

/** Every figure of a sentence, in no order: languages put them differently. */
function figuresOf(sentence: string): number[] {
	return statedFigures(plainTextOf(` ${sentence}`), " #")
		.flat()
		.sort((a, b) => a - b);
}

it("holds every figure of the policies", () => {
	const held = new Set(figures.flatMap(([fact]) => listOf(fact)));
	const all = Object.values(facts).flatMap((fact: Figures) => listOf(fact));
	const missing = all.filter((fact) => fact.source.startsWith("policies.md") && !held.has(fact));
	expect(missing).toEqual([]);
	expect(all.length).toBeGreaterThan(45);
});
