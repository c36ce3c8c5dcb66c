import * as figures from "./figures.ts";

/**
 * The figures that translations may use as `{{platformFeeCap}}`. Not all figures, because every page loads this list. Names have
 * no dot, which i18next would read as a path. Content files may use all figures (`content/readers/figureTexts.server.ts`).
 */
export const figureVariables = {
	teleDollarValue: figures.teleDollarValue.value,
	platformFeeCap: figures.platformFeeCap.value,
	industryFee: figures.industryFee.value,
	developerAge: figures.developerAge.value,
	criticalSupportResponse: figures.criticalSupportResponse.value,
	supportResponse: figures.supportResponse.value,
	securityIncidentNotice: figures.securityIncidentNotice.value,
	developerTerminationNotice: figures.developerTerminationNotice.value,
	developerTransition: figures.developerTransition.value,
	developerPayoutHold: figures.developerPayoutHold.value,
	developerChangeNotice: figures.developerChangeNotice.value,
	securityScanNotice: figures.securityScanNotice.value,
	partnerBenefitYears: figures.partnerBenefitYears.value,
	partnerPayoutPeriod: figures.partnerPayoutPeriod.value,
	partnerMinimumPayout: figures.partnerMinimumPayout.value,
	partnerTerminationNotice: figures.partnerTerminationNotice.value,
	partnerIdlePeriod: figures.partnerIdlePeriod.value,
	referralBalance: figures.referralBalance.value,
	referralHold: figures.referralHold.value,
	referralRewards: figures.referralRewards[0].value,
	necessaryCookies: figures.necessaryCookies.value,
	botProtectionCookie: figures.botProtectionCookie.value,
	signInCookies: figures.signInCookies[0].value,
	replayCookie: figures.replayCookie.value,
	analyticsCookies: figures.analyticsCookies.value,
	adPixel: figures.adPixel.value,
	adConversionFrom: figures.adConversionCookies[0].value,
	adConversionTo: figures.adConversionCookies[1].value,
} as const;

const values: ReadonlyMap<string, string | number> = new Map(Object.entries(figureVariables));

/** Replaces the placeholders of figures and leaves others unchanged. */
export function fillFigures(text: string): string {
	return text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => String(values.get(name) ?? written));
}
