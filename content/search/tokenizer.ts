import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemRussian } from "@orama/stemmers/russian";

/**
 * Splits a text into normalized words: lower case, no accents, `ё` as `е` (but `й` stays), compatibility forms as plain
 * letters, no invisible characters, and the `T` of T$ as a separate word: `5t$` equals `5 T$`.
 */
export function splitWords(text: string): string[] {
	const plain = text
		// NFKD would spell out symbols such as ™ and №.
		.replace(/\p{So}/gu, " ")
		.toLowerCase()
		.normalize("NFKD")
		// Preserves a decomposed `й`; Safari before 16.4 has no lookbehind.
		.replace(/(и\u0306)|\p{M}|\p{Cf}/gu, "$1")
		.normalize("NFC")
		.replace(/(\d)[tт](?=\$)/g, "$1 t");
	return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const stemsByWord = new Map<string, string>();

/** The stem of an English or Russian word: `лодками` -> `лодк`. */
export function stemWord(word: string): string {
	let wordStem = stemsByWord.get(word);
	if (wordStem === undefined) {
		wordStem = /[а-я]/.test(word) ? stemRussian(word) : stemEnglish(word);
		stemsByWord.set(word, wordStem);
	}
	return wordStem;
}

const stopWords = new Set(
	(
		"a an and at by for from how in my of on or the to what where with game games " +
		"а в во где для за и из или к как на мой о об от по про с со у что игра игры игру игр игре играх играми"
	).split(" "),
);

/** The words of a query without stop words; all words if it has only stop words. */
export function queryTerms(query: string): string[] {
	const words = splitWords(query);
	const meaningfulWords = words.filter((word) => !stopWords.has(word));
	return meaningfulWords.length > 0 ? meaningfulWords : words;
}
