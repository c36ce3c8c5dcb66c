import { formatWithSymbols, type NumberSymbols } from "./formatNumber.ts";

/** Numbers that the symbols must format like the language. */
const samples = [-1234.5, 0, 7, 0.5, 12.25, 999, 1000, 9999, 10_000, 123_456.7, 1_234_567];

/**
 * Finds the number symbols of each language by the `Intl` of the build.
 *
 * @returns by BCP 47 tag; a language that groups its digits in another way, or has digits of its own, is not among them
 */
export function getNumberSymbols(languages: readonly string[]): Record<string, NumberSymbols> {
	return Object.fromEntries(
		languages.flatMap((language) => {
			const numberSymbols = parseNumberSymbols(language);
			const isEnough = samples.every(
				(sample) => formatWithSymbols(sample, numberSymbols) === sample.toLocaleString(language),
			);
			return isEnough ? [[language, numberSymbols]] : [];
		}),
	);
}

function parseNumberSymbols(language: string): NumberSymbols {
	const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
	const findSymbol = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
	const [before = "", after = ""] = (0.07).toLocaleString(language, { style: "percent" }).split("7");
	return {
		group: findSymbol("group"),
		least: /^\d+$/.test((1000).toLocaleString(language)) ? 5 : 4,
		decimal: findSymbol("decimal"),
		percent: [before, after],
	};
}
