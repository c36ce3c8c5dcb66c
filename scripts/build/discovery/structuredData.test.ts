import "#app/i18n/i18n.server.ts";
import { describe, expect, it } from "vitest";
import { articleSlugs } from "#content/readers/news.server.ts";
import { site } from "#site/site.ts";
import type { PageFacts } from "./readPage.ts";
import { structuredData, type Thing, toJsonLd } from "./structuredData.ts";

const facts = (more: Partial<PageFacts>): PageFacts => ({
	page: "home",
	params: {},
	language: "en",
	url: `${site.origin}/`,
	title: "Title",
	description: "Description",
	alternates: [],
	headline: ["Headline"],
	crumbs: [],
	questions: [],
	...more,
});

const gameFacts = (slug: string, language: "en" | "ru") =>
	facts({
		page: "game",
		params: { slug },
		language,
		url: `${site.origin}${language === "ru" ? "/ru" : ""}/games/${slug}`,
	});

function ofType<Type extends Thing["@type"]>(page: PageFacts, type: Type) {
	return structuredData(page).find((thing): thing is Extract<Thing, { "@type": Type }> => thing["@type"] === type);
}

describe("structuredData", () => {
	it("says who runs the site, on the home page", () => {
		expect(structuredData(facts({})).map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
		expect(ofType(facts({}), "Organization")).toMatchObject({ name: site.name, legalName: site.legal.entity });
	});

	it("describes a game in the language of its page, by its studio, and invents nothing", () => {
		const game = ofType(gameFacts("boat-attack", "ru"), "VideoGame");
		expect(game).toMatchObject({
			name: "Boat Attack",
			genre: ["Гонки", "Экшен"],
			description: expect.stringContaining("катер"),
			author: { name: "Saltwater Toys", url: `${site.origin}/ru/studios/saltwater-toys` },
			potentialAction: { target: { urlTemplate: expect.stringMatching(/^https:.*boat-attack$/) } },
			inLanguage: "ru",
		});
		for (const absent of ["aggregateRating", "review", "offers"]) expect(game).not.toHaveProperty(absent);
	});

	it("describes an article as English news, also on the Russian page", () => {
		const slug = articleSlugs()[0] ?? "";
		const page = facts({ page: "article", params: { slug }, language: "ru", url: `${site.origin}/ru/news/${slug}` });
		expect(ofType(page, "NewsArticle")).toMatchObject({
			inLanguage: "en",
			url: page.url,
			datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			publisher: { name: site.name },
		});
	});

	it("repeats the breadcrumbs and the questions that the page shows", () => {
		const page = facts({
			page: "publish",
			url: `${site.origin}/publish`,
			crumbs: [{ label: "Guidelines", path: "/docs/guidelines" }, { label: "Customers" }, { label: "Terms" }],
			questions: [{ question: "How much?", answer: "15%." }],
		});
		expect(ofType(page, "BreadcrumbList")?.itemListElement).toEqual([
			{ "@type": "ListItem", position: 1, name: "Guidelines", item: `${site.origin}/docs/guidelines` },
			{ "@type": "ListItem", position: 2, name: "Customers" },
			{ "@type": "ListItem", position: 3, name: "Terms", item: page.url },
		]);
		expect(ofType(page, "FAQPage")?.mainEntity).toMatchObject([
			{ name: "How much?", acceptedAnswer: { text: "15%." } },
		]);
	});
});

describe("toJsonLd", () => {
	it("cannot end its script element", () => {
		const text = toJsonLd([{ "@type": "VideoGame", name: "</script><script>alert(1)</script>" }]);
		expect(text).not.toContain("<");
		expect(JSON.parse(text)).toMatchObject({
			"@context": "https://schema.org",
			name: "</script><script>alert(1)</script>",
		});
	});
});
