import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { site } from "#config/site.ts";
import { type ListedPage, renderRobots, renderSitemaps } from "./sitemap.server.ts";

const page = (path: string): ListedPage => ({
	url: site.origin + path,
	alternates: [
		{ hreflang: "en", url: site.origin + path },
		{ hreflang: "ru", url: `${site.origin}/ru${path}?a=1&b=2` },
	],
});

const parseXml = (text = "") =>
	new new JSDOM().window.DOMParser().parseFromString(text, "application/xml").documentElement;

const readLocations = (text?: string) =>
	[...parseXml(text).getElementsByTagName("loc")].map(({ textContent }) => textContent);

describe("the sitemaps of the site", () => {
	it("contain each page once, with its alternates", () => {
		const root = parseXml(renderSitemaps([page("/b"), page("/a")]).get("sitemap.xml"));
		expect(root.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
		expect([...root.getElementsByTagName("loc")].map(({ textContent }) => textContent)).toEqual([
			`${site.origin}/a`,
			`${site.origin}/b`,
		]);
		const [first] = root.getElementsByTagName("url");
		const links = [...(first?.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link") ?? [])];
		expect(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
			["en", `${site.origin}/a`],
			["ru", `${site.origin}/ru/a?a=1&b=2`],
		]);
	});

	it("are split into several files with an index if one file cannot hold all pages", () => {
		const files = renderSitemaps([page("/a"), page("/b"), page("/c")], 2);
		expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"]);
		expect(readLocations(files.get("sitemap.xml"))).toEqual([
			`${site.origin}/sitemap-1.xml`,
			`${site.origin}/sitemap-2.xml`,
		]);
		expect(readLocations(files.get("sitemap-2.xml"))).toEqual([`${site.origin}/c`]);
	});
});

it("robots.txt allows everything and names the sitemap", () => {
	expect(renderRobots()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`);
});
