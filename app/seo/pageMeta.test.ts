import { beforeAll, describe, expect, it } from "vitest";
import { provide } from "#app/i18n/i18n.ts";
import { site } from "#site/site.ts";
import { type DescribedPage, pageMeta, unlistedMeta } from "./pageMeta.ts";

const game = { title: "{{title}}: play", description: "{{summary}}", keywords: "{{title}}, {{genres}}" };

beforeAll(() => {
	provide("en", "meta", { home: { title: "Home", description: "About home", keywords: "a, b" }, game });
	provide("ru", "meta", { home: { description: "О доме" }, game: { ...game, title: "{{title}}: играть" } });
	provide("id", "meta", {});
});

/** The head's entries, told apart by what makes them one. */
function head(pathname: string, page: DescribedPage, values?: Record<string, string>) {
	const entries = pageMeta(pathname, page, values) as Record<string, string>[];
	const links = entries.filter(({ tagName }) => tagName === "link");
	return {
		titles: entries.flatMap(({ title }) => (title === undefined ? [] : [title])),
		named: Object.fromEntries(entries.flatMap(({ name, content }) => (name ? [[name, content]] : []))),
		canonical: links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
		alternates: links.filter(({ rel }) => rel === "alternate").map(({ hrefLang, href }) => [hrefLang, href]),
	};
}

const at = (path: string) => `${site.origin}${path}`;

describe("pageMeta", () => {
	it("has title, description and keywords in the language of the path", () => {
		expect(head("/", "home")).toMatchObject({
			titles: ["Home"],
			named: { description: "About home", keywords: "a, b" },
		});
	});

	it("falls back to the product's name for the title, and leaves out what is not there", () => {
		expect(head("/ru", "home")).toMatchObject({ titles: [site.name], named: { description: "О доме" } });
		expect(head("/ru", "home").named).not.toHaveProperty("keywords");
	});

	it("fills placeholders, and escapes nothing twice", () => {
		const values = { title: "R&D <3", summary: 'Fun & "games"', genres: "Action" };
		expect(head("/ru/games/rd", "game", values)).toMatchObject({
			titles: ["R&D <3: играть"],
			named: { description: 'Fun & "games"', keywords: "R&D <3, Action" },
		});
	});

	it("lets a long title of an entry stand alone, rather than have it cut", () => {
		const title = "A game whose own title leaves little room for more words";
		expect(head("/games/x", "game", { title, summary: "s", genres: "g" }).titles).toEqual([title]);
	});

	it("does not fill placeholders that stand in a value", () => {
		expect(head("/games/x", "game", { title: "{{summary}}", summary: "s", genres: "g" }).titles).toEqual([
			"{{summary}}: play",
		]);
	});

	it.each([
		["/", "/"],
		["/ru", "/ru"],
		["/ru/", "/ru"],
		["/games/boat/", "/games/boat"],
		["/ru/games/boat", "/ru/games/boat"],
	])("has one canonical link: %s is %s", (pathname, canonical) => {
		expect(head(pathname, "home").canonical).toEqual([at(canonical)]);
	});

	it("has an alternate per language with the page, itself included, and English as x-default", () => {
		const alternates = [
			["en", at("/games/boat")],
			["ru", at("/ru/games/boat")],
			["x-default", at("/games/boat")],
		];
		expect(head("/games/boat", "game").alternates).toEqual(alternates);
		expect(head("/ru/games/boat/", "game").alternates).toEqual(alternates);
	});

	it("has alternates of the home page without a slash at the end of a prefix", () => {
		expect(head("/ru", "home").alternates).toEqual([
			["en", at("/")],
			["ru", at("/ru")],
			["x-default", at("/")],
		]);
	});
});

it("keeps an unlisted page out of search, and only that", () => {
	expect(head("/ru/thank-you", "thanks").named).toMatchObject({ robots: "noindex" });
	expect(head("/ru", "home").named).not.toHaveProperty("robots");
});

describe("unlistedMeta", () => {
	it("keeps a screen that is no page out of search", () => {
		expect(unlistedMeta("Off the map")).toEqual([{ title: "Off the map" }, { name: "robots", content: "noindex" }]);
	});

	it("lists the languages in which an unknown entry's address shows the same screen", () => {
		expect(unlistedMeta("No game", "/games/404")).toContainEqual({ name: "languages", content: "en ru" });
	});
});
