import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import "#src/i18n/i18n.server.ts";
import { getDocumentParams } from "#config/documents.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { readLocale } from "#content/locales/locales.server.ts";
import { brandSchema } from "#content/model/brandSchema.ts";
import { documentBody, documentFrame, writtenDocuments } from "#content/readers/documents.server.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import { articleSlugs, listArticles } from "#content/readers/news.server.ts";
import { readRedirects } from "#content/readers/redirects.server.ts";
import { clauseFiles } from "#content/search/clauseFile.server.ts";
import { searchFiles } from "#content/search/searchFile.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { getAllPages } from "#src/i18n/staticPaths.server.ts";
import { checkContrasts } from "#src/styles/checkContrasts.ts";
import { themeTokens } from "#src/styles/tokenColor.ts";
import { atomFeed } from "./feed.ts";
import { webManifest } from "./manifest.ts";
import { getPageHead } from "./pageHead.server.ts";
import secondBrand from "./secondBrand.json" with { type: "json" };
import { renderRobots } from "./sitemap.server.ts";

vi.mock("#config/brand.json", async () => await import("./secondBrand.json"));

/** The current brand, from its file: all other modules have the second one. */
const { name, slug, origin, legal, providers } = JSON.parse(readFileSync("config/brand.json", "utf8"));
const values: string[] = [name, slug, new URL(origin).host, legal.entity, legal.address, legal.registrationNumber];
const words = [...values, ...Object.values<string>(providers)].map((value) =>
	value.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"),
);
const brandPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** Finds the current brand in texts. Keys name the texts. */
function tracesIn(texts: Readonly<Record<string, string>>): string[] {
	return Object.entries(texts).flatMap(([text, content]) =>
		(content.match(brandPattern) ?? []).map((found) => `${text}: ${found}`),
	);
}

/** All texts of a translation file, with the brand interpolated. */
function textsOf(language: Language): string[] {
	const { t, meta } = i18nFor(language);
	const keysOf = (group: object, prefix = ""): string[] =>
		Object.entries(group).flatMap(([key, value]) =>
			typeof value === "object" ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
		);
	return [
		...keysOf(readLocale(language, "translation")).map((key) => String(t(key as never))),
		...keysOf(readLocale(language, "meta")).map((key) => meta(key, {})),
	];
}

describe("a build with a second brand", () => {
	it("has a brand that fits the schema", () => {
		expect(brandSchema.parse(secondBrand)).toEqual(secondBrand);
		expect(site.name).toBe(secondBrand.name);
	});

	it("has no trace of the current brand in pages' texts, documents, articles, games and search files", () => {
		const texts: Record<string, string> = {
			...Object.fromEntries(languageCodes.map((language) => [`texts in ${language}`, textsOf(language).join("\n")])),
			...Object.fromEntries(
				languageCodes.flatMap((language) =>
					writtenDocuments.map((key) => {
						const { chapter, doc } = getDocumentParams(key);
						const document = [documentFrame(language, chapter, doc), documentBody(language, key)];
						return [`${key} in ${language}`, JSON.stringify(document)];
					}),
				),
			),
			articles: JSON.stringify(listArticles()),
			games: JSON.stringify(gameSlugs().flatMap((game) => languageCodes.map((code) => findGame(game, code)))),
			...Object.fromEntries([...searchFiles(), ...clauseFiles()].map(({ address, text }) => [address, text])),
		};
		expect(tracesIn(texts)).toEqual([]);
		expect(texts["texts in en"]).toContain("North Star & Co");
		expect(texts.articles).toContain("North Star & Co");
		expect(texts.games).toContain("https://play.northstar.test/games/");
		expect(texts["general.cookie-policy in en"]).toContain("Polaris Identity Ltd, Ireland");
	});

	it("has no trace of the current brand in the manifest, the feed, the heads of pages and robots.txt", () => {
		const [first, ...others] = listArticles();
		if (!first) throw new Error("There are no articles.");
		const texts = {
			manifest: webManifest("#ffffff"),
			feed: atomFeed([first, ...others]),
			head: JSON.stringify(getAllPages().map(getPageHead)),
			robots: renderRobots(),
		};
		expect(tracesIn(texts)).toEqual([]);
		expect(JSON.parse(texts.manifest).name).toBe("North Star & Co");
		expect(texts.feed).toContain(secondBrand.feedId);
		expect(texts.head).toContain("Polaris Games GmbH");
	});

	it("has no trace of the current brand in the code and texts that a build reads", () => {
		const files = globSync(
			["{art,config,content,server,src,tools}/**/*.{ts,tsx,astro,css,json,yaml,md,py}", "public/locales/**/*.json"],
			{ exclude: ["**/node_modules/**"] },
		).filter(
			(file) =>
				!/^config.brand\.json$|^content.redirects\.yaml$|[\\/]\d{4}-\d\d-\d\d(\.\w+)?\.md$|\.test\.tsx?$/.test(file),
		);
		expect(files.length).toBeGreaterThan(500);
		expect(tracesIn(Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")])))).toEqual([]);
	});

	it("has its name in the addresses of articles, and redirects from those with an earlier name", () => {
		const named = articleSlugs().filter((article) => article.includes("north-star"));
		expect(named).toHaveLength(3);
		for (const article of named)
			expect(readRedirects()).toHaveProperty(
				[`/news/${article.replace("north-star", "old-star")}`],
				`/news/${article}`,
			);
	});

	it("has color tokens in its hue with sufficient contrast", () => {
		expect(themeTokens).toMatch(/--brand-600: oklch\([\d.]+ [\d.]+ 150\)/);
		expect(themeTokens).not.toMatch(/oklch\([\d.]+ 0\.\d+ 26[48]\b/);
		expect(() => checkContrasts()).not.toThrow();
	});
});
