import { expect, it } from "vitest";
import { readSearchWords } from "./searchWords.server.ts";

const problem = (text: string) => {
	try {
		readSearchWords("search.yaml", text);
	} catch (error) {
		return String(error);
	}
	return "";
};

it("returns the keywords of each genre and document, and none if there are none", () => {
	const words = readSearchWords("search.yaml", "genres:\n  racing: race, гонка\ndocuments: {}");
	expect(words.genres.racing).toEqual(["race", "гонка"]);
	expect(words.genres.puzzle).toEqual([]);
});

it.each([
	["a genre that is none", "genres: {chess: x1}\ndocuments: {}", /unknown field in "genres": chess/],
	[
		"a word too short",
		"genres: {racing: 'a, b'}\ndocuments: {}",
		/field "genres.racing", entry 1: write keywords of at least 2/,
	],
	[
		"a word twice",
		"genres: {racing: 'car, Car'}\ndocuments: {}",
		/field "genres.racing": a keyword stands there twice/,
	],
	["YAML that is none", "genres: [", /not valid YAML/],
])("reports the problem in the file: %s", (_, text, message) => {
	expect(problem(text)).toMatch(message);
});
