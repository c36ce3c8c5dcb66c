/** The cookie policy's categories that wait for a yes, in its order. The strictly necessary ones are no choice. */
export const optionalCategories = ["signIn", "monitoring", "analytics", "advertising"] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

/** What the visitor has chosen. */
export interface ConsentChoice {
	/** When, as an ISO time in UTC; unknown when the cookie came without its detail. */
	readonly at?: string;
	readonly granted: readonly OptionalCategory[];
}

/** Attributes of a button that opens the dialog with the choices, also without the page's script files. */
export const opensConsent = { type: "button", command: "show-modal", commandfor: "consent" } as const;

/**
 * Attributes of Cookie Settings: `src/head/inline/showConsentBanner.ts` shows the banner again. Without JavaScript, where there is no
 * banner, it opens the dialog.
 */
export const reopensConsent = { ...opensConsent, "data-consent": "reopen" } as const;
