import * as figures from "#config/figures.ts";
import { defaultLanguage, type Language } from "#config/languages.ts";

/** Figures by placeholder; each value of a figure with several has its own: `referralRewards.1`. */
export const figuresByName: ReadonlyMap<string, figures.SiteFigure> = new Map(
	Object.entries(figures).flatMap(([name, figure]): [string, figures.SiteFigure][] =>
		"value" in figure
			? [[name, figure]]
			: figure.map((one, place): [string, figures.SiteFigure] => [`${name}.${place + 1}`, one]),
	),
);

/** Formatted figures by placeholder: `{{germanVatThreshold}}` is 25,000, `{{referralRewards.1}}` one of several. */
export const figureTexts: Readonly<Record<string, string>> = formatFigures(defaultLanguage);

/** The contents of `config/figures.json`: a figure, or several by name. */
export type FigureValues = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/** Formats figures in a language, such as 1,5 in Russian. Values that `pastFigures` lacks are the current ones. */
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
