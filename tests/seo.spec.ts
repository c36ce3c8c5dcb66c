import { JSDOM } from "jsdom";
import { parse } from "parse5";
import sharp from "sharp";
import { isUnlisted } from "../app/routing/pages.ts";
import { site } from "../content/site.ts";
import { checkVocabulary, type Thing } from "../scripts/build/discovery/checkVocabulary.ts";
import { attribute, type Document, elements, textOf, wordsOf } from "../scripts/build/dom.ts";
import { allAddresses, pageExamples, words } from "./examples.ts";
import { expect, navigate, open, test } from "./fixtures.ts";
import { builtPages } from "./html.ts";

const listed = allAddresses.filter(({ page }) => !isUnlisted(page));
const documents = builtPages().map(({ file, html }) => ({ file, document: parse(html) }));

/** The finished document of an address. */
function documentOf(path: string): Document {
	const file = `${path.slice(1)}/index.html`.replace(/^\//, "");
	const found = documents.find((candidate) => candidate.file === file);
	if (!found) throw new Error(`The build has no ${file}.`);
	return found.document;
}

function metaOf(document: Document, name: string): string[] {
	return [...elements(document)]
		.filter((element) => [attribute(element, "name"), attribute(element, "property")].includes(name))
		.map((element) => attribute(element, "content") ?? "");
}

function linksOf(document: Document, rel: string): string[] {
	return [...elements(document)]
		.filter((element) => element.tagName === "link" && attribute(element, "rel") === rel)
		.map((element) => attribute(element, "href") ?? "");
}

function structuredData(document: Document): Thing[] {
	return [...elements(document)]
		.filter((element) => attribute(element, "type") === "application/ld+json")
		.map((element) => JSON.parse(textOf(element)))
		.flatMap(({ "@context": context, "@graph": graph, ...thing }) => {
			expect(context).toBe("https://schema.org");
			return graph ?? [thing];
		});
}

const parseXml = (text: string) => new new JSDOM().window.DOMParser().parseFromString(text, "application/xml");

test.describe("what search results show", () => {
	test("every page has a title of 5 to 60 characters", () => {
		const titles = documents.map(({ file, document }) => {
			const title = [...elements(document)].find(({ tagName }) => tagName === "title");
			return { file, length: [...wordsOf(title)].length };
		});
		expect(titles.filter(({ length }) => length < 5 || length > 60)).toEqual([]);
	});

	test("every address has one description of 50 to 160 characters", () => {
		const wrong = listed.flatMap(({ path }) => {
			const [description = "", ...others] = metaOf(documentOf(path), "description");
			const { length } = [...description];
			return length >= 50 && length <= 160 && others.length === 0 ? [] : [`${path}: ${length}, ${description}`];
		});
		expect(wrong).toEqual([]);
	});

	test("structured data on every page keep to the vocabulary of schema.org", () => {
		const problems = documents.flatMap(({ file, document }) =>
			structuredData(document).flatMap((thing) => checkVocabulary(thing).map((problem) => `${file}: ${problem}`)),
		);
		expect(problems).toEqual([]);
	});

	for (const { page, language, path } of pageExamples) {
		const wanted: Partial<Record<typeof page, string[]>> = {
			home: ["Organization", "WebSite"],
			games: ["ItemList", "BreadcrumbList"],
			genre: ["ItemList", "BreadcrumbList"],
			studio: ["ItemList", "BreadcrumbList"],
			game: ["VideoGame", "BreadcrumbList"],
			article: ["NewsArticle", "BreadcrumbList"],
			document: ["BreadcrumbList"],
			publish: ["FAQPage"],
			partnership: ["FAQPage"],
		};
		test(`${path} is described as ${(wanted[page] ?? ["nothing more than a page"]).join(" and ")}`, () => {
			const things = structuredData(documentOf(path));
			expect(things.map((thing) => thing["@type"])).toEqual(wanted[page] ?? []);
			for (const thing of things) {
				if (typeof thing.inLanguage === "string") expect(thing.inLanguage).toBe(page === "article" ? "en" : language);
			}
		});
	}

	test("the way to a page is told as the page shows it", () => {
		const shown = documents.flatMap(({ file, document }) => {
			const way = [...elements(document)].find((element) => attribute(element, "data-breadcrumbs") !== undefined);
			const steps = way ? [...elements(way)].filter(({ tagName }) => tagName === "li") : [];
			const labels = steps.filter((step) => attribute(step, "aria-hidden") !== "true").map(wordsOf);
			return labels.length > 0 ? [{ file, labels, document }] : [];
		});
		const told = ({ document }: (typeof shown)[number]) => {
			const list = structuredData(document).find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement;
			return Array.isArray(list) ? list.map((item) => (typeof item === "object" ? item?.name : item)) : [];
		};
		expect(shown.filter(({ file }) => /^(ru\/)?games\/[^/]+\/index\.html$/.test(file)).length).toBeGreaterThan(30);
		expect(shown.map((page) => [page.file, told(page)])).toEqual(shown.map(({ file, labels }) => [file, labels]));
	});

	test("the questions are those of the page's accordion, in its language", () => {
		const [faq] = structuredData(documentOf("/ru/publish"));
		const t = words("ru");
		const plain = (text: string) => text.replaceAll("\u00a0", " ");
		expect(faq?.mainEntity).toMatchObject([
			{ name: plain(t("publish.faq.fee.question")), acceptedAnswer: { text: plain(t("publish.faq.fee.answer")) } },
			...Array.from({ length: 4 }, () => expect.anything()),
		]);
	});
});

test.describe("what is asked for by address", () => {
	test("the sitemap lists every page in every language, and each answers", async ({ request }) => {
		const answer = await request.get("/sitemap.xml");
		expect(answer.headers()["content-type"]).toContain("application/xml");
		const xml = parseXml(await answer.text());
		const places = [...xml.getElementsByTagName("loc")].map(({ textContent }) => textContent ?? "");
		expect(places.toSorted()).toEqual(listed.map(({ path }) => site.origin + path).toSorted());
		const alternates = [...xml.getElementsByTagName("xhtml:link")].map((link) => link.getAttribute("href") ?? "");
		expect(alternates.length).toBeGreaterThan(places.length);
		for (const address of new Set([...places, ...alternates])) {
			const { status, location } = await request
				.head(address.slice(site.origin.length) || "/", { maxRedirects: 0 })
				.then((page) => ({ status: page.status(), location: page.headers().location }));
			expect([status, location], address).toEqual([200, undefined]);
		}
	});

	test("robots.txt shuts nobody out and names the sitemap", async ({ request }) => {
		const answer = await request.get("/robots.txt");
		expect(answer.headers()["content-type"]).toContain("text/plain");
		const text = await answer.text();
		expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
		expect(text).not.toMatch(/^Disallow: *\S/m);
	});

	test("news pages, and only they, lead to a feed whose entries answer", async ({ request }) => {
		const feedsOf = (path: string) => linksOf(documentOf(path), "alternate").filter((href) => href.endsWith(".atom"));
		expect(feedsOf("/about-us")).toEqual([]);
		const [feed = "", ...others] = feedsOf("/ru/news");
		expect(others).toEqual([]);
		const answer = await request.get(feed);
		expect(answer.headers()["content-type"]).toContain("application/atom+xml");
		expect(answer.headers()["cache-control"]).toContain("must-revalidate");
		const entries = [...parseXml(await answer.text()).getElementsByTagName("entry")];
		expect(entries).toHaveLength(
			allAddresses.filter(({ page, language }) => page === "article" && language === "en").length,
		);
		for (const entry of entries) {
			const href = entry.getElementsByTagName("link")[0]?.getAttribute("href") ?? "";
			expect((await request.head(href.slice(site.origin.length))).status(), href).toBe(200);
		}
	});

	test("the manifest is there with its icons, on every page", async ({ request }) => {
		for (const { file, document } of documents)
			expect(linksOf(document, "manifest"), file).toEqual(["/site.webmanifest"]);
		const answer = await request.get("/site.webmanifest");
		expect(answer.headers()["content-type"]).toContain("application/manifest+json");
		const { name, icons } = await answer.json();
		expect(name).toBe(site.name);
		expect(icons.length).toBeGreaterThan(1);
		for (const { src, sizes } of icons) {
			const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
			expect(`${width}x${height}`, src).toBe(sizes);
		}
	});

	test("every icon that a page names answers as a picture", async ({ request }) => {
		const document = documentOf("/about-us");
		const icons = [...linksOf(document, "icon"), ...linksOf(document, "apple-touch-icon")];
		expect(icons).toHaveLength(3);
		for (const icon of icons) {
			const answer = await request.get(icon);
			expect([answer.status(), answer.headers()["content-type"]], icon).toEqual([
				200,
				expect.stringContaining("image/"),
			]);
		}
	});
});

test.describe("what messengers show", () => {
	for (const { path, language } of pageExamples.filter(({ page }) => !isUnlisted(page))) {
		test(`${path} has a title, a text and a picture of its own`, async ({ request }) => {
			const document = documentOf(path);
			const one = (name: string) => {
				const found = metaOf(document, name);
				expect(found, name).toHaveLength(1);
				return found[0] ?? "";
			};
			expect([one("og:description")]).toEqual(metaOf(document, "description"));
			expect(one("og:url")).toBe(site.origin + path);
			expect(one("og:locale").slice(0, 2)).toBe(language);
			expect(one("twitter:card")).toBe("summary_large_image");
			expect(one("og:title").length).toBeGreaterThan(4);
			expect(one("og:image:alt").length).toBeGreaterThan(2);
			const address = one("og:image");
			expect(address).toMatch(new RegExp(`^${site.origin}/pictures/share/.+\\.jpg$`));
			const answer = await request.get(address.slice(site.origin.length));
			expect(answer.headers()).toMatchObject({ "content-type": "image/jpeg", "cache-control": /immutable/ });
			const picture = await answer.body();
			const { width, height, format } = await sharp(picture).metadata();
			expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
			expect([one("og:image:width"), one("og:image:height")]).toEqual(["1200", "630"]);
			expect(picture.length).toBeLessThan(150_000);
		});
	}

	test("no two addresses share a picture's address", () => {
		const pictures = listed.flatMap(({ path }) => metaOf(documentOf(path), "og:image"));
		expect(pictures).toHaveLength(listed.length);
		expect(new Set(pictures).size).toBe(listed.length);
	});

	test("what robots must not list has neither share tags nor structured data", () => {
		const hidden = documents.filter(({ document }) => metaOf(document, "robots").includes("noindex"));
		expect(hidden.length).toBeGreaterThan(3);
		for (const { file, document } of hidden) {
			expect(metaOf(document, "og:image"), file).toEqual([]);
			expect(structuredData(document), file).toEqual([]);
		}
	});
});

test("a page reached within the app does not carry what was said about the first one", async ({ page }) => {
	const said = page.locator('head > [property^="og:"], head > [type="application/ld+json"]');
	await open(page, "/");
	expect(await said.count()).toBeGreaterThan(8);
	await navigate(page, "/about-us");
	await expect(page).toHaveTitle(/About/);
	await expect(said).toHaveCount(0);
	await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
});
