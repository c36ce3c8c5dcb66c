import { describe, expect, it } from "vitest";
import { genreFilters, genres, getGenreSlug, isGenreSlug } from "./genres.ts";

describe("the genre filter of the catalog", () => {
	it("has one row per genre, with Shooter and Shooting in the same row", () => {
		expect(genreFilters.flatMap((filter) => [...filter.genres]).toSorted()).toEqual(genres.toSorted());
		for (const genre of genres) expect(isGenreSlug(getGenreSlug(genre))).toBe(true);
		expect(getGenreSlug("Shooting")).toBe(getGenreSlug("Shooter"));
	});

	it.each(["Action", "shooting", "", null, undefined, "constructor"])("does not contain the genre %j", (slug) => {
		expect(isGenreSlug(slug)).toBe(false);
	});
});
