import { describe, expect, it } from "vitest";
import type { Language } from "./languages.ts";
import { type PageKey, pages } from "./pages.ts";
import { entryScreenPath, errorCodes, errorScreenPath, hasBlankNotFound, resolveUrl } from "./resolve.ts";

/** Indonesian has only the partnership page. */
const pageExists = (language: Language, page: PageKey) => language !== "id" || page === "partnership";

/** Former paths of games and articles. */
const moves = { "/games/old": "/games/new", "/news/old": "/partnership-mba", "/games/gone": null };

/** Formats a resolution: `301 /about-us`, `game in ru: boat-attack`, `404 in en`, `gone: /games/410`. */
function describeOutcome(pathname: string, query: string, hasPage = pageExists): string {
	const outcome = resolveUrl(pathname, query, hasPage, moves);
	if (outcome.kind === "redirect") return `${outcome.status} ${outcome.location}`;
	if (outcome.kind === "gone") return `gone: ${outcome.screen}`;
	if (outcome.kind === "page")
		return `${outcome.page} in ${outcome.language}: ${Object.values(outcome.params).join(" ")}`;
	return `${outcome.code} in ${outcome.language}`;
}

/** URLs by formatted resolution. */
const addresses = {
	"301 /": ["//"],
	"301 /ru": ["/ru/"],
	"301 /about-us": ["/about-us/", "//about-us", "//about-us//", "/%61bout-us"],
	"301 /ru/about-us": ["//ru//about-us"],
	"301 /games/boat-attack": ["/games/boat-attack/"],
	"301 /ru/games/boat-attack": ["/%72u/games/boat%2Dattack"],
	"301 /docs/guidelines/general/privacy-policy": ["/docs/customers/privacy-policy"],
	"301 /ru/docs/guidelines/general/privacy-policy": ["/ru/docs/customers/privacy-policy"],

	"home in en: ": ["/"],
	"home in ru: ": ["/ru"],
	"about in en: ": ["/about-us"],
	"about in ru: ": ["/ru/about-us"],
	"partnership in id: ": ["/id/partnership-mba"],
	"game in en: unknown": ["/games/unknown"],
	"article in ru: unknown": ["/ru/news/unknown"],
	"document in en: general privacy-policy": ["/docs/guidelines/general/privacy-policy"],
	"documentVersion in en: general privacy-policy 2024-05-01": ["/docs/guidelines/general/privacy-policy/2024-05-01"],

	// Pages that the language lacks.
	"302 /about-us": ["/id/about-us"],
	"302 /": ["/id"],
	"302 /games/boat-attack": ["/id/games/boat-attack"],
	"302 /docs/guidelines/customers/unknown": ["/id/docs/guidelines/customers/unknown"],

	// Former paths, in one step.
	"301 /games/new": ["/games/old", "/games/old/", "/%67ames/o%6Cd"],
	"301 /ru/games/new": ["/ru/games/old", "//ru//games/old"],
	"301 /id/partnership-mba": ["/id//partnership-mba", "/id/news/old"],
	"302 /games/new": ["/id/games/old"],
	"302 /games/gone": ["/id/games/gone"],
	"gone: /games/410": ["/games/gone", "/games/gone/"],
	"gone: /ru/games/410": ["/ru/games/gone"],

	// Unknown documents.
	"302 /docs/guidelines": [
		...["/docs/guidelines/customers/unknown", "/docs/guidelines/partners/pricing", "/docs/guidelines/customers"],
		...["/docs/guidelines/unknown", "/docs/guidelines/unknown/pricing", "/docs/guidelines/constructor/name"],
		"/id/docs/guidelines/customers",
	],
	"302 /ru/docs/guidelines": ["/ru/docs/guidelines/customers/unknown", "/ru/docs/guidelines/general"],

	"unsupportedLanguage in en": [
		...["/qq", "/qq/about-us", "/zz/games/boat-attack", "/qq-br/about-us", "/fil", "/eng/news", "/zh-Hans/news"],
	],
	"404 in en": [
		...[
			"/nope",
			"/nope/",
			"/faq",
			"/sdk/start",
			"/en/nope",
			"/docs",
			"/%2Fabout-us",
			"/games%2Fboat-attack",
			"/%D0%B3",
		],
		...["/games/boat-attack/more", "/games/boat-attack/qq", "/docs/guidelines/general/privacy-policy/more"],
		...["nope/2024-05-01", "privacy-policy/x2024-05-01", "privacy-policy/2024-05-01x", "privacy-policy/24-05-01"].map(
			(name) => `/docs/guidelines/general/${name}`,
		),
	],
	"404 in ru": ["/ru/nope", "/ru/qq/about-us", "/ru/en/about-us", "/ru/games/old/more", "/ru/en/games/old"],
	"404 in id": ["/id/nope"],
};

