import type { Language } from "#config/languages.ts";
import type { DocumentSlot } from "./documentSlots.ts";
import type { RichTextNode } from "./richText.ts";
import type { SummaryPoint } from "./summaryPoints.ts";
import type { TextChange } from "./textChanges.ts";

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

/** A day, and as a page's language writes it. */
export interface WrittenDay {
	/** ISO. */
	readonly day: string;
	readonly text: string;
}

export interface EarlierVersion {
	readonly from: WrittenDay;
	/** The last day on which it applied. */
	readonly until: WrittenDay;
}

/** An earlier text as its own page shows it, beside what changed when another took its place. */
export interface VersionPage extends EarlierVersion {
	/** From when the text after it applies, and whether that is today's. */
	readonly next: WrittenDay & { readonly isToday: boolean };
	/** Language of title, text and changes. */
	readonly language: Language;
	readonly title: string;
	readonly body: DocumentBody;
	/** One sentence about the changes, in the page's language if it is translated. */
	readonly said?: string;
	readonly changes: readonly TextChange[];
}

/** Everything that the viewer shows around the text. */
export interface DocumentFrame {
	/** Language of title, description and text. */
	readonly language: Language;
	readonly title: string;
	readonly description: string;
	/** The day of the last update, and as the page's language writes it. */
	readonly updated?: WrittenDay;
	/** Since when this text applies, where its file says so. */
	readonly from?: WrittenDay;
	/** The texts before it, the last one first. */
	readonly earlier: readonly EarlierVersion[];
	/**
	 * In plain language; no part of the agreement. In the page's language if it is translated, else in the document's.
	 */
	readonly summary: { readonly language: Language; readonly points: readonly SummaryPoint[] };
	readonly contents: readonly { readonly number: string; readonly title: string }[];
	/** What the site puts between two runs of text. */
	readonly slots: readonly DocumentSlot[];
}
