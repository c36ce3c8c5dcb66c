import { describe, expect, it } from "vitest";
import type { Language } from "./languages.ts";
import { type PageKey, pages } from "./pages.ts";
import { entryScreenPath, errorCodes, errorScreenPath, hasBlankNotFound, resolve } from "./resolve.ts";

/** As the design has it: Indonesian has the partnership page. */
const exists = (language: Language, page: PageKey) => language !== "id" || page === "partnership";

function answer(address: string) {
	const [pathname = "", query] = address.split("?");
	return resolve(pathname, query === undefined ? "" : `?${query}`, exists);
}

const permanent = (location: string) => ({ kind: "redirect", status: 301, location });
const found = (location: string) => ({ kind: "redirect", status: 302, location });

describe.each(["", "?x=1&lng=ru"])("with the query %j", (query) => {
	it.each(["/about-us/", "//about-us", "//about-us//"])(
		"%s redirects permanently to the canonical address",
		(pathname) => {
			expect(answer(pathname + query)).toEqual(permanent(`/about-us${query}`));
		},
	);

	it.each([
		["//", "/"],
		["/ru/", "/ru"],
		["//ru//about-us", "/ru/about-us"],
		["/games/boat-attack/", "/games/boat-attack"],
		["/id//partnership-mba", "/id/partnership-mba"],
		["/%61bout-us", "/about-us"],
		["/%72u/games/boat%2Dattack", "/ru/games/boat-attack"],
	])("%s redirects permanently to %s", (pathname, location) => {
		expect(answer(pathname + query)).toEqual(permanent(location + query));
	});

	it.each([
		["/", "home", "en", {}],
		["/ru", "home", "ru", {}],
		["/about-us", "about", "en", {}],
		["/ru/about-us", "about", "ru", {}],
		["/id/partnership-mba", "partnership", "id", {}],
		["/games/unknown", "game", "en", { slug: "unknown" }],
		["/ru/news/unknown", "article", "ru", { slug: "unknown" }],
		["/docs/guidelines/general/privacy-policy", "document", "en", { chapter: "general", doc: "privacy-policy" }],
		[
			"/docs/guidelines/general/privacy-policy/2024-05-01",
			"documentVersion",
			"en",
			{ chapter: "general", doc: "privacy-policy", from: "2024-05-01" },
		],
	])("%s is the page %s in %s", (pathname, page, language, params) => {
		expect(answer(pathname + query)).toEqual({ kind: "page", page, language, params });
	});

	it.each([
		["/id/about-us", "/about-us"],
		["/id", "/"],
		["/id/games/boat-attack", "/games/boat-attack"],
		["/id/docs/guidelines/customers/unknown", "/docs/guidelines/customers/unknown"],
	])("%s, which is missing in the language, redirects to %s", (pathname, location) => {
		expect(answer(pathname + query)).toEqual(found(location + query));
	});

	it.each([
		["/docs/guidelines/customers/unknown", "/docs/guidelines"],
		["/docs/guidelines/partners/pricing", "/docs/guidelines"],
		["/docs/guidelines/customers", "/docs/guidelines"],
		["/docs/guidelines/unknown", "/docs/guidelines"],
		["/docs/guidelines/unknown/pricing", "/docs/guidelines"],
		["/docs/guidelines/constructor/name", "/docs/guidelines"],
		["/ru/docs/guidelines/customers/unknown", "/ru/docs/guidelines"],
		["/ru/docs/guidelines/general", "/ru/docs/guidelines"],
		["/id/docs/guidelines/customers", "/docs/guidelines"],
	])("%s, an unknown document, redirects to the index of the guidelines", (pathname, location) => {
		expect(answer(pathname + query)).toEqual(found(location + query));
	});

	it.each(["/qq", "/qq/about-us", "/zz/games/boat-attack", "/qq-br/about-us", "/fil", "/eng/news", "/zh-Hans/news"])(
		"%s looks like a language code that the site does not support",
		(pathname) => {
			expect(answer(pathname + query)).toEqual({ kind: "error", language: "en", code: "unsupportedLanguage" });
		},
	);

	it.each([
		["/nope", "en"],
		["/ru/nope", "ru"],
		["/id/nope", "id"],
		["/nope/", "en"],
		["/faq", "en"],
		["/sdk/start", "en"],
		["/en/nope", "en"],
		["/games/boat-attack/more", "en"],
		["/docs/guidelines/general/privacy-policy/more", "en"],
		["/docs/guidelines/general/nope/2024-05-01", "en"],
		["/docs/guidelines/general/privacy-policy/x2024-05-01", "en"],
		["/docs/guidelines/general/privacy-policy/2024-05-01x", "en"],
		["/docs/guidelines/general/privacy-policy/24-05-01", "en"],
		["/docs", "en"],
		["/ru/qq/about-us", "ru"],
		["/ru/en/about-us", "ru"],
		["/%2Fabout-us", "en"],
		["/games%2Fboat-attack", "en"],
		["/%D0%B3", "en"],
		["/games/boat-attack/qq", "en"],
	])("%s is not found and shows the error screen in %s", (pathname, language) => {
		expect(answer(pathname + query)).toEqual({ kind: "error", language, code: "404" });
	});

	it.each([
		["/docs/customers/privacy-policy", "/docs/guidelines/general/privacy-policy"],
		["/ru/docs/customers/privacy-policy", "/ru/docs/guidelines/general/privacy-policy"],
	])("the alias %s redirects permanently to %s", (pathname, location) => {
		expect(answer(pathname + query)).toEqual(permanent(location + query));
	});
});

