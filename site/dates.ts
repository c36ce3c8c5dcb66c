/** A day that texts state. */
export interface DatedFact {
	/** ISO. */
	readonly day: string;
	/** File and section of the specification, or who says so. */
	readonly source: string;
	/** What the file's path and the sentence say of it. */
	readonly about: RegExp;
}

/** Every day that the site states as a fact. `claimFigures.ts` holds the texts to them. */
export const dates = {
	terms: {
		day: "2025-02-11",
		source: "policies.md 1",
		about: /terms-and-conditions\.md +(?:updated|from)|Terms.*last updated/i,
	},
	privacyPolicy: {
		day: "2025-02-11",
		source: "policies.md 1",
		about: /privacy-policy\.md +(?:updated|from)|last updated.*privacy policy/i,
	},
	cookiePolicy: {
		day: "2025-04-23",
		source: "policies.md 1",
		about: /cookie-policy\.md +(?:updated|from)|cookie-policy\) is dated/i,
	},
	disputePolicy: {
		day: "2025-06-10",
		source: "policies.md 1",
		about: /dispute-resolution-policy.*updated (?:on )?|dispute-resolution-policy\.md +(?:updated|from)/i,
	},
	odrClosure: { day: "2025-07-20", source: "Regulation (EU) 2024/3228", about: /dispute platform closed/i },
} as const satisfies Readonly<Record<string, DatedFact>>;
