import type { Language } from "#config/languages.ts";
import type { RichTextNode } from "./richText.ts";

/** Elements that a line such as `::deadlines` inserts into a legal document. */
export const documentSlots = ["deadlines", "rewards", "fleets", "example", "due", "refund"] as const;

export type DocumentSlot = (typeof documentSlots)[number];

/** A point of a document's summary, and the numbers of the clauses that it summarizes, which are also anchors. */
export type SummaryPoint = Readonly<ReturnType<typeof readPoint>>;

/** Parses `We decide in time. (#4.2, #4.3)`. */
export function readPoint(written: string) {
	const [, text = written, named = ""] = /^(.*\S)\s+\((#\d+\.\d+(?:, #\d+\.\d+)*)\)$/.exec(written) ?? [];
	return { text, clauses: named.split(", ").flatMap((anchor) => anchor.slice(1) || []) };
}

export const definitionsAnchor = "definitions";

/** A block of a legal document. `number` is also the anchor: `4` of a section, `4.2` of a clause, or `definitions`. */
export type DocumentBlock =
	| { readonly kind: "section"; readonly number: string; readonly children: readonly RichTextNode[] }
	/** A plain-language summary of the section before it; not part of the legal text. */
	| {
			readonly kind: "brief";
			readonly section: number;
			/** Language of the points, if not the text's. */
			readonly language?: Language;
			readonly points: readonly SummaryPoint[];
	  }
	| { readonly kind: "clause"; readonly number: string; readonly children: readonly RichTextNode[] }
	/** An entry of the definitions: the first of its terms names the anchor. */
	| {
			readonly kind: "definition";
			readonly anchor: string;
			readonly terms: readonly string[];
			readonly children: readonly RichTextNode[];
	  }
	| { readonly kind: "text"; readonly children: readonly RichTextNode[] };

/** A run of blocks, or the name of the element between two runs. */
export type DocumentPart = readonly DocumentBlock[] | DocumentSlot;

export type DocumentBody = readonly DocumentPart[];

/** The blocks of a text without its slots. */
export function flattenBlocks(body: DocumentBody): DocumentBlock[] {
	return body.flatMap((part) => (typeof part === "string" ? [] : part));
}

export function getBriefs(body: DocumentBody) {
	return flattenBlocks(body).filter((block) => block.kind === "brief");
}

/** Consecutive words of a clause: unchanged, removed or added. */
export interface DiffSegment {
	readonly text: string;
	readonly change?: "in" | "out";
}

/** A difference of a clause, a section title or a definition between two versions. */
export type TextChange =
	/** A run of unchanged clauses; `first` and `last` are their names in the later version. */
	| { readonly kind: "kept"; readonly first: string; readonly last: string }
	/** `before` is the number in the earlier version, if different. */
	| {
			readonly kind: "changed";
			readonly name: string;
			readonly before?: string;
			readonly words: readonly DiffSegment[];
	  }
	| { readonly kind: "added" | "removed"; readonly name: string; readonly text: string };
