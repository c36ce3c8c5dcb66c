import * as facts from "#config/facts.ts";
import { defaultLanguage, type Language } from "#config/languages.ts";

/** Every fact by the name that texts use; those of a fact with several figures by their place, from 1. */
export const factsByName: ReadonlyMap<string, facts.SiteFact> = new Map(
	Object.entries(facts).flatMap(([name, fact]): [string, facts.SiteFact][] =>
		"value" in fact
			? [[name, fact]]
			: fact.map((one, place): [string, facts.SiteFact] => [`${name}.${place + 1}`, one]),
	),
);

/**
 * Every fact as a text writes it, by name: `{{refundReview}}` is 7, `{{germanVatThreshold}}` 25,000. Of a fact with several
 * figures each has its place: `{{referralRewards.1}}` is the first.
 */
export const factTexts: Readonly<Record<string, string>> = factTextsIn(defaultLanguage);

/** What `config/figures.json` holds: a figure, or several by the names of their places. */
export type FigureValues = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/**
 * The same as a language writes numbers: 1,5 in Russian.
 *
 * @param figures those of another day; one that is not among them is today's
 */
export function factTextsIn(language: Language, figures: FigureValues = {}): Readonly<Record<string, string>> {
	const written = [...factsByName].map(([name, { value }]) => [
		name,
		(figureOf(name, figures) ?? value).toLocaleString(language),
	]);
	return Object.fromEntries(written);
}

function figureOf(name: string, figures: FigureValues): number | undefined {
	const [first = "", place] = name.split(".");
	const figureValue = figures[first];
	return typeof figureValue === "object" ? Object.values(figureValue)[Number(place) - 1] : figureValue;
}
