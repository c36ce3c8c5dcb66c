import { describe, expect, it } from "vitest";
import { genreFilters, genreSlugOf, genres, isGenreSlug } from "./genres.ts";

describe("the genre filter of the catalog", () => {
	it("has one row per genre, with Shooter and Shooting in the same row", () => {
		expect(genreFilters.flatMap((filter) => [...filter.genres]).toSorted()).toEqual(genres.toSorted());
		for (const genre of genres) expect(isGenreSlug(genreSlugOf(genre))).toBe(true);
		expect(genreSlugOf("Shooting")).toBe(genreSlugOf("Shooter"));
	});

	it.each(["Action", "shooting", "", null, undefined, "constructor"])("does not contain the genre %j", (slug) => {
		expect(isGenreSlug(slug)).toBe(false);
	});
});
