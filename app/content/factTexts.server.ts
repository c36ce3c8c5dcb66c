import * as facts from "../../content/facts.ts";

/**
 * Every fact as a text writes it, by name: `{{refundReview}}` is 7, `{{germanVatThreshold}}` 25,000. Of a fact with several
 * figures each has its place: `{{referralRewards.1}}` is the first.
 */
export const factTexts: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(facts).flatMap(([name, fact]): [string, string][] =>
		"value" in fact
			? [[name, written(fact)]]
			: fact.map((one, place): [string, string] => [`${name}.${place + 1}`, written(one)]),
	),
);

function written({ value }: facts.Fact): string {
	return value.toLocaleString("en");
}
