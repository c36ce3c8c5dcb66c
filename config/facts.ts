import figures from "./figures.json" with { type: "json" };

/**
 * Every figure that the site and its documents state, once, with its unit and the place of the specification that
 * gives it. Calculators, pages, documents and other texts take figures from here, and `content/checks` refuses literal
 * ones. One constant each, so that a page ships only those it uses.
 */
export interface SiteFact {
	readonly value: number;
	readonly unit: FactUnit;
	/** File and section of the specification, or the part of the site that decides it. */
	readonly source: string;
}

export type FactUnit =
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
export const platformFeeCap = {
	value: figures.platformFeeCap,
	unit: "%",
	source: "site.md 9",
} as const satisfies SiteFact;
/** The fee that is usual in the industry. */
export const industryFee = { value: figures.industryFee, unit: "%", source: "site.md 9" } as const satisfies SiteFact;
/** What one T$ equals. */
export const teleDollarValue = {
	value: figures.teleDollarValue,
	unit: "USDT",
	source: "site.md 9",
} as const satisfies SiteFact;
/** German small-business VAT threshold, as an article has it. */
export const germanVatThreshold = {
	value: figures.germanVatThreshold,
	unit: "EUR",
	source: "site.md 9",
} as const satisfies SiteFact;
/** Lives per level in one game. */
export const gameLives = { value: figures.gameLives, unit: "lives", source: "site.md 9" } as const satisfies SiteFact;
/** Levels of one game, and of another. */
export const gameLevels = {
	value: figures.gameLevels,
	unit: "levels",
	source: "site.md 9",
} as const satisfies SiteFact;
export const longGameLevels = {
	value: figures.longGameLevels,
	unit: "levels",
	source: "site.md 9",
} as const satisfies SiteFact;

// Customer terms (policies.md 9).
/** The least of the liability cap. */
export const customerLiabilityFloor = {
	value: figures.customerLiabilityFloor,
	unit: "EUR",
	source: "policies.md 9",
} as const satisfies SiteFact;

