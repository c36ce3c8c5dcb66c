import { describe, expect, it } from "vitest";
import { aliases, canonicalPath, isNoindex, matchPage, pagePath, pages } from "./pages.ts";

describe("pagePath", () => {
	it("fills a page's parameters, encoded", () => {
		expect(pagePath("home")).toBe("/");
		expect(pagePath("game", { slug: "boat-attack" })).toBe("/games/boat-attack");
		expect(pagePath("document", { chapter: "general", doc: "a/../b?c" })).toBe(
			"/docs/guidelines/general/a%2F..%2Fb%3Fc",
		);
	});

	it.each<Record<string, string>>([{}, { slug: "" }, { name: "boat-attack" }])(
		"tells which parameter is missing: %j",
		(params) => {
			expect(() => pagePath("game", params)).toThrow(
				'The path of page "game" (/games/:slug) needs the parameter "slug".',
			);
		},
	);

	it("names a page that the table lacks", () => {
		expect(() => pagePath("shop" as never)).toThrow('No page "shop" in config/pages.ts.');
	});
});

describe("matchPage", () => {
	it.each(pages)("finds $key by its own path", ({ key, path }) => {
		const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
		const params = Object.fromEntries(names.map((name) => [name, `some-${name}`]));
		expect(matchPage(pagePath(key, params))).toEqual({ key, params });
	});

	it.each(["/nope", "/games/boat-attack/more", "/games/", "/docs", "/docs/guidelines/customers", "/About-us", ""])(
		"finds nothing at %j",
		(bare) => {
			expect(matchPage(bare)).toBeUndefined();
		},
	);
});

describe("the table", () => {
	it("has every key and every shape of path once", () => {
		expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
		expect(new Set(pages.map(({ path }) => path.replace(/:\w+/g, ":"))).size).toBe(pages.length);
	});

	it("keeps the thanks out of search engines, and nothing else", () => {
		expect(pages.map(({ key }) => key).filter(isNoindex)).toEqual(["thanks", "documentVersion"]);
	});

	it.each([
		["/docs/guidelines/general/privacy-policy/2024-05-01", "/docs/guidelines/general/privacy-policy"],
		["/docs/guidelines/general/privacy-policy", "/docs/guidelines/general/privacy-policy"],
		["/games/boat-attack", "/games/boat-attack"],
		["/", "/"],
		["/nope", "/nope"],
	])("tells search engines what holds today: of %s it is %s", (path, canonical) => {
		expect(canonicalPath(path)).toBe(canonical);
	});

	it("has canonical paths only", () => {
		for (const { path } of pages) expect(path).toMatch(/^\/$|^(\/(:\w+|[a-z-]+))+$/);
	});

	it("sends aliases to a page that is there, from an address that is none", () => {
		for (const { from, to } of aliases) {
			expect(matchPage(to), to).toBeDefined();
			expect(matchPage(from)).toBeUndefined();
		}
	});
});
