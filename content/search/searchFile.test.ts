import MiniSearch from "minisearch";
import { describe, expect, it, vi } from "vitest";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { languageCodes } from "#config/languages.ts";
import { declaredPages, readLocale } from "#content/locales/locales.server.ts";
import { unpackIndex } from "#content/model/catalogIndex.ts";
import { allGames, listStudios } from "#content/readers/games.server.ts";
import type translation from "#public/locales/en/translation.json";
import { indexOptions } from "./indexOptions.ts";
import { allEntries, createSearchFile, searchFile, searchFiles } from "./searchFile.server.ts";
import type { SearchFile } from "./searchFile.ts";

vi.mock("#content/readers/readGames.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/readers/readNews.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));
vi.mock("#content/search/searchKeywords.server.ts", () => import("#content/search/searchFixture.testUtils.ts"));

const namesIn = (language: "en" | "ru") => readLocale(language, "translation") as unknown as typeof translation;
/** The search file as a browser parses it. */
const read = (language: "en" | "ru"): SearchFile => JSON.parse(JSON.stringify(createSearchFile(language)));

describe("the search file of a language", () => {
	it("lists all entries in its language, at a fixed address", () => {
		expect(unpackIndex(read("ru").catalog)).toHaveLength(allGames().length);
		for (const language of ["en", "ru"] as const) {
			const { games, guidelines } = namesIn(language);
			const { title } = guidelines.chapters.general;
			expect(read(language).genres).toContainEqual(["racing", games.genre.racing.name, 1]);
			const policy = ["general.cookie-policy", guidelines.documents.general["cookie-policy"], title];
			expect(read(language).documents).toContainEqual(policy);
			expect(searchFile(language).address).toBe(`/catalog/search.${language}.json`);
			expect(JSON.parse(searchFile(language).text)).toEqual(read(language));
		}
	});

	it("exists once for every language with a search", () => {
		const addresses = languageCodes.filter((language) => declaredPages(language).includes("search"));
		expect(searchFiles()).toEqual(addresses.map(searchFile));
	});

	it("is that of the default language for a language with nothing to search", () => {
		expect(searchFile("id")).toBe(searchFile("en"));
	});
});

/** Slugs or keys of the entries with a word in a field of the index. */
function findUnder(language: "en" | "ru", field: string, word: string): string[] {
	const { genres, catalog, studios: makers, articles, documents, index } = read(language);
	const ids = [genres, catalog.games, makers, articles, documents].flatMap((rows) => rows.map(([id]) => id));
	const found = MiniSearch.loadJS(index, indexOptions).search(word, {
		fields: [field],
		processTerm: (term) => term,
	});
	return found.map(({ id }) => ids[id] ?? `nothing ${id}`).sort();
}

describe.each(["en", "ru"] as const)("the search index in %s", (language) => {
	it("contains for a game its title as one word, its studio, genres in every language and their keywords", () => {
		expect(findUnder(language, "names", "boatattack")).toEqual(["boat-attack"]);
		expect(findUnder(language, "names", "saltwater")).toContain("boat-attack");
		for (const genre of ["racing", "гонки", "action", "экшен", "drift", "машинки"]) {
			expect(findUnder(language, "genres", genre), genre).toContain("boat-attack");
		}
		for (const word of ["speedboat", "катер"])
			expect(findUnder(language, "keywords", word), word).toEqual(["boat-attack"]);
	});

	it("contains for a genre its name in every language and its synonyms", () => {
		for (const word of ["racing", "гонки"]) expect(findUnder(language, "title", word), word).toEqual(["racing"]);
		for (const word of ["drift", "тачки"]) expect(findUnder(language, "keywords", word), word).toContain("racing");
		expect(findUnder(language, "keywords", "shooting")).toContain("shooter");
		expect(findUnder(language, "names", "racing")).not.toContain("puzzle");
	});

	it("contains for a studio its name, and for an article its keywords and text", () => {
		expect(findUnder(language, "title", "saltwater")).toEqual(["saltwater-toys"]);
		const guideSlug = "how-to-publish-games-earn-guide-indie-developers";
		expect(findUnder(language, "keywords", "upload")).toContain(guideSlug);
		expect(findUnder(language, "text", "listing")).toContain(guideSlug);
	});

	it("contains for a document its name and chapter in every language and its synonyms", () => {
		for (const word of ["cookie", "политика"]) {
			expect(findUnder(language, "title", word), word).toContain("general.cookie-policy");
		}
		for (const word of ["developers", "разработчикам"]) {
			expect(findUnder(language, "names", word), word).toContain("developers.pricing");
		}
		expect(findUnder(language, "keywords", "gdpr")).toEqual(["general.privacy-policy"]);
	});
});

it("a game's description is searchable only in the language of the page", () => {
	expect([findUnder("en", "text", "throttle"), findUnder("en", "text", "маяку")]).toEqual([["boat-attack"], []]);
	expect([findUnder("ru", "text", "throttle"), findUnder("ru", "text", "маяку")]).toEqual([[], ["boat-attack"]]);
	expect(findUnder("en", "text", "lighthouse")).toEqual(["boat-attack"]);
});

it("a translated article has its title and text in the language of the page, and titles and keywords of all", () => {
	const slug = fillBrandSlug("how-brandslug-partners-get-paid");
	const rowIn = (language: "en" | "ru") => read(language).articles.find(([id]) => id === slug);
	expect(rowIn("en")).toEqual([slug, "How partners get paid, and what can stop it"]);
	expect(rowIn("ru")).toEqual([slug, "Как партнёры получают деньги"]);
	const translatedRows = allEntries("ru")[3]?.rows.filter(({ lang }) => lang !== "en");
	expect(translatedRows).toMatchObject([{ id: slug, lang: undefined }]);
	for (const language of ["en", "ru"] as const) {
		for (const word of ["paid", "партнёры"]) expect(findUnder(language, "title", word), word).toContain(slug);
		for (const word of ["commission", "вознаграждение"])
			expect(findUnder(language, "keywords", word), word).toContain(slug);
	}
	expect([findUnder("en", "text", "расторжения"), findUnder("ru", "text", "расторжения")]).toEqual([[], [slug]]);
});

it("lists all searchable entries by kind, with a note that distinguishes them", () => {
	const entries = allEntries("en");
	const row = (id: string) => entries.flatMap(({ rows }) => rows).find((each) => each.id === id);
	expect(row("racing")).toEqual({ id: "racing", title: "Racing", count: 1 });
	expect(row("boat-attack")).toEqual({ id: "boat-attack", title: "Boat Attack", note: "Saltwater Toys" });
	expect(row("saltwater-toys")).toEqual({ id: "saltwater-toys", title: "Saltwater Toys", count: expect.any(Number) });
	const guideRow = {
		id: "how-to-publish-games-earn-guide-indie-developers",
		title: expect.stringMatching(/^How to publish/),
	};
	expect(row(guideRow.id)).toEqual(guideRow);
	const { chapters, documents } = namesIn("en").guidelines;
	expect(row("general.cookie-policy")).toEqual({
		id: "general.cookie-policy",
		title: documents.general["cookie-policy"],
		note: chapters.general.title,
	});
	expect(entries.map(({ kind }) => kind)).toEqual(["genre", "game", "studio", "article", "document"]);
	expect(entries.find(({ kind }) => kind === "studio")?.rows).toHaveLength(listStudios().length);
	for (const { rows } of entries) expect(rows.length).toBeGreaterThan(0);
});
