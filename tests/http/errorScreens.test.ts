import { expect, test } from "vitest";
import { languageCodes } from "#config/languages.ts";
import { localizedPath } from "#config/paths.ts";
import { errorScreenPath } from "#config/resolve.ts";
import { site } from "#config/site.ts";
import { builtPage } from "#tests/built/pages.ts";
import { getAttribute, getTexts, getVisibleText, select, selectAll } from "#tests/dom.ts";
import { allAddresses, asLine, errorExamples, getTranslator } from "#tests/examples.ts";
import { sendRequest } from "./sendRequest.ts";

// server/routeRequest.test.ts and config/resolve.test.ts check which path gets which screen.
const removedScreens = ["/games/410", "/news/410", "/ru/games/410", "/ru/news/410"].map((screen) => {
	return { screen, language: screen.startsWith("/ru") ? "ru" : "en", code: "410" } as const;
});
const errorScreens = [
	...errorExamples.map((example) => ({ ...example, screen: errorScreenPath(example.language, example.code) })),
	...languageCodes.map((language) => ({ screen: errorScreenPath(language, "500"), language, code: "500" }) as const),
	...removedScreens,
];

test.each(errorScreens)(
	"the error screen $screen works without scripts: texts in $language, link home, illustration, noindex",
	async ({ screen, language, code }) => {
		const page = builtPage(screen);
		const { main } = page;
		const t = getTranslator(language);
		expect(page.language).toBe(language);
		expect(page.title).toBe(`${asLine(t(`errors.${code}.title`))} | ${site.name}`);
		expect(getTexts(page.document, "h1")).toEqual([asLine(t(`errors.${code}.title`))]);
		expect(getVisibleText(main)).toContain(asLine(t(`errors.${code}.text`)));
		const [homeLink, ...otherLinks] = selectAll(main, "a:not([hidden])");
		const isServed = (address: string) => allAddresses.some(({ path }) => path === address);
		expect(getVisibleText(homeLink)).toBe(asLine(t("errors.home")));
		const home = localizedPath(language, "/");
		expect(getAttribute(homeLink, "href")).toBe(isServed(home) ? home : "/");
		const otherPages = ["/games", "/search"].map((path) => localizedPath(language, path));
		expect(otherLinks.map((link) => getAttribute(link, "href"))).toEqual(otherPages.filter(isServed));
		const source = getAttribute(select(main, "img"), "src") ?? "";
		expect(source).toContain("/site/lost.");
		expect((await sendRequest(source)).status, source).toBe(200);
		expect(page.meta("robots")).toEqual(["noindex"]);
		expect([...page.relations("canonical"), ...page.relations("alternate")]).toEqual([]);
	},
);

test.each([
	["/games/unknown", "/games/404", "Game not found"],
	["/ru/games/unknown", "/ru/games/404", "Такой игры нет"],
	["/news/unknown", "/news/404", "Article not found"],
	["/ru/news/unknown", "/ru/news/404", "Такой статьи нет"],
])("%s is answered with %s: header and footer, an empty main element, the title %s", async (path, screen, title) => {
	const page = builtPage(screen);
	expect([page.title, page.meta("robots")]).toEqual([`${title} | ${site.name}`, ["noindex"]]);
	expect(page.selectAll("header, footer").length).toBeGreaterThanOrEqual(2);
	expect(getVisibleText(page.main)).toBe("");
	const answer = await sendRequest(path);
	expect([answer.status, await answer.text()]).toEqual([404, page.html]);
});

test.each(errorExamples)("$path is answered with 404 and its screen", async ({ path, language, code }) => {
	const answer = await sendRequest(path);
	expect([answer.status, await answer.text()]).toEqual([404, builtPage(errorScreenPath(language, code)).html]);
});
