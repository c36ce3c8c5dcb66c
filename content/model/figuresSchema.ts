import { z } from "zod";
import * as figures from "#config/figures.ts";

/** Editors' titles of all figures; the type requires one for each. */
const titles: Record<keyof typeof figures, string> = {
	platformFeeCap: "Platform: the most that we keep of a studio's revenue",
	industryFee: "Platform: the fee that is usual elsewhere",
	teleDollarValue: "Platform: what one T$ equals",
	germanVatThreshold: "Articles: threshold of German VAT for small businesses",
	gameLives: "Games: lives per level in one game",
	gameLevels: "Games: levels of one game",
	longGameLevels: "Games: levels of a long game",
	customerLiabilityFloor: "Customers: the least of the liability cap",
	developerTerminationNotice: "Developers: notice of termination",
	developerTransition: "Developers: transition after the end",
	developerChangeNotice: "Developers: notice of a change of the terms",
	developerPayoutHold: "Developers: how long a payout may be held",
	criticalSupportResponse: "Developers: answer to a critical fault",
	supportResponse: "Developers: answer to other questions",
	securityIncidentNotice: "Developers: notice of a security incident",
	securityScanNotice: "Developers: notice before a security scan",
	assignmentNotice: "Developers: notice of an assignment",
	developerAge: "Developers: least age",
	developerLiabilityPeriod: "Developers: months that the liability cap looks back",
	partnerReportingPeriod: "Partners: reporting period",
	partnerPayoutPeriod: "Partners: payment after the end of a month",
	partnerMinimumPayout: "Partners: least payout",
	partnerBenefitYears: "Partners: how long a customer counts",
	partnerLiabilityPeriod: "Partners: months that the liability cap looks back",
	partnerTerminationNotice: "Partners: notice of termination",
	partnerIdlePeriod: "Partners: months without a new customer",
	partnerCurePeriod: "Partners: time to put a breach right",
	forceMajeurePeriod: "Partners: months of force majeure",
	forceMajeureProof: "Partners: proof of force majeure",
	partnerNegotiation: "Partners: negotiation before a dispute",
	referralBalance: "Referrals: least balance to top up and to hold",
	referralHold: "Referrals: how long the balance is held",
	referralRewards: "Referrals: reward for each level",
	referralShares: "Referrals: share of the first level's reward",
	referralExampleTotal: "Referrals: one referral on each level, together",
	referralLevels: "Referrals: levels of the Fleet",
	refundWindow: "Refunds: time to ask for one",
	refundReview: "Refunds: review",
	refundPayout: "Refunds: payout",
	informalContact: "Disputes: time to write to support",
	firstSupportResponse: "Disputes: first answer of support",
	escalationDecision: "Disputes: decision of the dispute department",
	formalAction: "Disputes: time to take formal action",
	necessaryCookies: "Cookies: necessary ones",
	botProtectionCookie: "Cookies: protection against bots",
	analyticsCookies: "Cookies: analytics",
	adPixel: "Cookies: advertising pixel",
	adConversionCookies: "Cookies: advertising conversions",
	languageCookie: "Cookies: language",
	draftLife: "Contact form: how long the browser keeps a draft",
	messageRetention: "Contact form: how long we keep a message after it was forwarded or exported",
	signInCookies: "Cookies: sign-in",
	replayCookie: "Cookies: replay of errors",
	consentCookie: "Cookies: consent",
};

const figureField = (title: string, { unit, source }: figures.SiteFigure) =>
	z
		.number("write a number")
		.positive("write a number above 0")
		.meta({
			title,
			description: `In ${unit}. It comes from ${source}: texts, documents and calculators all change with it.`,
		});

const parts = {
	referralRewards: ["level1", "level2", "level3", "level4"],
	referralShares: ["level2", "level3", "level4"],
	adConversionCookies: ["shortest", "longest"],
	signInCookies: ["oneProvider", "otherProvider"],
} as const;

function fieldOf(name: string, title: string, figure: figures.SiteFigure | readonly figures.SiteFigure[]) {
	if ("value" in figure) return figureField(title, figure);
	const names: readonly string[] = Object.entries(parts).find(([key]) => key === name)?.[1] ?? [];
	return z
		.strictObject(
			Object.fromEntries(
				figure.map((one, place) => {
					const part = names[place] ?? `${place + 1}`;
					return [part, figureField(partTitle(part), one)];
				}),
			),
		)
		.meta({ title, description: "Several figures that belong together." });
}

/** Formats `oneProvider` as “One provider”. */
function partTitle(part: string): string {
	const words = part.replace(/([A-Z]|\d+)/g, " $1").toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

const figuresByKey = new Map<string, figures.SiteFigure | readonly figures.SiteFigure[]>(Object.entries(figures));

/** `config/figures.json`: the values of `config/figures.ts`, which has units and sources. In the order of `titles`. */
export const figuresSchema = z.strictObject(
	Object.fromEntries(
		Object.entries(titles).flatMap(([name, title]) => {
			const figure = figuresByKey.get(name);
			return figure ? [[name, fieldOf(name, title, figure)]] : [];
		}),
	),
);
