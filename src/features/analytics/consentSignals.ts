import type { OptionalCategory } from "#src/features/consent/consent.ts";

/** What the tags' consent mode knows, and the cookie policy's category that each belongs to. */
const categoryOf = {
	analytics_storage: "analytics",
	ad_storage: "advertising",
	ad_user_data: "advertising",
	ad_personalization: "advertising",
	// Their name for signing in and its protection.
	security_storage: "signIn",
	functionality_storage: "signIn",
	// Nothing in the cookie policy asks for it, so nothing grants it.
	personalization_storage: undefined,
} as const satisfies Record<string, OptionalCategory | undefined>;

/** Every signal of consent mode, granted or denied. Error monitoring has none. */
export function consentSignals(granted: readonly OptionalCategory[]): Record<string, "granted" | "denied"> {
	return Object.fromEntries(
		Object.entries(categoryOf).map(([signal, category]) => [
			signal,
			category && granted.includes(category) ? "granted" : "denied",
		]),
	);
}
