import * as facts from "#site/facts.ts";
import { defaultLanguage, type Language } from "#site/languages.ts";

/** Every fact by the name that texts use; those of a fact with several figures by their place, from 1. */
export const factsByName: ReadonlyMap<string, facts.Fact> = new Map(
	Object.entries(facts).flatMap(([name, fact]): [string, facts.Fact][] =>
		"value" in fact ? [[name, fact]] : fact.map((one, place): [string, facts.Fact] => [`${name}.${place + 1}`, one]),
	),
);

/**
 * Every fact as a text writes it, by name: `{{refundReview}}` is 7, `{{germanVatThreshold}}` 25,000. Of a fact with several
 * figures each has its place: `{{referralRewards.1}}` is the first.
 */
export const factTexts: Readonly<Record<string, string>> = factTextsIn(defaultLanguage);

/** The same as a language writes numbers: 1,5 in Russian. */
export function factTextsIn(language: Language): Readonly<Record<string, string>> {
	return Object.fromEntries([...factsByName].map(([name, { value }]) => [name, value.toLocaleString(language)]));
}
