import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { stringify } from "yaml";
import { contentFolder, everyPicture } from "./contentFolder.testUtils.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readNews } from "./readNews.server.ts";

const id = randomUUID();
const article = {
	slug: "first",
	date: "2025-04-24",
	title: "A good title",
	description: "Fifty characters are the least that a description has.",
	showButton: false,
};
const publicEntries = { game: new Set(["/games/boat-attack"]) };
const allEntries = { game: new Set(["/games/boat-attack", "/games/to-come"]) };

const {
	put: putFile,
	problems,
	read,
} = contentFolder((folder, pictures: PictureIndex = everyPicture) => {
	return readNews(folder, pictures, publicEntries, allEntries);
});

const write = (fields: object, text = "Text.") => `---\n${stringify({ id: randomUUID(), ...fields })}---\n\n${text}\n`;
const put = (fields: object, text?: string, name = "first.md") => putFile(name, write({ ...article, ...fields }, text));

it("the file of an article is read with its fields, its picture and its text", () => {
	put({ id }, "See [a game](/games/boat-attack).");
	const link = { tag: "a", href: "/games/boat-attack", children: ["a game"] };
	const body = [{ tag: "p", children: ["See ", link, "."] }];
	expect(read()).toEqual([
		{ ...article, id, picture: everyPicture("news/first"), language: "en", body, translations: [] },
	]);
});

it("the file of an article has figures as placeholders", () => {
	const description = "A fee of {{platformFeeCap}}% at most, and a threshold in euros beside it.";
	put({ description }, "{{germanVatThreshold}} euros, {{referralRewards.2}} T$");
	expect(read()[0]?.description).toBe("A fee of 15% at most, and a threshold in euros beside it.");
	expect(read()[0]?.body).toEqual([{ tag: "p", children: ["25,000 euros, 1.5 T$"] }]);
});

it("the file of an article may show another picture if it has none of its own", () => {
	put({ picture: "games/boat-attack/background" });
	const [first] = read((key) => (key.startsWith("news/") ? undefined : everyPicture(key)));
	expect(first?.picture.base).toBe("/pictures/games/boat-attack/background.1");
	put({ picture: "news/first" });
	expect(problems()).toEqual([]);
});

it.each([
	["title", "x".repeat(5)],
	["title", "x".repeat(60)],
	["description", "x".repeat(50)],
	["description", "x".repeat(160)],
	["date", "2024-02-29"],
])("the file of an article may have the field %s as %j", (field, value) => {
	put({ [field]: value });
	expect(problems()).toEqual([]);
});

it.each([
	["slug", undefined, "it is missing; add it."],
	["title", undefined, "it is missing; add it."],
	["description", undefined, "it is missing; add it."],
	["showButton", undefined, "it is missing; add it."],
	["date", undefined, "write a valid date such as 2025-04-24."],
	["id", undefined, "write a new UUID, such as "],
	["id", "first", "write a new UUID, such as "],
	["title", "x".repeat(4), "write at least 5 characters."],
	["title", "x".repeat(61), "shorten it to 60 characters at most."],
	["description", "x".repeat(49), "write at least 50 characters."],
	["description", "x".repeat(161), "shorten it to 160 characters at most."],
	["date", "24 April 2025", "write a valid date such as 2025-04-24."],
	["date", "2025-02-30", "write a valid date such as 2025-04-24."],
	["date", "2025-04-24T10:00:00Z", "write a valid date such as 2025-04-24."],
	["publishFrom", "31.12.2026", "write a valid date such as 2027-01-31, or leave the field out."],
	["showButton", "yes", "write true or false."],
	["slug", "First_Article", "use lower-case letters, digits and single hyphens."],
	["slug", "404", "choose another; under this one stands the screen of unknown articles."],
	["slug", "other", 'it is "other", and the file is first.md. Write "first"; "Rename / Retire" of the editor'],
	["picture", "site/quay", "this article has its own cover. Remove the field to show it."],
])("the file of an article is rejected with the field %s as %j, and the fix is named", (field, value, problem) => {
	put({ [field]: value });
	expect(problems()).toEqual([expect.stringContaining(`first.md: field "${field}": ${problem}`)]);
});

it.each([
	["## Text", "first.md: no front matter. Begin the file with its fields between two lines of ---."],
	["---\nslug: b\ntitle: Summer: a jam\n---\nText", "first.md:3: not valid YAML: "],
	[write({ ...article, tilte: "x" }), "first.md: unknown field: tilte. Remove it or correct its name."],
	[write(article, ""), "first.md: it has no text. Write one."],
	[write(article, "[a](/nope)"), 'first.md:10: no page has the address "/nope". Write one of /, /games, '],
	[write(article, "\n<b>a</b>"), "first.md:11: HTML is not rendered. Write Markdown, or `code` to show it."],
	[write(article, "{{platform}}"), "first.md:10: unknown placeholder {{platform}}. Write one of {{platformFeeCap}}."],
	[write(article, "[a](/news/x)"), 'first.md:10: no article has the address "/news/x". Correct its last part;'],
])("the file of an article is rejected as %j, and the fix is named", (content, problem) => {
	putFile("first.md", content);
	expect(problems()).toEqual([expect.stringContaining(problem)]);
});

