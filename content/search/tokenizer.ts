import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemRussian } from "@orama/stemmers/russian";

/**
 * The words of a text, as they are compared: in small letters, without accents, `ё` as `е`. `й` is a letter of its own. Full-width
 * letters, ligatures and the like become plain ones, characters without width (soft hyphens, joiners) are left out, and the `T` of T$
 * is a word of its own: `5t$` equals `5 T$`.
 */
export function splitWords(text: string): string[] {
	const plain = text
		// Compatibility forms would spell symbols out, such as ™ and №.
		.replace(/\p{So}/gu, " ")
		.toLowerCase()
		.normalize("NFKD")
		// Safari before 16.4 has no lookbehind: the group preserves a decomposed `й`.
		.replace(/(и\u0306)|\p{M}|\p{Cf}/gu, "$1")
		.normalize("NFC")
		.replace(/(\d)[tт](?=\$)/g, "$1 t");
	return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const stemsByWord = new Map<string, string>();

/** What a word's forms have in common, in English and in Russian: `лодками` -> `лодк`. */
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
