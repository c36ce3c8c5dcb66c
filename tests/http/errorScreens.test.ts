import { parse } from "parse5";
import { expect, test } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { attribute, elements, getVisibleText } from "#tests/dom.ts";
import { allAddresses, asLine, errorExamples, getTranslator } from "#tests/examples.ts";
import { fullText } from "#tests/html.ts";
import { getBodyText, sendRequest } from "./sendRequest.ts";

for (const { path, language, code } of errorExamples) {
	test(`${path} is the error screen "${code}" in "${language}" without scripts: texts, link home, illustration, noindex`, async () => {
		const answer = await sendRequest(path);
		expect(answer.status).toBe(404);
		const t = getTranslator(language);
		const all = [...elements(parse(getBodyText(answer)))];
		const named = (name: string) => all.filter(({ tagName }) => tagName === name);
		expect(attribute(named("html")[0], "lang")).toBe(language);
		expect(named("title").map(fullText)).toEqual([`${t(`errors.${code}.title`)} | ${site.name}`]);
		expect(named("h1").map(getVisibleText)).toEqual([asLine(t(`errors.${code}.title`))]);
		const [main] = named("main");
		if (!main) throw new Error(`${path} has no <main>.`);
		expect(getVisibleText(main)).toContain(asLine(t(`errors.${code}.text`)));
		const home = localizedPath(language, "/");
		const [link, ...further] = [...elements(main)].filter(({ tagName }) => tagName === "a");
		expect(getVisibleText(link)).toBe(asLine(t("errors.home")));
		expect(attribute(link, "href")).toBe(allAddresses.some((address) => address.path === home) ? home : "/");
		const pages = ["/games", "/search"].map((page) => localizedPath(language, page));
		const servedPages = pages.filter((page) => allAddresses.some((address) => address.path === page));
		const visibleLinks = further.filter((each) => attribute(each, "hidden") === undefined);
		expect(visibleLinks.map((each) => attribute(each, "href"))).toEqual(servedPages);
		const picture = [...elements(main)].find(({ tagName }) => tagName === "img");
		const source = attribute(picture, "src") ?? "";
		expect(source).toContain("/site/lost.");
		expect((await sendRequest(source)).status, source).toBe(200);
		const robotsMetas = named("meta").filter((element) => attribute(element, "name") === "robots");
		expect(robotsMetas.map((element) => attribute(element, "content"))).toEqual(["noindex"]);
		const linkRelations = named("link").map((element) => attribute(element, "rel"));
		expect(linkRelations.filter((rel) => rel === "canonical" || rel === "alternate")).toEqual([]);
	});
}