// Developer terms (policies.md 4, 5, 9).
export const developerTerminationNotice = {
	value: figures.developerTerminationNotice,
	unit: "days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const developerTransition = {
	value: figures.developerTransition,
	unit: "days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const developerChangeNotice = {
	value: figures.developerChangeNotice,
	unit: "days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const developerPayoutHold = {
	value: figures.developerPayoutHold,
	unit: "days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const criticalSupportResponse = {
	value: figures.criticalSupportResponse,
	unit: "hours",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const supportResponse = {
	value: figures.supportResponse,
	unit: "business days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const securityIncidentNotice = {
	value: figures.securityIncidentNotice,
	unit: "hours",
	source: "policies.md 5",
} as const satisfies SiteFact;
export const securityScanNotice = {
	value: figures.securityScanNotice,
	unit: "days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const assignmentNotice = {
	value: figures.assignmentNotice,
	unit: "business days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const developerAge = {
	value: figures.developerAge,
	unit: "years",
	source: "policies.md 5",
} as const satisfies SiteFact;
/** The margin of how long back caps the provider's liability. */
export const developerLiabilityPeriod = {
	value: figures.developerLiabilityPeriod,
	unit: "months",
	source: "policies.md 9",
} as const satisfies SiteFact;

// Partner terms (policies.md 4, 9).
export const partnerReportingPeriod = {
	value: figures.partnerReportingPeriod,
	unit: "calendar months",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const partnerPayoutPeriod = {
	value: figures.partnerPayoutPeriod,
	unit: "calendar days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const partnerMinimumPayout = {
	value: figures.partnerMinimumPayout,
	unit: "T$",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const partnerBenefitYears = {
	value: figures.partnerBenefitYears,
	unit: "calendar years",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const partnerLiabilityPeriod = {
	value: figures.partnerLiabilityPeriod,
	unit: "months",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const partnerTerminationNotice = {
	value: figures.partnerTerminationNotice,
	unit: "calendar days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const partnerIdlePeriod = {
	value: figures.partnerIdlePeriod,
	unit: "months",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const partnerCurePeriod = {
	value: figures.partnerCurePeriod,
	unit: "days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const forceMajeurePeriod = {
	value: figures.forceMajeurePeriod,
	unit: "months",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const forceMajeureProof = {
	value: figures.forceMajeureProof,
	unit: "calendar days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const partnerNegotiation = {
	value: figures.partnerNegotiation,
	unit: "calendar days",
	source: "policies.md 9",
} as const satisfies SiteFact;

// Referral program (policies.md 4, 9).
/** The least to top up, and to hold, for the agent and each referral. */
export const referralBalance = {
	value: figures.referralBalance,
	unit: "T$",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const referralHold = {
	value: figures.referralHold,
	unit: "days",
	source: "policies.md 9",
} as const satisfies SiteFact;
/** What the agent gets for a referral of each level. */
export const referralRewards = [
	{ value: figures.referralRewards.level1, unit: "T$", source: "policies.md 9" },
	{ value: figures.referralRewards.level2, unit: "T$", source: "policies.md 9" },
	{ value: figures.referralRewards.level3, unit: "T$", source: "policies.md 9" },
	{ value: figures.referralRewards.level4, unit: "T$", source: "policies.md 9" },
] as const satisfies readonly SiteFact[];
/** The same for levels 2 to 4, as a share of the first level's. */
export const referralShares = [
	{ value: figures.referralShares.level2, unit: "%", source: "policies.md 9" },
	{ value: figures.referralShares.level3, unit: "%", source: "policies.md 9" },
	{ value: figures.referralShares.level4, unit: "%", source: "policies.md 9" },
] as const satisfies readonly SiteFact[];
/** One referral on each level. */
export const referralExampleTotal = {
	value: figures.referralExampleTotal,
	unit: "T$",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const referralLevels = {
	value: figures.referralLevels,
	unit: "levels",
	source: "policies.md 9",
} as const satisfies SiteFact;

// Refunds and disputes (policies.md 4, 5, 9).
export const refundWindow = {
	value: figures.refundWindow,
	unit: "calendar days",
	source: "policies.md 5",
} as const satisfies SiteFact;
export const refundReview = {
	value: figures.refundReview,
	unit: "business days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const refundPayout = {
	value: figures.refundPayout,
	unit: "business days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const informalContact = {
	value: figures.informalContact,
	unit: "calendar days",
	source: "policies.md 5",
} as const satisfies SiteFact;
export const firstSupportResponse = {
	value: figures.firstSupportResponse,
	unit: "business days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const escalationDecision = {
	value: figures.escalationDecision,
	unit: "business days",
	source: "policies.md 4",
} as const satisfies SiteFact;
export const formalAction = {
	value: figures.formalAction,
	unit: "months",
	source: "policies.md 5",
} as const satisfies SiteFact;

// Cookies (policies.md 9).
export const necessaryCookies = {
	value: figures.necessaryCookies,
	unit: "years",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const botProtectionCookie = {
	value: figures.botProtectionCookie,
	unit: "minutes",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const analyticsCookies = {
	value: figures.analyticsCookies,
	unit: "years",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const adPixel = { value: figures.adPixel, unit: "days", source: "policies.md 9" } as const satisfies SiteFact;
/** Shortest and longest. */
export const adConversionCookies = [
	{ value: figures.adConversionCookies.shortest, unit: "days", source: "policies.md 9" },
	{ value: figures.adConversionCookies.longest, unit: "days", source: "policies.md 9" },
] as const satisfies readonly SiteFact[];
/** The cookie that remembers the language. */
export const languageCookie = {
	value: figures.languageCookie,
	unit: "years",
	source: "src/i18n",
} as const satisfies SiteFact;
/** How long the browser keeps a draft of the contact form. */
export const draftLife = {
	value: figures.draftLife,
	unit: "days",
	source: "src/features/contact/drafts.ts",
} as const satisfies SiteFact;
/** How long the server keeps a contact message after it was forwarded or exported: the default of `RETENTION_DAYS`. */
export const messageRetention = {
	value: figures.messageRetention,
	unit: "days",
	source: "server/contact/retention.ts",
} as const satisfies SiteFact;
/** Of one provider, and of another. */
export const signInCookies = [
	{ value: figures.signInCookies.oneProvider, unit: "months", source: "policies.md 9" },
	{ value: figures.signInCookies.otherProvider, unit: "months", source: "policies.md 9" },
] as const satisfies readonly SiteFact[];
export const replayCookie = {
	value: figures.replayCookie,
	unit: "days",
	source: "policies.md 9",
} as const satisfies SiteFact;
export const consentCookie = {
	value: figures.consentCookie,
	unit: "days",
	source: "policies.md 9",
} as const satisfies SiteFact;
