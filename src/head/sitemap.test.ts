// @vitest-environment jsdom
import "#src/i18n/i18n.server.ts";
import { expect, it } from "vitest";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { getPageLanguages } from "#src/i18n/availability.ts";
import { getSitemap } from "./sitemap.server.ts";

it("the sitemap contains each indexed page once with its alternates, and no other pages", () => {
	const sitemapText = getSitemap([
		{ page: "news", path: "/ru/news" },
		{ page: "about", path: "/about-us" },
		{ page: "thanks", path: "/thank-you" },
	]);
	const root = new DOMParser().parseFromString(sitemapText, "application/xml").documentElement;
	expect(root.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
	expect([...root.getElementsByTagName("loc")].map(({ textContent }) => textContent)).toEqual([
		`${site.origin}/about-us`,
		`${site.origin}/ru/news`,
	]);
	const [, news] = root.getElementsByTagName("url");
	const links = [...(news?.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link") ?? [])];
	expect(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
		...getPageLanguages("news").map((code) => [code, site.origin + localizedPath(code, "/news")]),
		["x-default", `${site.origin}/news`],
	]);
});

it("a sitemap with more addresses than search engines accept is rejected", () => {
	const pages = Array.from({ length: 50_001 }, () => ({ page: "about", path: "/about-us" }) as const);
	expect(() => getSitemap(pages)).toThrow("50000 are allowed");
});
