/** Categories that need consent, in the order of the cookie policy. */
export const optionalCategories = ["signIn", "monitoring", "analytics", "advertising"] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

export interface ConsentChoice {
	/** ISO time in UTC; undefined if only the cookie is stored. */
	readonly at?: string;
	readonly granted: readonly OptionalCategory[];
}

/** Attributes of a button that opens the consent dialog, even without scripts. */
export const opensConsent = { type: "button", command: "show-modal", commandfor: "consent" } as const;

/** Attributes of a Cookie Settings button, which shows the banner again. Without JavaScript, it opens the dialog. */
export const reopensConsent = { ...opensConsent, "data-consent": "reopen" } as const;
