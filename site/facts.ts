/**
 * Every figure that the site and its documents state, once, with its unit and the place of the specification that
 * gives it. Calculators, pages, documents and other texts take figures from here, and `figures.test.ts` holds every
 * text to them. One constant each, so that a page ships only those it uses.
 */
export interface Fact {
	readonly value: number;
	readonly unit: Unit;
	/** File and section of the specification, or the part of the site that decides it. */
	readonly source: string;
}

export type Unit =
	| "%"
	| "T$"
	| "USDT"
	| "EUR"
	| "days"
	| "calendar days"
	| "business days"
	| "hours"
	| "minutes"
	| "months"
	| "calendar months"
	| "calendar years"
	| "years"
	| "levels"
	| "lives";

// What the marketplace promises (site.md 9).
/** The most that the platform keeps of a studio's revenue. */
export const platformFeeCap = { value: 15, unit: "%", source: "site.md 9" } as const satisfies Fact;
/** What is usual elsewhere. */
export const industryFee = { value: 30, unit: "%", source: "site.md 9" } as const satisfies Fact;
/** What one T$ equals. */
export const teleDollarValue = { value: 1, unit: "USDT", source: "site.md 9" } as const satisfies Fact;
/** German small-business VAT threshold, as an article has it. */
export const germanVatThreshold = { value: 25_000, unit: "EUR", source: "site.md 9" } as const satisfies Fact;
/** Lives per level in one game. */
export const gameLives = { value: 5, unit: "lives", source: "site.md 9" } as const satisfies Fact;
/** Levels of one game, and of another. */
export const gameLevels = { value: 18, unit: "levels", source: "site.md 9" } as const satisfies Fact;
export const longGameLevels = { value: 80, unit: "levels", source: "site.md 9" } as const satisfies Fact;

// Customer terms (policies.md 9).
/** The least of the liability cap. */
export const customerLiabilityFloor = { value: 50, unit: "EUR", source: "policies.md 9" } as const satisfies Fact;

// Developer terms (policies.md 4, 5, 9).
export const developerTerminationNotice = { value: 30, unit: "days", source: "policies.md 4" } as const satisfies Fact;
export const developerTransition = { value: 45, unit: "days", source: "policies.md 4" } as const satisfies Fact;
export const developerChangeNotice = { value: 30, unit: "days", source: "policies.md 4" } as const satisfies Fact;
export const developerPayoutHold = { value: 120, unit: "days", source: "policies.md 9" } as const satisfies Fact;
export const criticalSupportResponse = { value: 24, unit: "hours", source: "policies.md 9" } as const satisfies Fact;
export const supportResponse = { value: 5, unit: "business days", source: "policies.md 9" } as const satisfies Fact;
export const securityIncidentNotice = { value: 48, unit: "hours", source: "policies.md 5" } as const satisfies Fact;
export const securityScanNotice = { value: 15, unit: "days", source: "policies.md 9" } as const satisfies Fact;
export const assignmentNotice = { value: 10, unit: "business days", source: "policies.md 9" } as const satisfies Fact;
export const developerAge = { value: 18, unit: "years", source: "policies.md 5" } as const satisfies Fact;
/** The margin of how long back caps the provider's liability. */
export const developerLiabilityPeriod = { value: 12, unit: "months", source: "policies.md 9" } as const satisfies Fact;

// Partner terms (policies.md 4, 9).
export const partnerReportingPeriod = {
	value: 1,
	unit: "calendar months",
	source: "policies.md 9",
} as const satisfies Fact;
export const partnerPayoutPeriod = {
	value: 30,
	unit: "calendar days",
	source: "policies.md 9",
} as const satisfies Fact;
export const partnerMinimumPayout = { value: 100, unit: "T$", source: "policies.md 9" } as const satisfies Fact;
export const partnerBenefitYears = {
	value: 2,
	unit: "calendar years",
	source: "policies.md 9",
} as const satisfies Fact;
export const partnerLiabilityPeriod = { value: 3, unit: "months", source: "policies.md 9" } as const satisfies Fact;
export const partnerTerminationNotice = {
	value: 30,
	unit: "calendar days",
	source: "policies.md 4",
} as const satisfies Fact;
export const partnerIdlePeriod = { value: 2, unit: "months", source: "policies.md 4" } as const satisfies Fact;
export const partnerCurePeriod = { value: 10, unit: "days", source: "policies.md 4" } as const satisfies Fact;
export const forceMajeurePeriod = { value: 3, unit: "months", source: "policies.md 4" } as const satisfies Fact;
export const forceMajeureProof = { value: 30, unit: "calendar days", source: "policies.md 9" } as const satisfies Fact;
export const partnerNegotiation = { value: 30, unit: "calendar days", source: "policies.md 9" } as const satisfies Fact;

