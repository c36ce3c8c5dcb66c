import { describe, expect, it } from "vitest";
import { barePath, languageOf, localizedPath } from "./paths.ts";

describe("languageOf", () => {
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
	])("%s is in %s", (pathname, language) => {
		expect(languageOf(pathname)).toBe(language);
	});
});

describe("barePath", () => {
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
	])("%s -> %s", (pathname, bare) => {
		expect(barePath(pathname)).toBe(bare);
	});
});

describe("localizedPath", () => {
	it.each([
		["en", "/", "/"],
		["ru", "/", "/ru"],
		["ru", "/about-us", "/ru/about-us"],
		["en", "/ru/news", "/news"],
		["id", "/ru/news/", "/id/news"],
		["en", "/ru", "/"],
	] as const)("%s, %s -> %s", (language, path, localized) => {
		expect(localizedPath(language, path)).toBe(localized);
	});

	it("changes nothing at the second time", () => {
		expect(localizedPath("ru", localizedPath("ru", "/games/boat-attack"))).toBe("/ru/games/boat-attack");
	});
});
