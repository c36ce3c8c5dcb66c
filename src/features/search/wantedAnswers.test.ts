import { expect, it } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import type { Language } from "#config/languages.ts";
import { searchFile } from "#content/search/searchFile.server.ts";
import { groupHits } from "./groupHits.ts";
import { type Found, openSearch } from "./openSearch.ts";
import { wantedAnswers } from "./wantedAnswers.ts";

/** Number of queries whose wanted result must be first or second. */
const share = 0.95;

it.each(["en", "ru"] satisfies Language[])("finds what people want by what they type, in %s", async (language) => {
	const search = await openSearch(JSON.parse(searchFile(language).text));
	const missed = wantedAnswers.flatMap(([query, ...names]) => {
		const wanted = names.map((name) => fillBrandSlug(name));
		const shown = groupHits(search.find(query) as Found, true).flatMap(({ hits }) => hits);
		const first = shown.slice(0, 2).map(({ kind, id }) => `${kind}:${id}`);
		const right = first.filter((answer) => wanted.includes(answer)).length;
		return right < Math.min(2, wanted.length) ? [`${query}: ${first.join(", ") || "nothing"}`] : [];
	});
	const found = wantedAnswers.length - missed.length;
	if (missed.length > 0) console.log(`${language}: ${found} of ${wantedAnswers.length}. Missed:\n${missed.join("\n")}`);
	expect(found).toBeGreaterThanOrEqual(wantedAnswers.length * share);
});

it("is asked in Russian as often as in English", () => {
	expect(wantedAnswers).toHaveLength(120);
	expect(wantedAnswers.filter(([query]) => /[а-яё]/i.test(query))).toHaveLength(60);
});
