import { expect, it } from "vitest";
import {
	decodeUnreserved,
	getPathLanguage,
	localizedHref,
	localizedPath,
	stripLocalePrefix,
	withLanguage,
} from "./paths.ts";

it.each([
	["/", "en"],
	["/about-us", "en"],
	["/ru", "ru"],
	["/ru/", "ru"],
	["/ru/about-us", "ru"],
	["/id/partnership-mba", "id"],
	["/en/about-us", "en"],
	["/russia", "en"],
	["/RU/about-us", "en"],
	["/games/ru", "en"],
	["", "en"],
])("getPathLanguage %s is in %s", (pathname, language) => {
	expect(getPathLanguage(pathname)).toBe(language);
});

it.each([
	["/", "/"],
	["", "/"],
	["//", "/"],
	["/ru", "/"],
	["/ru/", "/"],
	["/about-us/", "/about-us"],
	["//ru//about-us//", "/about-us"],
	["/en/about-us", "/about-us"],
	["/games/ru", "/games/ru"],
	["/games/caf%C3%A9", "/games/caf%C3%A9"],
])("stripLocalePrefix %s -> %s", (pathname, bare) => {
	expect(stripLocalePrefix(pathname)).toBe(bare);
});

it.each([
	["en", "/", "/"],
	["ru", "/", "/ru"],
	["ru", "/about-us", "/ru/about-us"],
	["en", "/ru/news", "/news"],
	["id", "/ru/news/", "/id/news"],
	["en", "/ru", "/"],
] as const)("localizedPath %s, %s -> %s", (language, path, localized) => {
	expect(localizedPath(language, path)).toBe(localized);
});

it("localizedPath returns the same path when it is applied twice", () => {
	expect(localizedPath("ru", localizedPath("ru", "/games/boat-attack"))).toBe("/ru/games/boat-attack");
});

it.each([
	["/publish", "/ru/publish"],
	["/docs/guidelines/customers/pricing?a=b#1.2", "/ru/docs/guidelines/customers/pricing?a=b#1.2"],
	["#1.2", "#1.2"],
	["https://a.example/b", "https://a.example/b"],
	["mailto:ann@a.example", "mailto:ann@a.example"],
])("the link %s in a Russian text becomes %s", (href, wanted) => {
	expect(localizedHref(href, "ru")).toBe(wanted);
});

it.each([
	["/%67ames/boat%2Dattack", "/games/boat-attack"],
	["/%7e%7E%5f%5F%2e%2E%2d%2D", "/~~__..--"],
	["/%30%39%41%5A%61%7a", "/09AZaz"],
	["/a%2Fb%3Fc%23d%25e%20f", "/a%2Fb%3Fc%23d%25e%20f"],
	["/%40%5B%60%7B%2F%3a%5e%7f", "/%40%5B%60%7B%2F%3a%5e%7f"],
	["/%D0%B3", "/%D0%B3"],
	["/%2561", "/%2561"],
	["/%6", "/%6"],
])("decodes only unreserved characters: %s is %s", (pathname, decoded) => {
	expect(decodeUnreserved(pathname)).toBe(decoded);
});

it.each([
	["?lng=ru", undefined, ""],
	["?x=1&lng&lng=ru&slng=2", undefined, "?x=1&slng=2"],
	["", "ru", "?lng=ru"],
	["?lng=id&x=1", "ru", "?x=1&lng=ru"],
] as const)("sets the language of the query %j to %s: %j", (search, language, result) => {
	expect(withLanguage(search, language)).toBe(result);
});
