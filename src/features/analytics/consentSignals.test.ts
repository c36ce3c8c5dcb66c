import { describe, expect, it } from "vitest";
import { type OptionalCategory, optionalCategories } from "#src/features/consent/consent.ts";
import { consentSignals } from "./consentSignals.ts";

const grantedBy = (categories: readonly OptionalCategory[]) =>
	Object.entries(consentSignals(categories)).flatMap(([signal, state]) => (state === "granted" ? [signal] : []));

describe("the signals of consent mode", () => {
	it("are all denied if no category is granted", () => {
		const signals = consentSignals([]);
		expect(Object.keys(signals)).toHaveLength(7);
		expect(new Set(Object.values(signals))).toEqual(new Set(["denied"]));
	});

	it.each([
		["analytics", ["analytics_storage"]],
		["advertising", ["ad_storage", "ad_user_data", "ad_personalization"]],
		["signIn", ["security_storage", "functionality_storage"]],
		["monitoring", []],
	] as const)("grant only the signals of the category %s", (category, signals) => {
		expect(grantedBy([category])).toEqual(signals);
	});

	it("never grant personalization, which is missing in the cookie policy", () => {
		expect(grantedBy(optionalCategories)).toHaveLength(6);
		expect(grantedBy(optionalCategories)).not.toContain("personalization_storage");
	});
});