it("the file of an article is rejected if its picture does not exist, and the fix is named", () => {
	put({ picture: "games/boat-atack/background" });
	expect(problems(() => undefined)).toEqual([
		'first.md: field "picture": there is no picture "games/boat-atack/background". ' +
			"Write the name of a game's picture, such as games/<slug>/background.",
	]);
	put({});
	expect(problems(() => undefined)).toEqual([
		'first.md: its cover is missing. Place it with "npm run edit" (Pictures), or name another picture in the field "picture".',
	]);
});

it("links of a public article must not lead to unpublished entries, those of unpublished ones may", () => {
	const text = "[a](/news/second)\n[b](/games/to-come)";
	put({}, text);
	put({ slug: "second", publishFrom: "2999-01-01" }, text, "second.md");
	const remedy = 'is not public yet. Take the link out until it is, or give this article a later "publishFrom".';
	expect(problems()).toEqual([`first.md:10: "/news/second" ${remedy}`, `first.md:11: "/games/to-come" ${remedy}`]);
	put({});
	expect(problems()).toEqual([]);
});

const translation = {
	title: "Хороший заголовок",
	description: "Описание из пятидесяти знаков или больше, как в статье.",
};
const putTranslation = (fields: object, text = "Текст.", name = "first.ru.md") =>
	putFile(name, `---\n${stringify({ ...translation, ...fields })}---\n\n${text}\n`);

it("a translation has its own title, description, keywords and text, with figures in its language", () => {
	put({ keywords: "a word" });
	put({ slug: "second" }, undefined, "second.md");
	putTranslation({ keywords: "слово, дело" }, "{{referralRewards.2}} T$");
	const body = [{ tag: "p", children: ["1,5 T$"] }];
	const translations = [{ ...translation, keywords: ["слово", "дело"], language: "ru", body }];
	expect(read()).toMatchObject([
		{ title: article.title, language: "en", keywords: ["a word"], translations },
		{ slug: "second", translations: [] },
	]);
});

it.each([
	["first.ru.md", { date: "2025-04-24" }, "first.ru.md: unknown field: date. Remove it or correct its name."],
	["first.ru.md", { title: "x" }, 'first.ru.md: field "title": write at least 5 characters.'],
	["first.xx.md", {}, 'first.xx.md: "xx" is not a language of translated articles. Name it first.<language>.md with'],
	["first.id.md", {}, 'first.id.md: "id" is not a language of translated articles.'],
	["first.en.md", {}, 'first.en.md: "en" is not a language of translated articles.'],
	[
		"other.ru.md",
		{},
		"other.ru.md: it translates other.md, which is missing. Write that article, or remove this file.",
	],
])("the translation %s with %j is rejected, and the fix is named", (name, fields, problem) => {
	put({});
	putTranslation(fields, undefined, name);
	expect(problems()).toEqual([expect.stringContaining(problem)]);
});

it("links of a translation must not lead to unpublished entries while its article is public, and it needs a text", () => {
	put({});
	putTranslation({}, "[a](/games/to-come)");
	expect(problems()).toEqual([expect.stringMatching(/^first\.ru\.md:6: "\/games\/to-come" is not public yet\. /)]);
	put({ publishFrom: "2999-01-01" });
	expect(problems()).toEqual([]);
	putTranslation({}, "");
	expect(problems()).toEqual(["first.ru.md: it has no text. Write one."]);
});

it("the folder of articles has no id or slug twice and no unread file, and all problems are reported at once", () => {
	put({ id });
	put({ slug: "second", id }, undefined, "second.md");
	put({}, undefined, "third.md");
	put({}, undefined, "fourth.mdx");
	put({}, undefined, ".draft.md");
	expect(problems().sort()).toEqual([
		"fourth.mdx: it is never read. Rename it to fourth.md, or remove it.",
		expect.stringMatching(
			/^second\.md: field "id": first\.md has the same\. Write a new UUID, such as [\da-f-]{36}\.$/,
		),
		'third.md: field "slug": it is "first", and the file is third.md. Write "third"; ' +
			'"Rename / Retire" of the editor gives both another name.',
	]);
});

it("the folder of articles may be empty or missing on a site without news", () => {
	expect(read()).toEqual([]);
	expect(readNews("content/none", everyPicture, publicEntries)).toEqual([]);
});

it("the folder of articles lists the newest articles first, and those of one day by slug", () => {
	const articleDates = { a: "2025-01-01", b: "2025-03-01", d: "2025-02-01", c: "2025-02-01" };
	for (const [slug, date] of Object.entries(articleDates)) put({ slug, date }, undefined, `${slug}.md`);
	expect(read().map(({ slug }) => slug)).toEqual(["b", "c", "d", "a"]);
});
