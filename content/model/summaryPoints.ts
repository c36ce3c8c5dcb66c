/** A point of a document's summary, and the clauses that it rests on. */
export interface SummaryPoint {
	readonly text: string;
	/** Numbers of clauses, which are their anchors. */
	readonly clauses: readonly string[];
}

/** Reads `We decide in time. (#4.2, #4.3)`. A point without clauses has none. */
export function readPoint(written: string): SummaryPoint {
	const [, text = written, named = ""] = /^(.*\S)\s+\((#\d+\.\d+(?:, #\d+\.\d+)*)\)$/.exec(written) ?? [];
	return { text, clauses: named.split(", ").flatMap((anchor) => anchor.slice(1) || []) };
}
