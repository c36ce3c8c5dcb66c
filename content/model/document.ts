import type { Language } from "#config/languages.ts";
import type { RichTextNode } from "./richText.ts";

/** What a legal document may have put in by a line such as `::deadlines`. Another name fails the build. */
export const documentSlots = ["deadlines", "rewards", "fleets", "example", "due", "refund"] as const;

export type DocumentSlot = (typeof documentSlots)[number];

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

export const definitionsAnchor = "definitions";

/** A piece of a legal document. `number` is also the anchor: `4` of a section, `4.2` of a clause, or `definitions`. */
export type DocumentBlock =
	| { readonly kind: "section"; readonly number: string; readonly children: readonly RichTextNode[] }
	/** What the section before it says, in plain words; no part of the text. */
	| {
			readonly kind: "brief";
			/** Number of that section. */
			readonly section: number;
			/** Language of the points, if it is not the text's. */
			readonly language?: Language;
			readonly points: readonly SummaryPoint[];
	  }
	| { readonly kind: "clause"; readonly number: string; readonly children: readonly RichTextNode[] }
	/** An entry of the closing section: the words that it explains, the first of which names its anchor. */
	| {
			readonly kind: "definition";
			readonly anchor: string;
			readonly terms: readonly string[];
			readonly children: readonly RichTextNode[];
	  }
	| { readonly kind: "text"; readonly children: readonly RichTextNode[] };

/** A run of text, or the name of what the site puts between two of them. */
export type DocumentPart = readonly DocumentBlock[] | DocumentSlot;

export type DocumentBody = readonly DocumentPart[];

/** The pieces of a text, without what the site puts between them. */
export function flattenBlocks(body: DocumentBody): DocumentBlock[] {
	return body.flatMap((part) => (typeof part === "string" ? [] : part));
}

/** The notes of sections, in order. */
export function getBriefs(body: DocumentBody) {
	return flattenBlocks(body).filter((block) => block.kind === "brief");
}

/** Consecutive words of a clause: unchanged, removed or added. */
export interface DiffSegment {
	readonly text: string;
	readonly change?: "in" | "out";
}

/** What became of a clause, a section's title or a definition from one text to the next. */
export type TextChange =
	/** So many in a row stayed as they were; `first` and `last` name them in the later text. */
	| { readonly kind: "kept"; readonly first: string; readonly last: string }
	/** `before` is its number in the earlier text, where that was another. */
	| {
			readonly kind: "changed";
			readonly name: string;
			readonly before?: string;
			readonly words: readonly DiffSegment[];
	  }
	| { readonly kind: "added" | "removed"; readonly name: string; readonly text: string };
