import { splitWords, stemWord } from "#content/search/tokenizer.ts";

interface ExcerptPiece {
	readonly text: string;
	readonly isMarked: boolean;
}

/** In characters; longer sentences are truncated around the first match. */
const maxLength = 240;
/** Characters before the first match of a truncated sentence. */
const leadLength = 70;

/** The sentence with the most matches (`found`: words or stems), with marks; undefined without a match. */
export function getMatchExcerpt(text: string, found: ReadonlySet<string>): ExcerptPiece[] | undefined {
	let bestMatch: { sentence: string; count: number } | undefined;
	// Safari before 16.4 has no lookbehind, so sentences are first separated by line breaks.
	for (const sentence of text.replace(/([.!?])\s+(?=[\p{Lu}“"«(])/gu, "$1\n").split("\n")) {
		const count = new Set(
			splitWords(sentence)
				.filter((word) => isFound(word, found))
				.map(stemWord),
		).size;
		if (count > (bestMatch?.count ?? 0)) bestMatch = { sentence, count };
	}
	return bestMatch && markWords(cutSentence(bestMatch.sentence, found), found);
}

/** The beginning of a text, for results that matched elsewhere. */
export function truncateText(text: string): ExcerptPiece[] {
	return [{ text: cutSentence(text.split("\n")[0] ?? "", new Set()), isMarked: false }];
}

function isFound(word: string, found: ReadonlySet<string>): boolean {
	return found.has(word) || found.has(stemWord(word));
}

function markWords(sentence: string, found: ReadonlySet<string>): ExcerptPiece[] {
	return sentence
		.split(/([\p{L}\p{N}\p{M}]+)/u)
		.filter((text) => text !== "")
		.map((text) => ({ text, isMarked: splitWords(text).some((word) => isFound(word, found)) }));
}

/** Truncates a sentence to the maximum length at word boundaries. */
function cutSentence(sentence: string, found: ReadonlySet<string>): string {
	if (sentence.length <= maxLength) return sentence;
	const first = [...sentence.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([text]) =>
		splitWords(text).some((word) => isFound(word, found)),
	);
	const at = first?.index ?? 0;
	const start = at <= leadLength ? 0 : sentence.indexOf(" ", at - leadLength) + 1;
	const end = start + maxLength >= sentence.length ? sentence.length : sentence.lastIndexOf(" ", start + maxLength);
	return `${start > 0 ? "… " : ""}${sentence.slice(start, end)}${end < sentence.length ? " …" : ""}`;
}
