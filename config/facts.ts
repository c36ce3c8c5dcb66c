import figures from "./figures.json" with { type: "json" };

/**
 * Every figure that the site and its documents state, once, with its unit and the place of the specification that
 * gives it. Calculators, pages, documents and other texts take figures from here, and `content/checks` refuses literal ones.
 */
export interface SiteFact {
	readonly value: number;
	readonly unit: FactUnit;
	/** File and section of the specification, or the part of the site that decides it. */
	readonly source: string;
}

export type FactUnit =
	| ("%" | "T$" | "USDT" | "EUR" | "levels" | "lives")
	| ("minutes" | "hours" | "days" | "calendar days" | "business days")
	| ("months" | "calendar months" | "years" | "calendar years");

/**
 * Bundlers drop the call with a constant that is not used.
 *
 * @__NO_SIDE_EFFECTS__
 */
function fact<Unit extends FactUnit>(value: number, unit: Unit, source: string) {
	return { value, unit, source };
}

// What the marketplace promises (site.md 9).
/** The most that the platform keeps of a studio's revenue. */
export const platformFeeCap = fact(figures.platformFeeCap, "%", "site.md 9");
/** The fee that is usual in the industry. */
export const industryFee = fact(figures.industryFee, "%", "site.md 9");
/** What one T$ equals. */
export const teleDollarValue = fact(figures.teleDollarValue, "USDT", "site.md 9");
/** German small-business VAT threshold, as an article has it. */
export const germanVatThreshold = fact(figures.germanVatThreshold, "EUR", "site.md 9");
/** Lives per level in one game. */
export const gameLives = fact(figures.gameLives, "lives", "site.md 9");
/** Levels of one game, and of another. */
export const gameLevels = fact(figures.gameLevels, "levels", "site.md 9");
export const longGameLevels = fact(figures.longGameLevels, "levels", "site.md 9");

// Customer terms (policies.md 9).
/** The least of the liability cap. */
export const customerLiabilityFloor = fact(figures.customerLiabilityFloor, "EUR", "policies.md 9");

// Developer terms (policies.md 4, 5, 9).
export const developerTerminationNotice = fact(figures.developerTerminationNotice, "days", "policies.md 4");
export const developerTransition = fact(figures.developerTransition, "days", "policies.md 4");
export const developerChangeNotice = fact(figures.developerChangeNotice, "days", "policies.md 4");
export const developerPayoutHold = fact(figures.developerPayoutHold, "days", "policies.md 9");
export const criticalSupportResponse = fact(figures.criticalSupportResponse, "hours", "policies.md 9");
export const supportResponse = fact(figures.supportResponse, "business days", "policies.md 9");
export const securityIncidentNotice = fact(figures.securityIncidentNotice, "hours", "policies.md 5");
export const securityScanNotice = fact(figures.securityScanNotice, "days", "policies.md 9");
export const assignmentNotice = fact(figures.assignmentNotice, "business days", "policies.md 9");
export const developerAge = fact(figures.developerAge, "years", "policies.md 5");
/** The margin of how long back caps the provider's liability. */
export const developerLiabilityPeriod = fact(figures.developerLiabilityPeriod, "months", "policies.md 9");

// Partner terms (policies.md 4, 9).
export const partnerReportingPeriod = fact(figures.partnerReportingPeriod, "calendar months", "policies.md 9");
export const partnerPayoutPeriod = fact(figures.partnerPayoutPeriod, "calendar days", "policies.md 9");
export const partnerMinimumPayout = fact(figures.partnerMinimumPayout, "T$", "policies.md 9");
export const partnerBenefitYears = fact(figures.partnerBenefitYears, "calendar years", "policies.md 9");
export const partnerLiabilityPeriod = fact(figures.partnerLiabilityPeriod, "months", "policies.md 9");
export const partnerTerminationNotice = fact(figures.partnerTerminationNotice, "calendar days", "policies.md 4");
export const partnerIdlePeriod = fact(figures.partnerIdlePeriod, "months", "policies.md 4");
export const partnerCurePeriod = fact(figures.partnerCurePeriod, "days", "policies.md 4");
export const forceMajeurePeriod = fact(figures.forceMajeurePeriod, "months", "policies.md 4");
export const forceMajeureProof = fact(figures.forceMajeureProof, "calendar days", "policies.md 9");
export const partnerNegotiation = fact(figures.partnerNegotiation, "calendar days", "policies.md 9");

// Referral program (policies.md 4, 9).
/** The least to top up, and to hold, for the agent and each referral. */
export const referralBalance = fact(figures.referralBalance, "T$", "policies.md 9");
export const referralHold = fact(figures.referralHold, "days", "policies.md 9");
/** What the agent gets for a referral of each level. */
export const referralRewards = [
	fact(figures.referralRewards.level1, "T$", "policies.md 9"),
	fact(figures.referralRewards.level2, "T$", "policies.md 9"),
	fact(figures.referralRewards.level3, "T$", "policies.md 9"),
	fact(figures.referralRewards.level4, "T$", "policies.md 9"),
] as const;
/** The same for levels 2 to 4, as a share of the first level's. */
export const referralShares = [
	fact(figures.referralShares.level2, "%", "policies.md 9"),
	fact(figures.referralShares.level3, "%", "policies.md 9"),
	fact(figures.referralShares.level4, "%", "policies.md 9"),
] as const;
/** One referral on each level. */
export const referralExampleTotal = fact(figures.referralExampleTotal, "T$", "policies.md 9");
export const referralLevels = fact(figures.referralLevels, "levels", "policies.md 9");

// Refunds and disputes (policies.md 4, 5, 9).
export const refundWindow = fact(figures.refundWindow, "calendar days", "policies.md 5");
export const refundReview = fact(figures.refundReview, "business days", "policies.md 4");
export const refundPayout = fact(figures.refundPayout, "business days", "policies.md 4");
export const informalContact = fact(figures.informalContact, "calendar days", "policies.md 5");
export const firstSupportResponse = fact(figures.firstSupportResponse, "business days", "policies.md 9");
export const escalationDecision = fact(figures.escalationDecision, "business days", "policies.md 4");
export const formalAction = fact(figures.formalAction, "months", "policies.md 5");

// Cookies (policies.md 9).
export const necessaryCookies = fact(figures.necessaryCookies, "years", "policies.md 9");
export const botProtectionCookie = fact(figures.botProtectionCookie, "minutes", "policies.md 9");
export const analyticsCookies = fact(figures.analyticsCookies, "years", "policies.md 9");
export const adPixel = fact(figures.adPixel, "days", "policies.md 9");
/** Shortest and longest. */
export const adConversionCookies = [
	fact(figures.adConversionCookies.shortest, "days", "policies.md 9"),
	fact(figures.adConversionCookies.longest, "days", "policies.md 9"),
] as const;
/** The cookie that remembers the language. */
export const languageCookie = fact(figures.languageCookie, "years", "src/i18n");
/** How long the browser keeps a draft of the contact form. */
export const draftLife = fact(figures.draftLife, "days", "src/features/contact/drafts.ts");
/** How long the server keeps a contact message after it was forwarded or exported: the default of `RETENTION_DAYS`. */
export const messageRetention = fact(figures.messageRetention, "days", "server/contact/retention.ts");
/** Of one provider, and of another. */
export const signInCookies = [
	fact(figures.signInCookies.oneProvider, "months", "policies.md 9"),
	fact(figures.signInCookies.otherProvider, "months", "policies.md 9"),
] as const;
export const replayCookie = fact(figures.replayCookie, "days", "policies.md 9");
export const consentCookie = fact(figures.consentCookie, "days", "policies.md 9");
