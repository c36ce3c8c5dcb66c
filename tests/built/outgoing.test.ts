import { expect, test } from "vitest";
import { site } from "#config/site.ts";
import { getAttribute, getHrefs } from "#tests/dom.ts";
import { getTranslator } from "#tests/examples.ts";
import { builtPage, builtPages, hasText } from "./pages.ts";

const { game, ...links } = site.links;
const play = game.replace("{slug}", "");

test("external links lead only to the marketplace, its SDK and the social channels", () => {
	const allowed = new Set(Object.values(links));
	const found = builtPages.flatMap((page) =>
		getHrefs(page.document)
			.filter((href) => /^(?:https?:)?\/\//.test(href) && !href.startsWith(site.origin))
			.filter((href) => !allowed.has(href) && !href.startsWith(play))
			.map((href) => `${page.path}: ${href}`),
	);
	expect(found).toEqual([]);
});

test("every registration link of studios leads to the partner portal", () => {
	for (const language of ["en", "ru"] as const) {
		const found = builtPage(language === "en" ? "/publish" : "/ru/publish")
			.selectAll("a")
			.filter(hasText(getTranslator(language)("publish.steps.action")));
		expect(new Set(found.map((link) => getAttribute(link, "href")))).toEqual(new Set([links.publish]));
	}
});