describe.each(["", "?x=1&lng=ru"])("with the query %j", (query) => {
	const rows = Object.entries(addresses).flatMap(([outcome, all]) => all.map((address) => [address, outcome] as const));
	it.each(rows)("%s is resolved to %s", (address, outcome) => {
		expect(describeOutcome(address, query)).toBe(outcome.startsWith("30") ? outcome + query : outcome);
	});
});

it.each([
	["/en", "", "/?lng=en"],
	["//en/", "?x=1&y=%2F", "/?x=1&y=%2F&lng=en"],
	["/en/about-us", "?x=1", "/about-us?x=1&lng=en"],
	["/en/games/old", "?x=1", "/games/new?x=1&lng=en"],
	["/en//about-us/", "?lng=ru&x", "/about-us?x&lng=en"],
	["/%65n/%61bout-us", "", "/about-us?lng=en"],
	["/en/docs/customers/privacy-policy", "", "/docs/customers/privacy-policy?lng=en"],
])("%s with the query %j keeps the language of the prefix as a choice: %s", (pathname, search, location) => {
	expect(describeOutcome(pathname, search)).toBe(`301 ${location}`);
});

it("a page that is missing in English too is not found", () => {
	expect(describeOutcome("/news", "", () => false)).toBe("404 in en");
});

it("an unknown document redirects to the index in the visitor's language if that exists", () => {
	const hasPage = (language: Language, page: PageKey) => language === "en" || page === "guidelines";
	expect(describeOutcome("/id/docs/guidelines/customers", "", hasPage)).toBe("302 /id/docs/guidelines");
});

/** All paths of up to four of these pieces. */
function* hostilePaths(): Generator<string> {
	const files = ["about-us", "evil.example", "/docs/customers/privacy-policy", "/games/", "/docs/guidelines/"];
	const urlPieces = ["/", "//", "en", "ru/", "/id/", "\\", "%2f", ...files];
	let paths = [""];
	for (let length = 1; length <= 4; length++) {
		paths = paths.flatMap((path) => urlPieces.map((piece) => path + piece));
		for (const path of paths) yield `/${path}`;
	}
}

it("redirects between pages of the site stay on the site, keep the query and end at a page", () => {
	const broken: string[] = [];
	let redirects = 0;
	for (const start of hostilePaths()) {
		let currentPath = start;
		let search = "?next=//evil.example";
		let steps = 0;
		for (; steps < 4; steps++) {
			const resolution = resolveUrl(currentPath, search, pageExists);
			if (resolution.kind !== "redirect") break;
			redirects += 1;
			const [location = "", query] = resolution.location.split("?");
			if (!/^\/(?![/\\])/.test(location) || query?.replace("&lng=en", "") !== "next=//evil.example") {
				broken.push(`${start} -> ${resolution.location}`);
			}
			currentPath = location;
			search = `?${query}`;
		}
		if (steps === 4) broken.push(`${start} redirects in a loop`);
	}
	expect(broken).toEqual([]);
	expect(redirects).toBeGreaterThan(1000);
});

it("error screens are named by language and code; those of games and articles are empty and in their folders", () => {
	expect(errorCodes.map((code) => errorScreenPath("ru", code))).toEqual([
		"/ru/404",
		"/ru/500",
		"/ru/unsupportedLanguage",
	]);
	expect(errorScreenPath("en", "404")).toBe("/404");
	expect(pages.map(({ key }) => key).filter(hasBlankNotFound)).toEqual(["game", "article"]);
	expect(entryScreenPath("/games/boat", "404")).toBe("/games/404");
	expect(entryScreenPath("/ru/news/article", "410")).toBe("/ru/news/410");
});
