// @vitest-environment jsdom
import "#src/i18n/i18n.server.ts";
import { describe, expect, it } from "vitest";
import { site } from "#config/site.ts";
import { atomFeed } from "./feed.ts";

const atomNamespace = "http://www.w3.org/2005/Atom";
const id = "0b0a3c52-8f8d-4f4b-9a55-6a1d6e0f1f0";
const latestArticle = {
	id: `${id}2`,
	slug: "b",
	title: "Cats & <dogs>",
	date: "2025-07-07",
	description: "About both",
};
const first = { id: `${id}1`, slug: "a", title: "First", date: "2025-04-24", description: "About it" };
const entries = [latestArticle, first] as const;
const feedElement = new DOMParser().parseFromString(atomFeed(entries), "application/xml").documentElement;

/** Child elements with this name. */
const childrenOf = (parent: Element, name: string) =>
	[...parent.children].filter(({ namespaceURI, localName }) => namespaceURI === atomNamespace && localName === name);
const text = (parent: Element, name: string) => childrenOf(parent, name).map(({ textContent }) => textContent);

describe("the Atom feed (RFC 4287)", () => {
	it("has exactly one id, title and updated element, an author and a link to itself", () => {
		expect([feedElement.namespaceURI, feedElement.localName]).toEqual([atomNamespace, "feed"]);
		for (const name of ["id", "title", "updated"]) expect(text(feedElement, name), name).toHaveLength(1);
		expect(text(feedElement, "updated")).toEqual(["2025-07-07T00:00:00Z"]);
		expect(childrenOf(feedElement, "author").flatMap((author) => text(author, "name"))).toEqual([site.name]);
		expect(
			childrenOf(feedElement, "link").map((link) => [link.getAttribute("rel"), link.getAttribute("href")]),
		).toContainEqual(["self", `${site.origin}/news/feed.atom`]);
	});

	it("keeps its ids when an article, the site's name or its origin changes", () => {
		const ids = (xml: string) => xml.match(/<id>[^<]*<\/id>/g);
		const before = ids(atomFeed(entries));
		expect(before).toHaveLength(3);
		expect(ids(atomFeed([{ ...latestArticle, slug: "renamed" }, first]))).toEqual(before);
		expect(String(before).toLowerCase()).not.toContain(new URL(site.origin).host);
		expect(String(before).toLowerCase()).not.toContain(site.name.toLowerCase());
	});

	it("has an entry per article with all required elements", () => {
		const all = childrenOf(feedElement, "entry");
		expect(all).toHaveLength(entries.length);
		for (const [index, entry] of all.entries()) {
			const { id, slug, title, date, description } = entries[index] ?? latestArticle;
			const url = `${site.origin}/news/${slug}`;
			expect(text(entry, "id")).toEqual([`urn:uuid:${id}`]);
			expect(text(entry, "title")).toEqual([title]);
			expect(text(entry, "summary")).toEqual([description]);
			expect(text(entry, "updated")).toEqual([`${date}T00:00:00Z`]);
			expect(text(entry, "published")).toEqual([`${date}T00:00:00Z`]);
			expect(childrenOf(entry, "link").map((link) => link.getAttribute("href"))).toEqual([url]);
		}
	});
});
