import { describe, expect, it } from "vitest";
import { isStaticState, parseCatalogState, toCatalogUrl, toggleGenre } from "./catalogUrl.ts";

const toPath = (genre: string | undefined) => (genre ? `/games/genre/${genre}` : "/games");
const nothing = { genres: [], order: undefined, query: "" };

describe("what an address asks for", () => {
	it.each([
		["", undefined, nothing],
		["", "action", { ...nothing, genres: ["action"] }],
		["?genre=racing&genre=action", undefined, { ...nothing, genres: ["action", "racing"] }],
		["?genre=racing&genre=racing&genre=chess", "action", { ...nothing, genres: ["racing"] }],
		["?q=boat&sort=new", "action", { genres: ["action"], order: "new", query: "boat" }],
		["?sort=price&genre=", undefined, nothing],
	] as const)("%j on the page of %s", (search, genre, state) => {
		expect(parseCatalogState(search, genre)).toEqual(state);
	});
});

describe("a state's address", () => {
	it.each([
		[nothing, "/games", ""],
		[{ ...nothing, genres: ["action"] }, "/games/genre/action", ""],
		[{ ...nothing, genres: ["action"], order: "title" }, "/games/genre/action", "sort=title"],
		[{ ...nothing, genres: ["action", "racing"] }, "/games", "genre=action&genre=racing"],
		[{ genres: ["puzzle"], order: "new", query: "cat & dog" }, "/games", "q=cat+%26+dog&genre=puzzle&sort=new"],
	] as const)("%j", (state, pathname, search) => {
		expect(toCatalogUrl(state, toPath)).toBe(pathname + (search && `?${search}`));
		const genre = /genre\/(\w+)/.exec(pathname)?.[1] as "action" | undefined;
		expect(parseCatalogState(search, genre), "and it leads back to the state").toEqual(state);
	});
});

it("puts a genre in, in the filter's order, and takes it out again, and keeps the rest", () => {
	const one = { genres: ["racing"], order: "new", query: "boat" } as const;
	const two = toggleGenre(one, "action");
	expect(two).toEqual({ ...one, genres: ["action", "racing"] });
	expect(toggleGenre(two, "racing")).toEqual({ ...one, genres: ["action"] });
});

it("knows what the built pages show", () => {
	expect(isStaticState(nothing)).toBe(true);
	expect(isStaticState({ ...nothing, genres: ["action"] })).toBe(true);
	expect(isStaticState({ ...nothing, genres: ["action", "racing"] })).toBe(false);
	expect(isStaticState({ ...nothing, order: "new" })).toBe(false);
	expect(isStaticState({ ...nothing, query: "boat" })).toBe(false);
});
