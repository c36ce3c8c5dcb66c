import { expect, test } from "vitest";
import { languages } from "#config/languages.ts";
import { declaredLanguages } from "#content/locales/locales.server.ts";
import { getAttribute, getHrefs, getTexts, select, selectAll } from "#tests/dom.ts";
import { allAddresses, exampleGame, getTranslator } from "#tests/examples.ts";
import { builtPage, builtPages } from "./pages.ts";

const getLanguageName = (code: string) => languages.find((language) => language.code === code)?.name ?? code;

const getMenu = (path: string) => builtPage(path).select("header #languages");

for (const { path, codes } of [
	{ path: "/", codes: declaredLanguages("home") },
	{ path: "/ru", codes: declaredLanguages("home") },
	{ path: exampleGame.path, codes: declaredLanguages("game") },
	{ path: "/partnership-mba", codes: declaredLanguages("partnership") },
	{ path: "/ru/partnership-mba", codes: declaredLanguages("partnership") },
	{ path: "/id/partnership-mba", codes: declaredLanguages("partnership") },
	{ path: "/404", codes: ["en"] },
	{ path: "/id/404", codes: ["id"] },
	{ path: "/unsupportedLanguage", codes: ["en"] },
	{ path: "/ru/games/404", codes: ["ru"] },
	{ path: "/ru/news/404", codes: ["ru"] },
	{ path: "/games/410", codes: ["en"] },
]) {
	test(`${path} offers exactly the languages ${codes.join(", ")} by their own names`, () => {
		expect(getTexts(getMenu(path), "a")).toEqual(codes.map(getLanguageName));
	});
}

test("every language link leads to a built page, and on error screens to the home page", () => {
	const servedPaths = new Set(builtPages.map(({ path }) => path));
	const broken = builtPages.flatMap((page) => {
		const isError = page.meta("robots").includes("noindex") && page.relations("canonical").length === 0;
		const hasHome = declaredLanguages("home").some((code) => code !== "en" && code === page.language);
		const home = hasHome ? `/${page.language}` : "/";
		return getHrefs(getMenu(page.path))
			.filter((href) => (isError ? href !== home : !servedPaths.has(href)))
			.map((href) => `${page.path}: ${href}`);
	});
	expect(broken).toEqual([]);
});

test("every page shows a flag beside each language, marks only the current one, and the toggle names it", () => {
	for (const { path, language } of allAddresses) {
		const languageMenu = getMenu(path);
		expect(getTexts(languageMenu, 'a[aria-current="true"]'), `${path}: languages marked`).toEqual([
			getLanguageName(language),
		]);
		for (const link of selectAll(languageMenu, "a"))
			expect(getAttribute(select(link, "svg"), "aria-hidden"), path).toBe("true");
		const toggle = builtPage(path).select('header [popovertarget="languages"]');
		const name = getTranslator(language)("layout.language", { name: getLanguageName(language) });
		expect(getAttribute(toggle, "aria-label"), `${path}: the toggle`).toBe(name);
	}
});
