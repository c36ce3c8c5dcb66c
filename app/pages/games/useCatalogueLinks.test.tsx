// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { provide } from "#app/i18n/i18n.ts";
import type { GenreSlug } from "#content/model/genres.ts";
import { useCatalogueLinks } from "./useCatalogueLinks.ts";

const page = { title: "A" };

beforeAll(() => {
	for (const language of ["en", "ru"] as const) provide(language, "meta", { games: page, genre: page });
});
afterEach(cleanup);

function at(address: string, genre?: GenreSlug, typed?: string) {
	const { result } = renderHook(() => useCatalogueLinks(genre, typed), {
		wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
	});
	return result.current;
}

function GenresOfRacing() {
	return useCatalogueLinks("racing", undefined).state.genres.join();
}

describe("links between the catalogue's states", () => {
	it("lead from one plain page to another as to any page", () => {
		const { linkTo } = at("/ru/games/genre/action", "action");
		const link = linkTo({ genres: ["racing"] });
		expect(link).toEqual({ to: { pathname: "/ru/games/genre/racing", search: "" }, prefetch: "intent" });
	});

	it("keep the place in the page, and ask search engines not to follow, where they combine or sort", () => {
		const { linkTo } = at("/games/genre/action", "action");
		expect(linkTo({ genres: ["action", "racing"] })).toEqual({
			to: { pathname: "/games", search: "genre=action&genre=racing" },
			state: { keepsPlace: true },
			rel: "nofollow",
		});
		expect(linkTo({ order: "new" })).toMatchObject({ to: { pathname: "/games/genre/action", search: "sort=new" } });
	});

	it("keep what is typed, before the address says it", () => {
		const { state, linkTo } = at("/games?sort=title", undefined, "cat");
		expect(state).toEqual({ genres: [], order: "title", query: "cat" });
		expect(linkTo({ genres: ["puzzle"] }).to).toEqual({ pathname: "/games", search: "q=cat&genre=puzzle&sort=title" });
	});

	it("know no query string in the built page, which is the same file for all of them", () => {
		const built = renderToString(
			<MemoryRouter initialEntries={["/games/genre/racing?genre=action&genre=puzzle"]}>
				<GenresOfRacing />
			</MemoryRouter>,
		);
		expect(built).toBe("racing");
	});
});
