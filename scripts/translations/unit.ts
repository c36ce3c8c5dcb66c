import { createHash } from "node:crypto";
import { placeholdersOf } from "#content/locales/checkText.ts";

/** A value in a file of data: JSON, YAML, or the front matter of Markdown. */
export interface Place {
	/** From the project's folder. */
	readonly file: string;
	readonly path: readonly (string | number)[];
}

/** One text of the site as translators get it: its English words, where they stand, and what a translation of them may be. */
export interface Unit {
	/** Stays the same as long as the text has its place: `translation:home.hero.play`. */
	readonly id: string;
	/** The English words. */
	readonly source: string;
	readonly origin: Place;
	readonly target: Place;
	/** What it is a part of: keys of pages, `every page`, or what `otherParts` names. */
	readonly parts: readonly string[];
	/** Where it is seen, without a language's prefix: `/games/boat-attack`. */
	readonly address: string;
	/** What translators should know of it, one line each. */
	readonly hints: readonly string[];
	/** Placeholders and tags that a translation must have, in the order of `protectedIn`. */
	readonly kept: readonly string[];
	/** How many characters a translation may have. */
	readonly limit?: Limit;
	/** Units of one set are written together or not at all: the texts of a game. */
	readonly set?: string;
	/** The counted text of which this is one form: none may be missing. */
	readonly counted?: string;
	/** What is wrong with a translation beyond its placeholders, with the remedy; `undefined` where nothing is. */
	readonly judge: (text: string) => string | undefined;
}

/** In characters. */
export interface Limit {
	readonly minimum: number;
	readonly maximum: number;
}

/** What every page shows; no page is offered without it. */
export const everyPage = "every page";

/** Parts of the site that are no pages of their own. A language may go without: its readers see the English words. */
export const otherParts = { games: "texts of games", documents: "documents in plain words" } as const;

/** Eight hexadecimal digits that stand for the English words which a translation was made from. */
export function digestOf(source: string): string {
	return createHash("sha256").update(source).digest("hex").slice(0, 8);
}

/** What a translator must leave as it is: `{{count}}`, `<br>`. */
const protectedPattern = /\{\{[^{}]*\}\}|<\/?\w[^<>]*>/g;

/** A text in pieces: those at odd places are protected. */
export function piecesOf(text: string): string[] {
	return text.split(new RegExp(`(${protectedPattern.source})`, "g"));
}

/**
 * What a translation must have of what is protected in a text, in the order of the letters. Placeholders count by their names, and
 * once; where lines break is for the translator to say.
 */
export function protectedIn(text: string): string[] {
	const tags = (text.match(protectedPattern) ?? []).filter((piece) => piece.startsWith("<") && piece !== "<br>");
	return [...[...placeholdersOf(text)].map((name) => `{{${name}}}`), ...tags].sort();
}
