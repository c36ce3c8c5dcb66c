import type { Fact } from "./facts.ts";

/** One fact, or those of one phrase in the order in which it states them. */
export type Figures = Fact | readonly Fact[];

export const listOf = (figures: Figures): readonly Fact[] => ("value" in figures ? [figures] : figures);

const words: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10 };

/** Markdown without emphasis, targets of links and line breaks; no-break spaces count as spaces. */
export function plainTextOf(markdown: string): string {
	return markdown
		.replaceAll(/\]\([^)]*\)/g, "]")
		.replaceAll(/[*`[\]]/g, "")
		.replaceAll(/[\s\u00a0\u202f]+/g, " ");
}

/**
 * The figures that a text states where the phrase has `#`, once per place where the phrase stands. `25,000` and `1,5`
 * are read as their languages mean them, English numbers up to ten also as words.
 */
export function statedFigures(text: string, phrase: string): number[][] {
	const figure = `(\\d+(?:[.,]\\d+)?|${Object.keys(words).join("|")})`;
	const pattern = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("#", figure);
	return [...text.matchAll(new RegExp(pattern, "gi"))].map(([, ...found]) => found.map(toNumber));
}

function toNumber(figure: string): number {
	return words[figure.toLowerCase()] ?? Number(figure.replace(/,(?=\d{3}$)/, "").replace(",", "."));
}
