import { describe, expect, it } from "vitest";
import type { Language } from "./languages.ts";
import type { PageKey } from "./pages.ts";
import { resolve } from "./resolve.ts";
import { resolveRedirect } from "./resolveRedirect.ts";

/** As the design has it: Indonesian has the partnership page. */
const exists = (language: Language, page: PageKey) => language !== "id" || page === "partnership";
const permanent = (location: string) => ({ kind: "redirect", status: 301, location });
const found = (location: string) => ({ kind: "redirect", status: 302, location });

describe("a former address", () => {
	const moves = { "/games/old": "/games/new", "/news/old": "/partnership-mba", "/games/gone": null };
	const answered = (pathname: string) => resolveRedirect(pathname, "?x=1", exists, moves);

	it.each([
		["/games/old", "/games/new"],
		["/ru/games/old", "/ru/games/new"],
		["/games/old/", "/games/new"],
		["/%67ames/o%6Cd", "/games/new"],
		["//ru//games/old", "/ru/games/new"],
		["/id/news/old", "/id/partnership-mba"],
	])("%s moves for good to %s, in one step", (pathname, location) => {
		expect(answered(pathname)).toEqual(permanent(`${location}?x=1`));
	});

	it("takes the prefix of the default language along as a choice", () => {
		expect(answered("/en/games/old")).toEqual(permanent("/games/new?x=1&lng=en"));
	});

	it("is found in the default language, as long as the visitor's lacks the page", () => {
		expect(answered("/id/games/old")).toEqual(found("/games/new?x=1"));
	});

	it.each([
		["/games/gone", "/games/410"],
		["/games/gone/", "/games/410"],
		["/ru/games/gone", "/ru/games/410"],
	])("%s is gone, and %s says so", (pathname, screen) => {
		expect(answered(pathname)).toEqual({ kind: "gone", screen });
	});

	it("is gone in the default language where the visitor's has no such pages", () => {
		expect(answered("/id/games/gone")).toEqual(found("/games/gone?x=1"));
	});

	it.each(["/games/new", "/games/new/", "/ru/games/old/more", "/nope", "/id/about-us", "/ru/en/games/old"])(
		"is not %s, which means what it means without",
		(pathname) => {
			expect(answered(pathname)).toEqual(resolve(pathname, "?x=1", exists));
		},
	);
});
