import { readFileSync } from "node:fs";
import type { z } from "zod";
import { ContentError, describeIssues } from "#content/model/contentError.ts";
import { priceSchema } from "#content/model/priceSchema.ts";
import { type Prices, services } from "#content/model/services.ts";
import type { Language } from "#site/languages.ts";
import { readYaml } from "./readYaml.server.ts";

const file = "content/prices.yaml";

type PriceLists = z.infer<typeof priceSchema>;

/** @throws ContentError with one line per problem: file, field, remedy */
export function readPrices(text = readFileSync(file, "utf8")): PriceLists {
	const problems: string[] = [];
	const parsed = priceSchema.safeParse(readYaml(file, text, problems));
	if (problems.length === 0 && !parsed.success) problems.push(...describeIssues(file, parsed.error));
	if (problems.length > 0 || !parsed.success) throw new ContentError(problems);
	return parsed.data;
}

/** The prices of a chapter as a language's readers see them: in English where the language has no texts of its own. */
export function pricesOf(chapter: string, language: Language, lists = readPrices()): Prices {
	const list = Object.entries(lists).find(([name]) => name === chapter)?.[1] ?? {};
	return Object.fromEntries(
		services.flatMap((service) => {
			const price = list[service];
			return price ? [[service, price[language] ?? price.en]] : [];
		}),
	);
}
