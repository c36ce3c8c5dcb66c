import { expect, it } from "vitest";
import { readSearchKeywords } from "./searchKeywords.server.ts";

it("returns the keywords of each genre and document, and none if there are none", () => {
	const words = readSearchKeywords("search.yaml", "genres:\n  racing: race, гонка\ndocuments: {}");
	expect(words.genres.racing).toEqual(["race", "гонка"]);
	expect(words.genres.puzzle).toEqual([]);
});

it.each([
	["an unknown genre", "genres: {chess: x1}\ndocuments: {}", 'unknown field in "genres": chess'],
	["a short word", "genres: {racing: 'a, b'}\ndocuments: {}", '"genres.racing", entry 1: write keywords of at least 2'],
	["a word twice", "genres: {racing: 'car, Car'}\ndocuments: {}", '"genres.racing": a keyword occurs twice'],
	["invalid YAML", "genres: [", "not valid YAML"],
])("reports %s with the field", (_, text, message) => {
	expect(() => readSearchKeywords("search.yaml", text)).toThrow(message);
});
