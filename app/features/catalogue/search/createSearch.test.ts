import { describe, expect, it } from "vitest";
import { catalogueFile } from "~/content/catalogue.server.ts";
import type { IndexedGame } from "~/content/catalogueIndex.ts";
import { unpackIndex } from "~/content/catalogueIndex.ts";
import { createSearch } from "./createSearch.ts";

const index = JSON.parse(catalogueFile().text);
const games = unpackIndex(index);
const search = createSearch(games, index.genreNames);
const slugs = (query: string) => search(query).games.map(({ slug }) => slug);

describe("search in the project's own games", () => {
	it.each([
		["a title", "Boat Attack", "boat-attack"],
		["a title without its space", "boatattack", "boat-attack"],
		["what is typed so far", "bo", "boat-attack"],
		["a word in the middle", "heist", "stealthy-heist"],
		["a studio", "leaky roof", "aidan-in-danger"],
		["title and genre", "boat racing", "boat-attack"],
		["a genre in English", "racing", "boat-attack"],
		["a genre in Russian", "Гонки", "boat-attack"],
		["a genre in Latin letters", "gonki", "boat-attack"],
		["a title in Cyrillic letters", "бот атак", "boat-attack"],
		["a title by ear", "бабл шутер", "bubble-shooter-legend"],
		["another title by ear", "зомби", "zombie-monster-survivors"],
		["a cat by ear", "кэт", "cat-from-hell"],
		["a letter too few", "zombi monstr", "zombie-monster-survivors"],
		["a letter too many", "swoordsman", "swordsman-adventure"],
		["two letters swapped", "bubbel", "bubble-shooter-legend"],
		["the wrong keyboard layout", "ищфе", "boat-attack"],
		["the wrong layout the other way", "ujyrb", "boat-attack"],
		["a digit", "classic 2", "counter-craft-classic-2"],
	])("finds by %s: %s", (_, query, slug) => {
		expect(search(query).isNear).toBe(false);
		expect(slugs(query)[0]).toBe(slug);
	});

	it("finds all games in their order when nothing is asked", () => {
		expect(slugs("")).toEqual(games.map(({ slug }) => slug));
		expect(slugs(" — ")).toHaveLength(games.length);
	});

	it("guesses no typing error where a word fits as it is", () => {
		expect(slugs("cat")).toEqual(["cat-from-hell"]);
		expect(slugs("boat")).toEqual(["boat-attack"]);
	});

	it("finds nothing rather than anything", () => {
		expect(search("plumbus")).toEqual({ games: [], isNear: true });
		expect(search("xylophone")).toEqual({ games: [], isNear: true });
	});

	it("offers what fits one of the words where none fits all", () => {
		expect(search("boat xylophone")).toMatchObject({ games: [{ slug: "boat-attack" }], isNear: true });
	});
});

describe("the order", () => {
	const game = (slug: string, title: string, studio: string): IndexedGame => {
		const picture = { base: "", width: 1, height: 1, widths: [1], tone: 0 };
		return { slug, title, studio, genres: ["Arcade"], preview: picture, tall: picture };
	};
	const find = createSearch(
		[
			game("studio", "One", "Owl"),
			game("begun", "Owlery", "A"),
			game("title", "Owl", "B"),
			game("twin", "Owl", "C"),
			game("genre", "Two", "D"),
		],
		Array.from({ length: 9 }, () => ["Owlish"]),
	);

	it("is title, begun title, studio, genre, and else the catalogue's", () => {
		expect(find("owl").games.map(({ slug }) => slug)).toEqual(["title", "twin", "begun", "studio", "genre"]);
	});
});
