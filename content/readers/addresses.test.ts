import { describe, expect, it, vi } from "vitest";
import { resolveUrl } from "#config/resolve.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { addresses } from "./addresses.server.ts";

vi.mock("./games.server.ts", () => ({
	gameSlugs: () => ["boat-attack", "cat-from-hell"],
	listStudios: () => [{ slug: "saltwater-toys" }],
}));
vi.mock("./catalog.server.ts", () => ({
	genreLinks: () => [{ slug: "racing" }, { slug: "puzzle" }],
	furtherPages: (genre?: string) => (genre === "racing" ? [] : [2, 3]),
}));
vi.mock("./news.server.ts", () => ({ articleSlugs: () => ["first-article"] }));

describe("the addresses of the site", () => {
	it("contain every page in every language that declares it, and each game, studio and article by its slug", () => {
		const paths = addresses().map(({ path }) => path);
		const entries = ["/games/boat-attack", "/games/cat-from-hell", "/studios/saltwater-toys", "/news/first-article"];
		expect(paths).toEqual(expect.arrayContaining(["/", "/ru", ...entries, ...entries.map((path) => `/ru${path}`)]));
		expect(new Set(paths).size).toBe(paths.length);
	});

	it("contain every page of the catalog and of its genres", () => {
		const paths = addresses().map(({ path }) => path);
		const catalog = paths.filter((path) => /^\/games(\/(page|genre)\/.*)?$/.test(path));
		expect(catalog.toSorted()).toEqual([
			"/games",
			"/games/genre/puzzle",
			"/games/genre/puzzle/page/2",
			"/games/genre/puzzle/page/3",
			"/games/genre/racing",
			"/games/page/2",
			"/games/page/3",
		]);
		expect(paths).toEqual(expect.arrayContaining(catalog.map((path) => `/ru${path}`)));
	});

	it("resolve to their own page and language without a redirect", () => {
		for (const { path, page, language } of addresses()) {
			expect(resolveUrl(path, "", (code, key) => declaredPages(code).includes(key))).toMatchObject({
				kind: "page",
				page,
				language,
			});
		}
	});
});
