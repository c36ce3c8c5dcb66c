import type { WrittenText } from "./glossary.ts";

const MAX_WORDS = 35;
const MAX_MEDIAN = 16;

/** Omits headings, labels and buttons, which have no full stop and would lower the median. */
function sentencesOf({ language, text }: WrittenText): { sentence: string; words: number }[] {
	const cells = text.split(/\n|\||<br>/).map((cell) => cell.replace(/^(?:\w+: '?|[-#>]+ |\d+\. )/, "").trim());
	const proseParagraphs = cells.filter((cell) => /[.!?…]["'”»)]*$/.test(cell));
	const splitText = (part: string, granularity: "sentence" | "word") => [
		...new Intl.Segmenter(language, { granularity }).segment(part),
	];
	return proseParagraphs.flatMap((paragraph) =>
		splitText(paragraph, "sentence").map(({ segment }) => ({
			sentence: segment.trim(),
			words: splitText(segment, "word").filter(({ isWordLike }) => isWordLike).length,
		})),
	);
}

/** The page of a text: a group of translations with its metadata, a game in one language, or an article. */
const pageOf = ({ file, key, language }: WrittenText) =>
	`${file.replace("meta.json", "translation.json")}: ${file.startsWith("content/games") ? language : key.split(/[. ]/)[0]}`;

/** Returns a line per sentence that is too long, and per page with a median that is: file, key, count, remedy. */
export function findLongSentences(texts: readonly WrittenText[]): string[] {
	const long = texts.flatMap((text) =>
		sentencesOf(text)
			.filter(({ words }) => words > MAX_WORDS)
			.map(
				({ sentence, words }) =>
					`${text.file}: ${text.key}: "${sentence}" has ${words} words: split it into sentences of ${MAX_WORDS} words or fewer.`,
			),
	);
	const medianProblems = [...Map.groupBy(texts, pageOf)].flatMap(([page, ofPage]) => {
		const sentenceLengths = ofPage.flatMap(sentencesOf).map(({ words }) => words);
		const medianLength = sentenceLengths.sort((one, other) => one - other)[Math.floor(sentenceLengths.length / 2)] ?? 0;
		return medianLength > MAX_MEDIAN
			? [
					`${page}: half of its sentences have ${medianLength} words or more: shorten them to a median of ${MAX_MEDIAN}.`,
				]
			: [];
	});
	return [...long, ...medianProblems];
}
