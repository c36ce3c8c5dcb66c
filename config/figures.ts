import figures from "./figures.json" with { type: "json" };

/** A figure that the site states, with its unit and source. `content/checks` rejects literal figures in texts. */
export interface SiteFigure {
	readonly value: number;
	readonly unit: FigureUnit;
	/** File and section of the specification, or the source file that uses it. */
	readonly source: string;
}

export type FigureUnit =
	| ("%" | "T$" | "USDT" | "EUR" | "levels" | "lives")
	| ("minutes" | "hours" | "days" | "calendar days" | "business days")
	| ("months" | "calendar months" | "years" | "calendar years");

/**
 * Lets bundlers drop unused constants.
 *
 * @__NO_SIDE_EFFECTS__
 */
function figure<Unit extends FigureUnit>(value: number, unit: Unit, source: string) {
	return { value, unit, source };
}

// Marketplace (site.md 9).
export const platformFeeCap = figure(figures.platformFeeCap, "%", "site.md 9");
export const industryFee = figure(figures.industryFee, "%", "site.md 9");
export const teleDollarValue = figure(figures.teleDollarValue, "USDT", "site.md 9");
export const germanVatThreshold = figure(figures.germanVatThreshold, "EUR", "site.md 9");
export const gameLives = figure(figures.gameLives, "lives", "site.md 9");
export const gameLevels = figure(figures.gameLevels, "levels", "site.md 9");
export const longGameLevels = figure(figures.longGameLevels, "levels", "site.md 9");

// Customer terms (policies.md 9).
export const customerLiabilityFloor = figure(figures.customerLiabilityFloor, "EUR", "policies.md 9");

// Developer terms (policies.md 4, 5, 9).
export const developerTerminationNotice = figure(figures.developerTerminationNotice, "days", "policies.md 4");
export const developerTransition = figure(figures.developerTransition, "days", "policies.md 4");
export const developerChangeNotice = figure(figures.developerChangeNotice, "days", "policies.md 4");
export const developerPayoutHold = figure(figures.developerPayoutHold, "days", "policies.md 9");
export const criticalSupportResponse = figure(figures.criticalSupportResponse, "hours", "policies.md 9");
export const supportResponse = figure(figures.supportResponse, "business days", "policies.md 9");
export const securityIncidentNotice = figure(figures.securityIncidentNotice, "hours", "policies.md 5");
export const securityScanNotice = figure(figures.securityScanNotice, "days", "policies.md 9");
export const assignmentNotice = figure(figures.assignmentNotice, "business days", "policies.md 9");
export const developerAge = figure(figures.developerAge, "years", "policies.md 5");
export const developerLiabilityPeriod = figure(figures.developerLiabilityPeriod, "months", "policies.md 9");

// Partner terms (policies.md 4, 9).
export const partnerReportingPeriod = figure(figures.partnerReportingPeriod, "calendar months", "policies.md 9");
export const partnerPayoutPeriod = figure(figures.partnerPayoutPeriod, "calendar days", "policies.md 9");
export const partnerMinimumPayout = figure(figures.partnerMinimumPayout, "T$", "policies.md 9");
export const partnerBenefitYears = figure(figures.partnerBenefitYears, "calendar years", "policies.md 9");
export const partnerLiabilityPeriod = figure(figures.partnerLiabilityPeriod, "months", "policies.md 9");
export const partnerTerminationNotice = figure(figures.partnerTerminationNotice, "calendar days", "policies.md 4");
export const partnerIdlePeriod = figure(figures.partnerIdlePeriod, "months", "policies.md 4");
export const partnerCurePeriod = figure(figures.partnerCurePeriod, "days", "policies.md 4");
export const forceMajeurePeriod = figure(figures.forceMajeurePeriod, "months", "policies.md 4");
export const forceMajeureProof = figure(figures.forceMajeureProof, "calendar days", "policies.md 9");
export const partnerNegotiation = figure(figures.partnerNegotiation, "calendar days", "policies.md 9");

// Referral program (policies.md 4, 9).
export const referralBalance = figure(figures.referralBalance, "T$", "policies.md 9");
export const referralHold = figure(figures.referralHold, "days", "policies.md 9");
export const referralRewards = [
	figure(figures.referralRewards.level1, "T$", "policies.md 9"),
	figure(figures.referralRewards.level2, "T$", "policies.md 9"),
	figure(figures.referralRewards.level3, "T$", "policies.md 9"),
	figure(figures.referralRewards.level4, "T$", "policies.md 9"),
] as const;
export const referralShares = [
	figure(figures.referralShares.level2, "%", "policies.md 9"),
	figure(figures.referralShares.level3, "%", "policies.md 9"),
	figure(figures.referralShares.level4, "%", "policies.md 9"),
] as const;
export const referralExampleTotal = figure(figures.referralExampleTotal, "T$", "policies.md 9");
export const referralLevels = figure(figures.referralLevels, "levels", "policies.md 9");

// Refunds and disputes (policies.md 4, 5, 9).
export const refundWindow = figure(figures.refundWindow, "calendar days", "policies.md 5");
export const refundReview = figure(figures.refundReview, "business days", "policies.md 4");
export const refundPayout = figure(figures.refundPayout, "business days", "policies.md 4");
export const informalContact = figure(figures.informalContact, "calendar days", "policies.md 5");
export const firstSupportResponse = figure(figures.firstSupportResponse, "business days", "policies.md 9");
export const escalationDecision = figure(figures.escalationDecision, "business days", "policies.md 4");
export const formalAction = figure(figures.formalAction, "months", "policies.md 5");

// Cookies (policies.md 9).
export const necessaryCookies = figure(figures.necessaryCookies, "years", "policies.md 9");
export const botProtectionCookie = figure(figures.botProtectionCookie, "minutes", "policies.md 9");
export const analyticsCookies = figure(figures.analyticsCookies, "years", "policies.md 9");
export const adPixel = figure(figures.adPixel, "days", "policies.md 9");
/** Shortest and longest lifetime. */
export const adConversionCookies = [
	figure(figures.adConversionCookies.shortest, "days", "policies.md 9"),
	figure(figures.adConversionCookies.longest, "days", "policies.md 9"),
] as const;
export const languageCookie = figure(figures.languageCookie, "years", "src/i18n");
export const draftLife = figure(figures.draftLife, "days", "src/features/contact/drafts.ts");
export const messageRetention = figure(figures.messageRetention, "days", "server/contact/retention.ts");
/** Lifetimes for two sign-in providers. */
export const signInCookies = [
	figure(figures.signInCookies.oneProvider, "months", "policies.md 9"),
	figure(figures.signInCookies.otherProvider, "months", "policies.md 9"),
] as const;
export const replayCookie = figure(figures.replayCookie, "days", "policies.md 9");
export const consentCookie = figure(figures.consentCookie, "days", "policies.md 9");
