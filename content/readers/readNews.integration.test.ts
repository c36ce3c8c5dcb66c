import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "#content/model/contentError.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readNews } from "./readNews.server.ts";

const article = {
	slug: "first",
	date: "2025-04-24",
	title: "A good title",
	description: "Fifty characters are the least that a description has.",
	showButton: false,
};
const drawn: PictureIndex = (key) => ({ base: `/pictures/${key}.1`, width: 4, height: 3, widths: [4], tone: 0 });
/** Pictures of games and pages alone. */
const drawnElsewhere: PictureIndex = (key) => (key.startsWith("news/") ? undefined : drawn(key));
const entries = { game: new Set(["/games/boat-attack"]) };

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), "news-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an article, with an identity of its own unless the fields have one. */
function put(name: string, fields: object, text = "Text."): void {
	writeFileSync(path.join(folder, name), `---\n${stringify({ id: randomUUID(), ...fields })}---\n\n${text}\n`);
}

/** The lines of the error, each without the folder's name. */
function problems(pictures = drawn): string[] {
	try {
		readNews(folder, pictures, entries);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message.replaceAll(`${folder}${path.sep}`, "").split("\n");
	}
	return [];
}

function problemsOf(fields: object, text?: string): string[] {
	put("first.md", fields, text);
	return problems();
}

describe("the file of an article", () => {
	it("is read with its fields, its picture and its text", () => {
		put("first.md", article, "See [a game](/games/boat-attack).");
		expect(readNews(folder, drawn, entries)).toEqual([
			{
				...article,
				id: expect.any(String),
				picture: drawn("news/first"),
				body: [
					{
						tag: "p",
						children: ["See ", { tag: "a", href: "/games/boat-attack", children: ["a game"] }, "."],
					},
				],
			},
		]);
	});

	it("has figures as placeholders, and an unknown placeholder is reported with its line", () => {
		const description = "A fee of {{platformFeeCap}}% at most, and a threshold in euros beside it.";
		put("first.md", { ...article, description }, "{{germanVatThreshold}} euros, {{referralRewards.2}} T$");
		const [read] = readNews(folder, drawn, entries);
		expect(read?.description).toBe("A fee of 15% at most, and a threshold in euros beside it.");
		expect(read?.body).toEqual([{ tag: "p", children: ["25,000 euros, 1.5 T$"] }]);
		expect(problemsOf(article, "{{platformFee}}")).toEqual([
			"first.md:10: unknown placeholder {{platformFee}}. Write one of {{platformFeeCap}}.",
		]);
	});

	it("accepts the key of another picture", () => {
		put("first.md", { ...article, picture: "games/boat-attack/background" });
		expect(readNews(folder, drawnElsewhere, entries)[0]?.picture.base).toBe("/pictures/games/boat-attack/background.1");
	});

	it("must not name another picture if it has its own", () => {
		expect(problemsOf({ ...article, picture: "site/quay" })).toEqual([
			'first.md: field "picture": this article has a picture of its own (news/first in content/pictures.json). ' +
				"Take the field out to use it, or delete art/sources/news/first.webp (or .png, .svg) and run " +
				'"npm run art -- encode".',
		]);
		expect(problemsOf({ ...article, picture: "news/first" })).toEqual([]);
	});

	it("must not name a picture that does not exist", () => {
		put("first.md", { ...article, picture: "games/boat-atack/background" });
		expect(problems(() => undefined)).toEqual([
			'first.md: field "picture": there is no picture "games/boat-atack/background". ' +
				"Write a key of content/pictures.json, such as games/<slug>/background.",
		]);
	});

	it("accepts the line endings of any system", () => {
		const file = `---\n${stringify({ ...article, id: randomUUID() })}---\n\nOne\n\nTwo`.replaceAll("\n", "\r\n");
		writeFileSync(path.join(folder, "first.md"), file);
		expect(readNews(folder, drawn, entries)[0]?.body).toHaveLength(2);
	});

	it("accepts a byte-order mark at the beginning", () => {
		writeFileSync(
			path.join(folder, "first.md"),
			`\ufeff---\n${stringify({ ...article, id: randomUUID() })}---\n\nOne\n\nTwo`,
		);
		expect(readNews(folder, drawn, entries)[0]?.body).toHaveLength(2);
	});

	it.each(["slug", "title", "description", "showButton"] as const)("must have the field %s", (field) => {
		const { [field]: _, ...rest } = article;
		expect(problemsOf(rest)).toEqual([`first.md: field "${field}": it is missing; add it.`]);
	});

	it("must have a date", () => {
		const { date: _, ...rest } = article;
		expect(problemsOf(rest)).toEqual(['first.md: field "date": write a day of the calendar as 2025-04-24.']);
	});

	it.each([undefined, "first"])("must have a UUID as its id, and the error suggests one in place of %j", (id) => {
		expect(problemsOf({ ...article, id })).toEqual([
			expect.stringMatching(/^first\.md: field "id": write a new UUID, such as [\da-f-]{36}\.$/),
		]);
	});

	it("must not have the id of another article", () => {
		const id = randomUUID();
		put("first.md", { ...article, id });
		put("second.md", { ...article, slug: "second", id });
		expect(problems()).toEqual([
			expect.stringMatching(
				/^second\.md: field "id": first\.md has the same\. Write a new UUID, such as [\da-f-]{36}\.$/,
			),
		]);
	});

	it("must not have an unknown field", () => {
		expect(problemsOf({ ...article, tilte: "x" })).toEqual([
			"first.md: unknown field: tilte. Remove it or correct its name.",
		]);
	});

	it.each([
		["title", "x".repeat(4), "write at least 5 characters"],
		["title", "x".repeat(61), "shorten it to 60 characters at most"],
		["description", "x".repeat(49), "write at least 50 characters"],
		["description", "x".repeat(161), "shorten it to 160 characters at most"],
		["date", "24 April 2025", "write a day of the calendar as 2025-04-24"],
		["date", "2025-02-30", "write a day of the calendar as 2025-04-24"],
		["date", "2025-04-24T10:00:00Z", "write a day of the calendar as 2025-04-24"],
		["showButton", "yes", "write true or false"],
		["slug", "First_Article", "use lower-case letters, digits and single hyphens"],
		["slug", "404", "choose another; under this one stands the screen of unknown articles"],
	])("may not have the field %s as %j", (field, value, remedy) => {
		expect(problemsOf({ ...article, [field]: value })).toEqual([`first.md: field "${field}": ${remedy}.`]);
	});

	it.each([
		["title", "x".repeat(5)],
		["title", "x".repeat(60)],
		["description", "x".repeat(50)],
		["description", "x".repeat(160)],
		["date", "2024-02-29"],
	])("may have the field %s as %j", (field, value) => {
		expect(problemsOf({ ...article, [field]: value })).toEqual([]);
	});

	it("must be named after its slug", () => {
		put("other.md", article);
		expect(problems()).toEqual(['other.md: field "slug": it is "first". Name the file first.md, or write "other".']);
	});

	it("must have front matter with valid YAML", () => {
		writeFileSync(path.join(folder, "a.md"), "## Text");
		writeFileSync(path.join(folder, "b.md"), "---\nslug: b\ntitle: Summer: a jam\n---\nText");
		expect(problems()).toEqual([
			"a.md: no front matter. Begin the file with its fields between two lines of ---.",
			expect.stringMatching(/^b\.md:3: not valid YAML: .+\. A text with ": " in it needs quotes;/),
		]);
	});

	it("must have a text below the front matter", () => {
		expect(problemsOf(article, "")).toEqual(["first.md: it has no text. Write it below the front matter."]);
	});

	it("must have a picture that was encoded", () => {
		put("first.md", article);
		expect(problems(() => undefined)).toEqual([
			'first.md: no picture "news/first" in content/pictures.json. Put art/sources/news/first.webp (or .png, .svg) in ' +
				'place and run "npm run art -- encode", or name another picture in the field "picture".',
		]);
	});

	it("has problems of its text reported once, with the line of the file", () => {
		expect(problemsOf(article, "One [link](/nope).\n\nTwo <b>three</b>")).toEqual([
			expect.stringContaining('first.md:10: no page has the address "/nope". Write one of /, /games, '),
			"first.md:12: HTML is not rendered. Write Markdown, or `code` to show it.",
		]);
	});

	it("is allowed to link to existing articles only", () => {
		put("first.md", article, "[a](/news/second)\n[b](/news/third)");
		put("second.md", { ...article, slug: "second" });
		expect(problems()).toEqual([
			'first.md:11: no article has the address "/news/third". Correct its last part; former addresses are in content/redirects.yaml.',
		]);
	});
});

