import { fontSubsets } from "#scripts/fontSubsets.ts";

const known = new Set(fontSubsets.flatMap(({ text }) => [...text, ...text.normalize("NFC")]));

/** Spaces that every font has. */
const spaces = /[\s\u00a0\u202f]/;

/** The letters of texts that none of the site's fonts has, in the order of the alphabet. Browsers show them in another font. */
export function lettersWithoutFont(texts: Iterable<string>): string[] {
	const letters = new Set([...texts].flatMap((text) => [...text.normalize("NFC")]));
	return [...letters].filter((letter) => !known.has(letter) && !spaces.test(letter)).sort();
}

/** How often a letter must occur in the sample: names of places abroad have letters of their own. */
const oftenEnough = 3;

/**
 * The letters that a language is written with, as far as its own names of languages, countries and months show them: there is no list
 * of alphabets in the standard library. In small letters.
 */
export function lettersOf(language: string): string[] {
	const counts = new Map<string, number>();
	for (const letter of sampleOf(language).join("").toLocaleLowerCase(language)) {
		if (/\p{L}/u.test(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
	}
	return [...counts].flatMap(([letter, count]) => (count < oftenEnough ? [] : [letter])).sort();
}

function sampleOf(language: string): string[] {
	const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
	const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
	const languages = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
	const regions = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
	const month = new Intl.DateTimeFormat(language, { month: "long" });
	return [
		...codes.flatMap((code) => [languages.of(code) ?? "", regions.of(code.toUpperCase()) ?? ""]),
		...Array.from({ length: 12 }, (_, place) => month.format(new Date(2024, place, 15))),
	];
}
