import { expect, it } from "vitest";
import { isStaticState, parseCatalogState, toCatalogUrl, toggleGenre } from "./catalogUrl.ts";

const toPath = (genre: string | undefined) => (genre ? `/games/genre/${genre}` : "/games");
const emptyState = { genres: [], order: undefined, query: "" };

it.each([
	["", undefined, emptyState],
	["", "action", { ...emptyState, genres: ["action"] }],
	["?genre=racing&genre=action", undefined, { ...emptyState, genres: ["action", "racing"] }],
	["?genre=racing&genre=racing&genre=chess", "action", { ...emptyState, genres: ["racing"] }],
	["?q=boat&sort=new", "action", { genres: ["action"], order: "new", query: "boat" }],
	["?sort=price&genre=", undefined, emptyState],
] as const)("parseCatalogState parses %j on the page of the genre %s", (queryString, genre, state) => {
	expect(parseCatalogState(queryString, genre)).toEqual(state);
});

it.each([
	[emptyState, "/games"],
	[{ ...emptyState, genres: ["action"] }, "/games/genre/action"],
	[{ ...emptyState, genres: ["action"], order: "title" }, "/games/genre/action?sort=title"],
	[{ ...emptyState, genres: ["action", "racing"] }, "/games?genre=action&genre=racing"],
	[{ genres: ["puzzle"], order: "new", query: "cat & dog" }, "/games?q=cat+%26+dog&genre=puzzle&sort=new"],
] as const)("toCatalogUrl writes %j to a URL that parses to the same state", (state, url) => {
	expect(toCatalogUrl(state, toPath)).toBe(url);
	const genre = /genre\/(\w+)/.exec(url)?.[1] as "action" | undefined;
	expect(parseCatalogState(new URL(url, "https://a.example").search, genre)).toEqual(state);
});

it("toggleGenre adds a genre in the filter's order and removes it again", () => {
	const oneGenre = { genres: ["racing"], order: "new", query: "boat" } as const;
	const twoGenres = toggleGenre(oneGenre, "action");
	expect(twoGenres).toEqual({ ...oneGenre, genres: ["action", "racing"] });
	expect(toggleGenre(twoGenres, "racing")).toEqual({ ...oneGenre, genres: ["action"] });
});

it("isStaticState accepts at most one genre, without order and query", () => {
	expect(isStaticState(emptyState)).toBe(true);
	expect(isStaticState({ ...emptyState, genres: ["action"] })).toBe(true);
	expect(isStaticState({ ...emptyState, genres: ["action", "racing"] })).toBe(false);
	expect(isStaticState({ ...emptyState, order: "new" })).toBe(false);
	expect(isStaticState({ ...emptyState, query: "boat" })).toBe(false);
});
