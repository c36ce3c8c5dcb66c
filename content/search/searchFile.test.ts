import { describe, expect, it } from "vitest";
import { unpackIndex } from "#content/model/catalogueIndex.ts";
import { allGames, studios } from "#content/readers/games.server.ts";
import { allEntries, searchAddresses, searchFile } from "./searchFile.server.ts";
import type { SearchFile } from "./searchFile.ts";

const read = (language: "en" | "ru" | "id"): SearchFile => JSON.parse(searchFile(language).text);

describe("the file that the search reads", () => {
	it("lists everything in the words of its language, and lies where its content says", () => {
		expect(unpackIndex(read("ru").catalogue)).toHaveLength(allGames().length);
		expect(read("en").genres).toContainEqual(["racing", "Racing", 1]);
		expect(read("ru").genres).toContainEqual(["racing", "Гонки", 1]);
		expect(read("ru").documents).toContainEqual(["general.cookie-policy", "Политика cookie", "Для всех"]);
		expect(searchAddresses()).toEqual({
			en: expect.stringMatching(/^\/catalogue\/search\.en\.[0-9a-f]{8}\.json$/),
			ru: expect.stringMatching(/^\/catalogue\/search\.ru\.[0-9a-f]{8}\.json$/),
		});
	});

	it("is the default language's where a language has nothing to search", () => {
		expect(searchFile("id")).toBe(searchFile("en"));
	});
});

it("everything that can be found is listed by kind", () => {
	const entries = allEntries("en");
	expect(entries.map(({ kind }) => kind)).toEqual(["genre", "game", "studio", "article", "document"]);
	expect(entries.find(({ kind }) => kind === "studio")?.rows).toHaveLength(studios().length);
	for (const { rows } of entries) expect(rows.length).toBeGreaterThan(0);
});
