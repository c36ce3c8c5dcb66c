import { splitWords, stemOf } from "#content/search/words.ts";

interface Piece {
	readonly text: string;
	/** Whether it is a word that was looked for. */
	readonly isMarked: boolean;
}

/** Longest excerpt, in characters: a longer sentence is cut around its first word found. */
const longest = 240;
/** How much of a cut sentence stands before that word. */
const lead = 70;

/**
 * The sentence of a text with the most of the words found, those marked; undefined where no sentence has any of them.
 * `found` has words as the index has them: as they are written, or their stems.
 */
export function getMatchExcerpt(text: string, found: ReadonlySet<string>): Piece[] | undefined {
	let best: { sentence: string; count: number } | undefined;
	// Safari before 16.4 has no lookbehind, so each sentence gets a line of its own first.
	for (const sentence of text.replace(/([.!?])\s+(?=[\p{Lu}“"«(])/gu, "$1\n").split("\n")) {
		const count = new Set(
			splitWords(sentence)
				.filter((word) => isFound(word, found))
				.map(stemOf),
		).size;
		if (count > (best?.count ?? 0)) best = { sentence, count };
	}
	return best && marked(cut(best.sentence, found), found);
}

/** The beginning of a text, for results that matched elsewhere. */
export function truncateText(text: string): Piece[] {
	return [{ text: cut(text.split("\n")[0] ?? "", new Set()), isMarked: false }];
}

function isFound(word: string, found: ReadonlySet<string>): boolean {
	return found.has(word) || found.has(stemOf(word));
}

function marked(sentence: string, found: ReadonlySet<string>): Piece[] {
	return sentence
		.split(/([\p{L}\p{N}\p{M}]+)/u)
		.filter((text) => text !== "")
		.map((text) => ({ text, isMarked: splitWords(text).some((word) => isFound(word, found)) }));
}

/** A sentence, or as much of it as there is room for, cut between words. */
function cut(sentence: string, found: ReadonlySet<string>): string {
	if (sentence.length <= longest) return sentence;
	const first = [...sentence.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([text]) =>
		splitWords(text).some((word) => isFound(word, found)),
	);
	const at = first?.index ?? 0;
	const start = at <= lead ? 0 : sentence.indexOf(" ", at - lead) + 1;
	const end = start + longest >= sentence.length ? sentence.length : sentence.lastIndexOf(" ", start + longest);
	return `${start > 0 ? "… " : ""}${sentence.slice(start, end)}${end < sentence.length ? " …" : ""}`;
}
