/**
 * The figures that the site promises (spec 9), once: what is calculated from them and what the texts say must agree,
 * and `facts.test.ts` holds the two together.
 */
export const facts = {
	/** The most that the platform keeps of a studio's revenue, in per cent. */
	feeCapPercent: 15,
	/** What is usual elsewhere, in per cent. */
	industryFeePercent: 30,
} as const;
