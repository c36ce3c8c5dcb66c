import { describe, expect, it } from "vitest";
import { genreFilters, genreSlugOf, genres, isGenreSlug } from "./genres.ts";

describe("the catalog's filter", () => {
	it("has each genre in exactly one row, Shooter and Shooting in one", () => {
		expect(genreFilters.flatMap((filter) => [...filter.genres]).toSorted()).toEqual(genres.toSorted());
		for (const genre of genres) expect(isGenreSlug(genreSlugOf(genre))).toBe(true);
		expect(genreSlugOf("Shooting")).toBe(genreSlugOf("Shooter"));
	});

	it.each(["Action", "shooting", "", null, undefined, "constructor"])("does not know %j", (slug) => {
		expect(isGenreSlug(slug)).toBe(false);
	});
});
