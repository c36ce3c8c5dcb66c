import { placeholdersOf } from "./checkText.ts";
import { type Comparison, checkTranslation } from "./checkTranslation.ts";
import { isObject } from "./parseLocale.ts";
import type { Problem } from "./problem.ts";

/** The texts of a page, all required, and how many characters search engines show of them. */
export const metaFields = {
	title: { minimum: 5, maximum: 60 },
	description: { minimum: 50, maximum: 160 },
	keywords: undefined,
} as const;

/**
 * `meta.json`: a language has the pages whose keys stand here (product 2), each with all its texts.
 *
 * @param pages keys of the pages
 */
export function checkMeta(comparison: Comparison, pages: readonly string[]): Problem[] {
	const { file, language, data, english } = comparison;
	const problems: Problem[] = [];
	const report = (key: string, problem: string, remedy: string) => problems.push({ file, key, problem, remedy });

	if (language === "en") {
		for (const page of pages) {
			if (!(page in data)) report(page, "the page has no texts", "add its title, description and keywords");
		}
	}
	const known: Record<string, unknown> = {};
	for (const [page, texts] of Object.entries(data)) {
		if (!pages.includes(page)) {
			report(page, "no such page", "use a key of site/pages.ts, or remove it");
		} else if (!isObject(texts)) {
			report(page, "it is no group of texts", `write ${Object.keys(metaFields).join(", ")} into {}`);
		} else if (!(page in english)) {
			report(page, "English has no texts of this page", "add them to English first: it stands in for all others");
		} else {
			known[page] = texts;
			problems.push(...checkFields(comparison, page, texts));
		}
	}
	const declared = (all: Record<string, unknown>) =>
		Object.fromEntries(Object.keys(known).map((page) => [page, pick(all[page])]));
	problems.push(...checkTranslation({ ...comparison, data: declared(known), english: declared(english) }));
	return problems;
}

function checkFields({ file, language }: Comparison, page: string, texts: Record<string, unknown>): Problem[] {
	const problems: Problem[] = [];
	for (const name of Object.keys(texts)) {
		if (name in metaFields) continue;
		const remedy = `remove it; a page has ${Object.keys(metaFields).join(", ")}`;
		problems.push({ file, key: `${page}.${name}`, problem: "no such field", remedy });
	}
	for (const [name, limits] of Object.entries(metaFields)) {
		const text = texts[name];
		const key = `${page}.${name}`;
		// What English has and another language lacks, the comparison says.
		if (text === undefined && language === "en")
			problems.push({ file, key, problem: "it is missing", remedy: "add it" });
		if (typeof text !== "string" || text.trim() === "" || !limits || placeholdersOf(text).size > 0) continue;
		const length = [...text].length;
		const { minimum, maximum } = limits;
		const problem = `it has ${length} characters`;
		if (length < minimum) problems.push({ file, key, problem, remedy: `write ${minimum} at least` });
		if (length > maximum) problems.push({ file, key, problem, remedy: `shorten it to ${maximum} at most` });
	}
	return problems;
}

/** The known fields that are there, so that what `checkFields` says is not said twice. */
function pick(texts: unknown): Record<string, unknown> {
	return isObject(texts) ? Object.fromEntries(Object.entries(texts).filter(([name]) => name in metaFields)) : {};
}
