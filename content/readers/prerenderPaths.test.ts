import { describe, expect, it, onTestFinished, vi } from "vitest";
import { declaredPages } from "#content/locales/locales.server.ts";
import { resolve } from "#site/resolve.ts";
import { addresses, hasEntries, prerenderPaths } from "./prerenderPaths.server.ts";

const further = vi.hoisted(() => ({ pages: [2, 3] }));
vi.mock("./games.server.ts", () => ({
	gameSlugs: () => ["boat-attack", "cat-from-hell"],
	studios: () => [{ slug: "saltwater-toys" }],
}));
vi.mock("./catalogue.server.ts", () => ({
	genreLinks: () => [{ slug: "racing" }, { slug: "puzzle" }],
	furtherPages: (genre?: string) => (genre === "racing" ? [] : further.pages),
}));
vi.mock("./news.server.ts", () => ({ articleSlugs: () => ["first-article"] }));

describe("addresses", () => {
	it("are every page in every language that declares it, each game, studio and article by its slug", () => {
		const paths = addresses().map(({ path }) => path);
		const entries = ["/games/boat-attack", "/games/cat-from-hell", "/studios/saltwater-toys", "/news/first-article"];
		expect(paths).toEqual(expect.arrayContaining(["/", "/ru", ...entries, ...entries.map((path) => `/ru${path}`)]));
		expect(new Set(paths).size).toBe(paths.length);
	});

	it("are every page of the catalogue and of its genres", () => {
		const paths = addresses().map(({ path }) => path);
		const catalogue = paths.filter((path) => /^\/games(\/(page|genre)\/.*)?$/.test(path));
		expect(catalogue.toSorted()).toEqual([
			"/games",
			"/games/genre/puzzle",
			"/games/genre/puzzle/page/2",
			"/games/genre/puzzle/page/3",
			"/games/genre/racing",
			"/games/page/2",
			"/games/page/3",
		]);
		expect(paths).toEqual(expect.arrayContaining(catalogue.map((path) => `/ru${path}`)));
	});

	it("may be none of a page's pattern", () => {
		expect(hasEntries("home")).toBe(true);
		expect(hasEntries("gamesPage")).toBe(true);
		expect(hasEntries("genrePage")).toBe(true);
		further.pages = [];
		expect(hasEntries("gamesPage")).toBe(false);
		expect(hasEntries("genrePage")).toBe(false);
		expect(hasEntries("documentVersion"), "an editor may publish the first one at any time").toBe(true);
		further.pages = [2, 3];
	});

	it("resolve to their own page and language without a redirect", () => {
		for (const { path, page, language } of addresses()) {
			expect(resolve(path, "", (code, key) => declaredPages(code).includes(key))).toMatchObject({
				kind: "page",
				page,
				language,
			});
		}
	});
});

describe("prerenderPaths", () => {
	const paths = prerenderPaths();

	it("add the error screens of every language, the unsupported one in English only", () => {
		expect(paths).toEqual(expect.arrayContaining(["/404", "/500", "/ru/404", "/ru/500", "/id/404", "/id/500"]));
		expect(paths.filter((path) => path.endsWith("/unsupportedLanguage"))).toEqual(["/unsupportedLanguage"]);
	});

	it("add a screen of what is unknown per pattern, in the languages that have its pages", () => {
		const known = new Set(addresses().map(({ path }) => path));
		const screens = paths.filter((path) => !known.has(path) && /^\/[a-z]{3,}.*\/(404|0)$/.test(path));
		expect(screens.toSorted()).toEqual([
			"/docs/guidelines/404/404/404",
			"/games/404",
			"/games/genre/404",
			"/games/genre/404/page/0",
			"/games/page/0",
			"/news/404",
			"/studios/404",
		]);
		expect(paths).toEqual(expect.arrayContaining(screens.map((path) => `/ru${path}`)));
		expect(paths.filter((path) => /^\/id\/.*\/(404|0)$/.test(path))).toEqual([]);
	});

	it("add none for a pattern that has no pages, and no route", () => {
		onTestFinished(() => {
			further.pages = [2, 3];
		});
		further.pages = [];
		expect(prerenderPaths().filter((path) => path.endsWith("/page/0"))).toEqual([]);
	});

	it("add the screens of a former game and article beside them", () => {
		const screens = paths.filter((path) => path.endsWith("/410"));
		expect(screens.toSorted()).toEqual(["/games/410", "/news/410", "/ru/games/410", "/ru/news/410"]);
	});

	it("have no address twice", () => {
		expect(new Set(paths).size).toBe(paths.length);
	});
});