it.each([
	["/en", "", "/?lng=en"],
	["//en/", "?x=1&y=%2F", "/?x=1&y=%2F&lng=en"],
	["/en/about-us", "?x=1", "/about-us?x=1&lng=en"],
	["/en//about-us/", "?lng=ru&x", "/about-us?x&lng=en"],
	["/%65n/%61bout-us", "", "/about-us?lng=en"],
	["/en/docs/customers/privacy-policy", "", "/docs/customers/privacy-policy?lng=en"],
])("%s with the query %j keeps the language of the prefix as a choice: %s", (pathname, search, location) => {
	expect(resolve(pathname, search, exists)).toEqual(permanent(location));
});

it("a page that is missing in English too is not found", () => {
	expect(resolve("/news", "", () => false)).toEqual({ kind: "error", language: "en", code: "404" });
});

it("an unknown document redirects to the index in the visitor's language if that exists", () => {
	const has = (language: Language, page: PageKey) => language === "en" || page === "guidelines";
	expect(resolve("/id/docs/guidelines/customers", "", has)).toEqual(found("/id/docs/guidelines"));
});

describe("redirects between pages of the site", () => {
	/** Every path of up to five of these pieces: 8^5 and fewer. */
	function* hostilePaths(): Generator<string> {
		const pieces = [
			"/",
			"//",
			"en",
			"ru/",
			"/id/",
			"about-us",
			"evil.example",
			"\\",
			"/docs/customers/privacy-policy",
			"%2f",
			"/games/",
			"/docs/guidelines/",
		];
		let paths = [""];
		for (let length = 1; length <= 4; length++) {
			paths = paths.flatMap((path) => pieces.map((piece) => path + piece));
			for (const path of paths) yield `/${path}`;
		}
	}

	it("stay on the site, keep the query and end at a page", () => {
		const broken: string[] = [];
		let redirects = 0;
		for (const start of hostilePaths()) {
			let pathname = start;
			let search = "?next=//evil.example";
			let steps = 0;
			for (; steps < 4; steps++) {
				const resolution = resolve(pathname, search, exists);
				if (resolution.kind !== "redirect") break;
				redirects += 1;
				const [location = "", query] = resolution.location.split("?");
				if (!/^\/(?![/\\])/.test(location) || query?.replace("&lng=en", "") !== "next=//evil.example") {
					broken.push(`${start} -> ${resolution.location}`);
				}
				pathname = location;
				search = `?${query}`;
			}
			if (steps === 4) broken.push(`${start} goes round in circles`);
		}
		expect(broken).toEqual([]);
		expect(redirects).toBeGreaterThan(1000);
	});
});

describe("error screens without a URL of their own", () => {
	it("are prerendered under their status codes", () => {
		expect(errorCodes.map((code) => errorScreenPath("ru", code))).toEqual([
			"/ru/404",
			"/ru/500",
			"/ru/unsupportedLanguage",
		]);
		expect(errorScreenPath("en", "404")).toBe("/404");
	});

	it("are empty for games and articles, and the not-found screen for everything else", () => {
		const pageKeys = pages.map(({ key }) => key);
		expect(pageKeys.filter(hasBlankNotFound)).toEqual(["game", "article"]);
	});

	it("are in the folders of games and articles", () => {
		expect(entryScreenPath("/games/boat", "404")).toBe("/games/404");
		expect(entryScreenPath("/ru/news/article", "410")).toBe("/ru/news/410");
	});
});
