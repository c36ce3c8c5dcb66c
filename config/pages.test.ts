import { expect, it } from "vitest";
import { canonicalPath, getPageLayout, isNoindex, matchPage, pageAliases, pagePath, pages } from "./pages.ts";

it("pagePath encodes and inserts the parameters of a page", () => {
	expect(pagePath("home")).toBe("/");
	expect(pagePath("game", { slug: "boat-attack" })).toBe("/games/boat-attack");
	expect(pagePath("document", { chapter: "general", doc: "a/../b?c" })).toBe("/docs/guidelines/general/a%2F..%2Fb%3Fc");
});

it.each<Record<string, string>>([{}, { slug: "" }, { name: "boat-attack" }])(
	"pagePath names the missing parameter: %j",
	(params) => {
		expect(() => pagePath("game", params)).toThrow(
			'The path of page "game" (/games/:slug) needs the parameter "slug".',
		);
	},
);

it("pagePath names a page that is missing from the table", () => {
	expect(() => pagePath("shop" as never)).toThrow('No page "shop" in config/pages.ts.');
});

it.each(pages)("matchPage finds $key by its own path", ({ key, path }) => {
	const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
	const params = Object.fromEntries(names.map((name) => [name, `some-${name}`]));
	expect(matchPage(pagePath(key, params))).toEqual({ key, params });
});

it.each(["/nope", "/games/boat-attack/more", "/games/", "/docs", "/docs/guidelines/customers", "/About-us", ""])(
	"matchPage finds nothing at %j",
	(bare) => {
		expect(matchPage(bare)).toBeUndefined();
	},
);

it("the table of pages contains each key and each path pattern once", () => {
	expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
	expect(new Set(pages.map(({ path }) => path.replace(/:\w+/g, ":"))).size).toBe(pages.length);
});

it("the table of pages marks only the thank-you page as noindex", () => {
	expect(pages.map(({ key }) => key).filter(isNoindex)).toEqual(["thanks", "documentVersion"]);
});

it.each([
	["/docs/guidelines/general/privacy-policy/2024-05-01", "/docs/guidelines/general/privacy-policy"],
	["/docs/guidelines/general/privacy-policy", "/docs/guidelines/general/privacy-policy"],
	["/games/boat-attack", "/games/boat-attack"],
	["/", "/"],
	["/nope", "/nope"],
])("the table of pages gives search engines the current state of %s: %s", (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
});

it("the table of pages has canonical paths only", () => {
	for (const { path } of pages) expect(path).toMatch(/^\/$|^(\/(:\w+|[a-z-]+))+$/);
});

it("the table of pages redirects aliases to an existing page from a path that is not a page", () => {
	for (const { from, to } of pageAliases) {
		expect(matchPage(to), to).toBeDefined();
		expect(matchPage(from)).toBeUndefined();
	}
});

it.each([
	["home", "site"],
	["publish", "publish"],
	["partnership", "partnership"],
	["error", "site"],
] as const)("gives the page %s the layout %s", (page, layout) => {
	expect(getPageLayout(page)).toBe(layout);
});
