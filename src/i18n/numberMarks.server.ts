import { type NumberMarks, withMarks } from "./formatNumber.ts";

/** What the marks have to write as the language does. */
const samples = [-1234.5, 0, 7, 0.5, 12.25, 999, 1000, 9999, 10_000, 123_456.7, 1_234_567];

/**
 * The marks of each language, found in what the build's `Intl` writes.
 *
 * @returns by BCP 47 tag; a language that groups its digits in another way, or has digits of its own, is not among them
 */
export function numberMarks(languages: readonly string[]): Record<string, NumberMarks> {
	return Object.fromEntries(
		languages.flatMap((language) => {
			const marks = marksOf(language);
			const isEnough = samples.every((sample) => withMarks(sample, marks) === sample.toLocaleString(language));
			return isEnough ? [[language, marks]] : [];
		}),
	);
}

function marksOf(language: string): NumberMarks {
	const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
	const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
	const [before = "", after = ""] = (0.07).toLocaleString(language, { style: "percent" }).split("7");
	return {
		group: mark("group"),
		least: /^\d+$/.test((1000).toLocaleString(language)) ? 5 : 4,
		decimal: mark("decimal"),
		percent: [before, after],
	};
}
