import { describe, expect, it } from "vitest";
import { checkVocabulary, type Thing } from "./checkVocabulary.ts";

const game: Thing = { "@type": "VideoGame", name: "Boat Attack", genre: ["Racing"] };

describe("checkVocabulary", () => {
	it("lets pass what schema.org knows, inherited properties included", () => {
		expect(checkVocabulary(game)).toEqual([]);
		expect(
			checkVocabulary({ ...game, screenshot: [{ "@type": "ImageObject", contentUrl: "https://a.test/b" }] }),
		).toEqual([]);
	});

	it.each([
		["an unknown type", { "@type": "Videogame", name: "a" }, /Videogame/],
		["an unknown property", { ...game, title: "a" }, /VideoGame\.title/],
		[
			"a property of another type",
			{ ...game, acceptedAnswer: "a" },
			/VideoGame\.acceptedAnswer.*no property of VideoGame/,
		],
		["a thing of the wrong type", { ...game, author: { "@type": "ListItem", name: "a" } }, /author.*not ListItem/],
		["text where a thing is wanted", { ...game, author: "Saltwater Toys" }, /author.*Organization or Person/],
		["an address that is none", { ...game, url: "/games/boat-attack" }, /VideoGame\.url/],
		["a date that is none", { "@type": "NewsArticle", datePublished: "7 July" }, /datePublished/],
		["an empty text", { ...game, name: " " }, /VideoGame\.name/],
		["an empty list", { ...game, genre: [] }, /VideoGame\.genre.*empty/],
		[
			"a mistake further in",
			{ ...game, author: { "@type": "Organization", label: "a" } },
			/author\.Organization\.label/,
		],
	] satisfies [string, Thing, RegExp][])("names %s and its place", (_, thing, problem) => {
		expect(checkVocabulary(thing)).toEqual([expect.stringMatching(problem)]);
	});
});
