/** A day that texts state. */
export interface DatedFact {
	/** ISO. */
	readonly day: string;
	/** File and section of the specification, or who says so. */
	readonly source: string;
	/** What the file's path and the sentence say of it. */
	readonly about: RegExp;
}

/** Every day that texts state as a fact, but those of documents: these stand in their files. `claimFigures.ts` holds the texts to them. */
export const dates = {
	odrClosure: { day: "2025-07-20", source: "Regulation (EU) 2024/3228", about: /dispute platform closed/i },
} as const satisfies Readonly<Record<string, DatedFact>>;
