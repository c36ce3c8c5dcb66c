import { expect, it, vi } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import type { Language } from "#config/languages.ts";
import { searchFile } from "#content/search/searchFile.server.ts";
import { createSearch } from "./createSearch.ts";
import { goldenQueries } from "./goldenQueries.ts";
import { groupHits } from "./groupHits.ts";

vi.mock("#content/readers/readGames.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/readers/readNews.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/search/searchKeywords.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));

/** Number of queries whose wanted result must be first or second. */
const share = 0.95;

it.each(["en", "ru"] satisfies Language[])("finds the expected results of typical queries in %s", async (language) => {
	const search = await createSearch(JSON.parse(searchFile(language).text));
	const missedQueries = goldenQueries.flatMap(([query, ...names]) => {
		const wanted = names.map((name) => fillBrandSlug(name));
		const shown = groupHits(search.find(query), true).flatMap(({ hits }) => hits);
		const first = shown.slice(0, 2).map(({ kind, id }) => `${kind}:${id}`);
		const right = first.filter((answer) => wanted.includes(answer)).length;
		return right < Math.min(2, wanted.length) ? [`${query}: ${first.join(", ") || "nothing"}`] : [];
	});
	const found = goldenQueries.length - missedQueries.length;
	if (missedQueries.length > 0)
		console.log(`${language}: ${found} of ${goldenQueries.length}. Missed:\n${missedQueries.join("\n")}`);
	expect(found).toBeGreaterThanOrEqual(goldenQueries.length * share);
});

it("has as many Russian as English typical queries", () => {
	expect(goldenQueries).toHaveLength(120);
	expect(goldenQueries.filter(([query]) => /[а-яё]/i.test(query))).toHaveLength(60);
});
