import { expect, it } from "vitest";
import type { Language } from "./languages.ts";
import type { PageKey } from "./pages.ts";
import { resolveUrl } from "./resolve.ts";
import { resolveRedirect } from "./resolveRedirect.ts";

/** Indonesian has only the partnership page. */
const pageExists = (language: Language, page: PageKey) => language !== "id" || page === "partnership";
const permanentRedirect = (location: string) => ({ kind: "redirect", status: 301, location });
const found = (location: string) => ({ kind: "redirect", status: 302, location });

const moves = { "/games/old": "/games/new", "/news/old": "/partnership-mba", "/games/gone": null };
const resolveFormerPath = (pathname: string) => resolveRedirect(pathname, "?x=1", pageExists, moves);

it.each([
	["/games/old", "/games/new"],
	["/ru/games/old", "/ru/games/new"],
	["/games/old/", "/games/new"],
	["/%67ames/o%6Cd", "/games/new"],
	["//ru//games/old", "/ru/games/new"],
	["/id/news/old", "/id/partnership-mba"],
])("the former address of a game or article %s redirects permanently to %s in one step", (pathname, location) => {
	expect(resolveFormerPath(pathname)).toEqual(permanentRedirect(`${location}?x=1`));
});

it("the former address of a game or article keeps the prefix of the default language as a choice", () => {
	expect(resolveFormerPath("/en/games/old")).toEqual(permanentRedirect("/games/new?x=1&lng=en"));
});

it("the former address of a game or article redirects to the default language while the visitor's lacks the page", () => {
	expect(resolveFormerPath("/id/games/old")).toEqual(found("/games/new?x=1"));
});

it.each([
	["/games/gone", "/games/410"],
	["/games/gone/", "/games/410"],
	["/ru/games/gone", "/ru/games/410"],
])("the former address of a game or article %s is gone, and the screen %s is shown", (pathname, screen) => {
	expect(resolveFormerPath(pathname)).toEqual({ kind: "gone", screen });
});

it("the former address of a game or article is gone in the default language if the visitor's has no such pages", () => {
	expect(resolveFormerPath("/id/games/gone")).toEqual(found("/games/gone?x=1"));
});

it.each(["/games/new", "/games/new/", "/ru/games/old/more", "/nope", "/id/about-us", "/ru/en/games/old"])(
	"the former address of a game or article is not %s, which keeps its own meaning",
	(pathname) => {
		expect(resolveFormerPath(pathname)).toEqual(resolveUrl(pathname, "?x=1", pageExists));
	},
);
