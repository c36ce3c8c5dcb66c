import * as figures from "#config/figures.ts";
import { defaultLanguage, type Language } from "#config/languages.ts";

/** Every figure by the name that texts use; a figure with several values has one entry for each: `referralRewards.1`. */
export const figuresByName: ReadonlyMap<string, figures.SiteFigure> = new Map(
	Object.entries(figures).flatMap(([name, figure]): [string, figures.SiteFigure][] =>
		"value" in figure
			? [[name, figure]]
			: figure.map((one, place): [string, figures.SiteFigure] => [`${name}.${place + 1}`, one]),
	),
);

/**
 * Every figure as a text writes it, by name: `{{refundReview}}` is 7, `{{germanVatThreshold}}` 25,000. Of a figure with several
 * values each has its number: `{{referralRewards.1}}` is the first.
 */
export const figureTexts: Readonly<Record<string, string>> = formatFigures(defaultLanguage);

/** What `config/figures.json` holds: a figure, or several by the names of their places. */
export type FigureValues = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/**
 * The same as a language writes numbers: 1,5 in Russian.
 *
 * @param pastFigures those of another day; missing ones are those of today
 */
export function formatFigures(language: Language, pastFigures: FigureValues = {}): Readonly<Record<string, string>> {
	const written = [...figuresByName].map(([name, { value }]) => [
		name,
		(findFigure(name, pastFigures) ?? value).toLocaleString(language),
	]);
	return Object.fromEntries(written);
}

function findFigure(name: string, figures: FigureValues): number | undefined {
	const [first = "", place] = name.split(".");
	const figureValue = figures[first];
	return typeof figureValue === "object" ? Object.values(figureValue)[Number(place) - 1] : figureValue;
}