describe("an article with a future publication date", () => {
	const later = { ...entries, game: new Set(["/games/boat-attack", "/games/to-come"]) };
	const told = () => {
		try {
			readNews(folder, drawn, entries, later);
		} catch (error) {
			return String(error).replaceAll(`${folder}${path.sep}`, "").split("\n");
		}
		return [];
	};

	it("is allowed to link to unpublished entries, but a public article is not", () => {
		const text = "[a](/news/second)\n[b](/games/to-come)";
		put("first.md", article, text);
		put("second.md", { ...article, slug: "second", publishFrom: "2999-01-01" }, text);
		const remedy = 'is not public yet. Take the link out until it is, or give this article a later "publishFrom".';
		expect(told()).toEqual([
			`ContentError: first.md:10: "/news/second" ${remedy}`,
			`first.md:11: "/games/to-come" ${remedy}`,
		]);
		put("first.md", article);
		expect(told()).toEqual([]);
	});

	it("must have a valid publication date", () => {
		expect(problemsOf({ ...article, publishFrom: "31.12.2026" })).toEqual([
			'first.md: field "publishFrom": write a day of the calendar as 2027-01-31, or leave the field out.',
		]);
	});
});

describe("the folder of articles", () => {
	it("must not contain the same slug twice", () => {
		put("first.md", article);
		put("second.md", article);
		expect(problems()).toEqual([
			'second.md: field "slug": "first" is also the slug of first.md. Choose another.',
			'second.md: field "slug": it is "first". Name the file first.md, or write "second".',
		]);
	});

	it("must not contain a file that is never read", () => {
		put("first.md", article);
		put("second.mdx", article);
		put(".draft.md", article);
		expect(problems()).toEqual(["second.mdx: nothing reads it. Name it second.md, or take it out."]);
	});

	it("is allowed to be empty or missing on a site without news", () => {
		expect(readNews(folder, drawn, entries)).toEqual([]);
		expect(readNews(path.join(folder, "none"), drawn, entries)).toEqual([]);
	});

	it("lists the newest articles first, and those of one day by slug", () => {
		const dates = { a: "2025-01-01", b: "2025-03-01", d: "2025-02-01", c: "2025-02-01" };
		for (const [slug, date] of Object.entries(dates)) put(`${slug}.md`, { ...article, slug, date });
		expect(readNews(folder, drawn, entries).map(({ slug }) => slug)).toEqual(["b", "c", "d", "a"]);
	});

	it("has the problems of all files reported at once", () => {
		put("first.md", { ...article, title: "x" });
		put("second.md", { ...article, slug: "second" }, "[a](b)");
		expect(problems().map((text) => text.split(":")[0])).toEqual(["first.md", "second.md"]);
	});
});
