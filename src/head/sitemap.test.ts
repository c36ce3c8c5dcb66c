import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { type ListedPage, renderSitemap } from "./sitemap.server.ts";

const page = (path: string): ListedPage => ({
	url: site.origin + path,
	alternates: [
		{ hreflang: "en", url: site.origin + path },
		{ hreflang: "ru", url: `${site.origin}/ru${path}?a=1&b=2` },
	],
});

const parseXml = (text: string) =>
	new new JSDOM().window.DOMParser().parseFromString(text, "application/xml").documentElement;

it("the sitemap contains each page once, with its alternates", () => {
	const root = parseXml(renderSitemap([page("/b"), page("/a")]));
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

it("a sitemap with more addresses than search engines accept is rejected", () => {
	expect(() => renderSitemap(Array.from({ length: 50_001 }, () => page("/a")))).toThrow("50000 are allowed");
});
