import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { site } from "#site/site.ts";
import { readPage } from "./readPage.ts";

const head = `<title>A title</title><meta name="description" content="About it">
	<link rel="canonical" href="${site.origin}/ru/publish">
	<link rel="alternate" hreflang="en" href="${site.origin}/publish">
	<link rel="alternate" type="application/atom+xml" href="/news/feed.atom">`;
const hero = `<h1><span>Keep</span> <span>85 %</span></h1>
	<picture><source media="(max-width: 767px)" type="image/avif" srcset="/tall-1600.avif 1600w">
		<source type="image/avif" srcset="/a-960.avif 960w, /a-1600.avif 1600w, /a-2400.avif 2400w">
		<img src="/a-960.webp" fetchpriority="high"></picture>`;

const read = (inHead: string, body: string) =>
	readPage(parse(`<html><head>${inHead}</head><body>${body}</body></html>`));

describe("readPage", () => {
	it("reads what the page says about itself", () => {
		expect(read(head, hero)).toMatchObject({
			page: "publish",
			language: "ru",
			url: `${site.origin}/ru/publish`,
			title: "A title",
			description: "About it",
			alternates: [{ hreflang: "en", url: `${site.origin}/publish` }],
			headline: ["Keep", "85 %"],
			art: "/a-1600.avif",
		});
	});

	it("takes a headline without lines as one, whatever stands out in it", () => {
		expect(read(head, "<h1>A <em>fine</em> day</h1>")?.headline).toEqual(["A fine day"]);
	});

	it("passes over documents that robots must not list, and over those that have no address", () => {
		expect(read(`${head}<meta name="robots" content="noindex">`, hero)).toBeUndefined();
		expect(read("<title>404</title>", hero)).toBeUndefined();
	});

	it.each([
		["first heading", head, "<p>Text</p>"],
		["description", head.replace("About it", ""), hero],
	])("refuses a page without a %s, and names it", (what, inHead, body) => {
		expect(() => read(inHead, body)).toThrow(`/ru/publish has no ${what}`);
	});

	it("reads the way to the page as visitors see it", () => {
		const way = `<nav data-breadcrumbs=""><ol><li><a href="/ru/news">Новости</a></li><li aria-hidden="true">&gt;</li><li>Here</li></ol></nav>`;
		expect(read(head, hero + way)?.crumbs).toEqual([{ label: "Новости", path: "/ru/news" }, { label: "Here" }]);
	});

	it("reads questions of a FAQ accordion, and of no other", () => {
		const item = (name: string) =>
			`<details name="${name}"><summary><h3>Why?</h3></summary><div><p>One.</p><p>Two.</p></div></details>`;
		expect(read(head, hero + item("publish-faq") + item("menu"))?.questions).toEqual([
			{ question: "Why?", answer: "One. Two." },
		]);
	});
});