// Referral programme (policies.md 4, 9).
/** The least to top up, and to hold, for the agent and each referral. */
export const referralBalance = { value: 15, unit: "T$", source: "policies.md 9" } as const satisfies Fact;
export const referralHold = { value: 30, unit: "days", source: "policies.md 9" } as const satisfies Fact;
/** What the agent gets for a referral of each level. */
export const referralRewards = [
	{ value: 5, unit: "T$", source: "policies.md 9" },
	{ value: 1.5, unit: "T$", source: "policies.md 9" },
	{ value: 1, unit: "T$", source: "policies.md 9" },
	{ value: 0.5, unit: "T$", source: "policies.md 9" },
] as const satisfies readonly Fact[];
/** The same for levels 2 to 4, as a share of the first level's. */
export const referralShares = [
	{ value: 30, unit: "%", source: "policies.md 9" },
	{ value: 20, unit: "%", source: "policies.md 9" },
	{ value: 10, unit: "%", source: "policies.md 9" },
] as const satisfies readonly Fact[];
/** One referral on each level. */
export const referralExampleTotal = { value: 8, unit: "T$", source: "policies.md 9" } as const satisfies Fact;
export const referralLevels = { value: 4, unit: "levels", source: "policies.md 9" } as const satisfies Fact;

// Refunds and disputes (policies.md 4, 5, 9).
export const refundWindow = { value: 30, unit: "calendar days", source: "policies.md 5" } as const satisfies Fact;
export const refundReview = { value: 7, unit: "business days", source: "policies.md 4" } as const satisfies Fact;
export const refundPayout = { value: 7, unit: "business days", source: "policies.md 4" } as const satisfies Fact;
export const informalContact = { value: 30, unit: "calendar days", source: "policies.md 5" } as const satisfies Fact;
export const firstSupportResponse = {
	value: 5,
	unit: "business days",
	source: "policies.md 9",
} as const satisfies Fact;
export const escalationDecision = { value: 15, unit: "business days", source: "policies.md 4" } as const satisfies Fact;
export const formalAction = { value: 12, unit: "months", source: "policies.md 5" } as const satisfies Fact;

// Cookies (policies.md 9).
export const necessaryCookies = { value: 1, unit: "years", source: "policies.md 9" } as const satisfies Fact;
export const botProtectionCookie = { value: 30, unit: "minutes", source: "policies.md 9" } as const satisfies Fact;
export const analyticsCookies = { value: 2, unit: "years", source: "policies.md 9" } as const satisfies Fact;
export const adPixel = { value: 180, unit: "days", source: "policies.md 9" } as const satisfies Fact;
/** Shortest and longest. */
export const adConversionCookies = [
	{ value: 90, unit: "days", source: "policies.md 9" },
	{ value: 540, unit: "days", source: "policies.md 9" },
] as const satisfies readonly Fact[];
/** The cookie that remembers the language. */
export const languageCookie = { value: 1, unit: "years", source: "app/i18n" } as const satisfies Fact;
/** How long the browser keeps a draft of the contact form. */
export const draftLife = { value: 30, unit: "days", source: "app/features/contact/drafts.ts" } as const satisfies Fact;
/** Of one provider, and of another. */
export const signInCookies = [
	{ value: 6, unit: "months", source: "policies.md 9" },
	{ value: 1, unit: "months", source: "policies.md 9" },
] as const satisfies readonly Fact[];
export const replayCookie = { value: 90, unit: "days", source: "policies.md 9" } as const satisfies Fact;
export const consentCookie = { value: 365, unit: "days", source: "policies.md 9" } as const satisfies Fact;
