import { JSDOM } from "jsdom";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isNoindex } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { builtPage, builtPages } from "#tests/built/pages.ts";
import { allAddresses, pageExamples } from "#tests/examples.ts";
import { sendRequest } from "./sendRequest.ts";

const listed = allAddresses.filter(({ page }) => !isNoindex(page));

const parseXml = (text: string) => new new JSDOM().window.DOMParser().parseFromString(text, "application/xml");

describe("files for search engines and browsers", () => {
	test("the sitemap lists every page in every language, and no other URL", async () => {
		const answer = await sendRequest("/sitemap.xml");
		expect(answer.headers.get("content-type")).toContain("application/xml");
		const sitemapDocument = parseXml(await answer.text());
		const places = [...sitemapDocument.getElementsByTagName("loc")].map(({ textContent }) => textContent ?? "");
		expect(places.toSorted()).toEqual(listed.map(({ path }) => site.origin + path).toSorted());
		const alternateUrls = [...sitemapDocument.getElementsByTagName("xhtml:link")].map(
			(link) => link.getAttribute("href") ?? "",
		);
		expect(alternateUrls.length).toBeGreaterThan(places.length);
		for (const address of alternateUrls) expect(places, "an alternate").toContain(address);
	});

	test("robots.txt allows everything and names the sitemap", async () => {
		const answer = await sendRequest("/robots.txt");
		expect(answer.headers.get("content-type")).toContain("text/plain");
		const text = await answer.text();
		expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
		expect(text).not.toMatch(/^Disallow: *\S/m);
	});

	test("only news pages link to a feed, which has every article", async () => {
		const feedsOf = (path: string) =>
			builtPage(path)
				.relations("alternate")
				.filter((href) => href.endsWith(".atom"));
		expect(feedsOf("/about-us")).toEqual([]);
		const [feed = "", ...others] = feedsOf("/ru/news");
		expect(others).toEqual([]);
		const answer = await sendRequest(feed);
		expect(answer.headers.get("content-type")).toContain("application/atom+xml");
		expect(answer.headers.get("cache-control")).toContain("must-revalidate");
		const entries = [...parseXml(await answer.text()).getElementsByTagName("entry")];
		const entryLinks = entries.map((entry) => entry.getElementsByTagName("link")[0]?.getAttribute("href"));
		const articles = allAddresses.filter(({ page, language }) => page === "article" && language === "en");
		expect(entryLinks.toSorted()).toEqual(articles.map(({ path }) => site.origin + path).toSorted());
	});

	test("every page links to the manifest, and its icons exist", async () => {
		for (const page of builtPages) expect(page.relations("manifest"), page.file).toEqual(["/site.webmanifest"]);
		const answer = await sendRequest("/site.webmanifest");
		expect(answer.headers.get("content-type")).toContain("application/manifest+json");
		const { name, icons } = JSON.parse(await answer.text());
		expect(name).toBe(site.name);
		expect(icons.length).toBeGreaterThan(1);
		for (const { src, sizes } of icons) {
			const { width, height } = await sharp(await (await sendRequest(src)).arrayBuffer()).metadata();
			expect(`${width}x${height}`, src).toBe(sizes);
		}
	});

	test("every icon of a page is sent as an image", async () => {
		const page = builtPage("/about-us");
		const iconLinks = [...page.relations("icon"), ...page.relations("apple-touch-icon")];
		expect(iconLinks).toHaveLength(3);
		for (const icon of iconLinks) {
			const { status, headers } = await sendRequest(icon);
			expect(status, icon).toBe(200);
			expect(headers.get("content-type"), icon).toMatch(/^image\//);
		}
	});
});

describe("the share metadata of a page", () => {
	for (const { path, language } of pageExamples.filter(({ page }) => !isNoindex(page))) {
		test(`${path} has a title, a description and an image of its own`, async () => {
			const page = builtPage(path);
			const getMeta = (name: string) => {
				const found = page.meta(name);
				expect(found, name).toHaveLength(1);
				return found[0] ?? "";
			};
			expect([getMeta("og:description")]).toEqual(page.meta("description"));
			expect(getMeta("og:url")).toBe(site.origin + path);
			expect(getMeta("og:locale").slice(0, 2)).toBe(language);
			expect(getMeta("twitter:card")).toBe("summary_large_image");
			expect(getMeta("og:title").length).toBeGreaterThan(4);
			expect(getMeta("og:image:alt").length).toBeGreaterThan(2);
			const address = getMeta("og:image");
			expect(address).toMatch(new RegExp(`^${site.origin}/pictures/share/.+\\.jpg$`));
			const answer = await sendRequest(address.slice(site.origin.length));
			expect(answer.headers.get("content-type")).toBe("image/jpeg");
			expect(answer.headers.get("cache-control")).toContain("immutable");
			const picture = await answer.arrayBuffer();
			const { width, height, format } = await sharp(picture).metadata();
			expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
			expect([getMeta("og:image:width"), getMeta("og:image:height")]).toEqual(["1200", "630"]);
			expect(picture.byteLength).toBeLessThan(150_000);
		});
	}
});
