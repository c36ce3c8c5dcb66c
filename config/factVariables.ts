import * as facts from "./facts.ts";

/**
 * The figures that translations may name: `{{platformFeeCap}}` is the value of the fact of that name. A list of its own and
 * not every fact, because each page carries it; and without the dot of `{{signInCookies.1}}`, which i18next takes for a path.
 * Content files name all facts (`content/readers/factTexts.server.ts`).
 */
export const factVariables = {
	teleDollarValue: facts.teleDollarValue.value,
	platformFeeCap: facts.platformFeeCap.value,
	industryFee: facts.industryFee.value,
	developerAge: facts.developerAge.value,
	criticalSupportResponse: facts.criticalSupportResponse.value,
	supportResponse: facts.supportResponse.value,
	securityIncidentNotice: facts.securityIncidentNotice.value,
	developerTerminationNotice: facts.developerTerminationNotice.value,
	developerTransition: facts.developerTransition.value,
	developerPayoutHold: facts.developerPayoutHold.value,
	developerChangeNotice: facts.developerChangeNotice.value,
	securityScanNotice: facts.securityScanNotice.value,
	partnerBenefitYears: facts.partnerBenefitYears.value,
	partnerPayoutPeriod: facts.partnerPayoutPeriod.value,
	partnerMinimumPayout: facts.partnerMinimumPayout.value,
	partnerTerminationNotice: facts.partnerTerminationNotice.value,
	partnerIdlePeriod: facts.partnerIdlePeriod.value,
	referralBalance: facts.referralBalance.value,
	referralHold: facts.referralHold.value,
	referralRewards: facts.referralRewards[0].value,
	necessaryCookies: facts.necessaryCookies.value,
	botProtectionCookie: facts.botProtectionCookie.value,
	signInCookies: facts.signInCookies[0].value,
	replayCookie: facts.replayCookie.value,
	analyticsCookies: facts.analyticsCookies.value,
	adPixel: facts.adPixel.value,
	adConversionFrom: facts.adConversionCookies[0].value,
	adConversionTo: facts.adConversionCookies[1].value,
} as const;

const values: ReadonlyMap<string, string | number> = new Map(Object.entries(factVariables));

/** A text with its facts in place; other placeholders stay. */
export function fillFacts(text: string): string {
	return text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => String(values.get(name) ?? written));
}
