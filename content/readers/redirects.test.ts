import { expect, it, vi } from "vitest";
import { site } from "#config/site.ts";
import { listProblems } from "#content/model/contentError.ts";
import { getPreviousBrandRedirects, readRedirects } from "./redirects.server.ts";

vi.mock("./addresses.server.ts", () => ({
	addresses: () => [
		{ language: "en", path: "/games/new" },
		{ language: "ru", path: "/ru/games/new" },
	],
}));

const paths = ["/games", "/games/new", "/news/new"];
const anotherTarget = 'Write the address of a page, or the field "gone" in its place.';
const toForm = "write a path such as /games/boat-attack, without language, query or slash at the end.";

const problems = (text: string) =>
	listProblems(() => readRedirects(text, paths)).map((line) => line.replace("content/redirects.yaml: ", ""));

it("redirects article addresses with an earlier brand name to the current ones", () => {
	const today = `/news/welcome-to-${site.slug}`;
	const slugs = ["welcome-to-brandslug", "about-brandslug", "other"];
	expect(getPreviousBrandRedirects([today, "/news/other"], slugs, ["old-name"])).toEqual({
		"/news/welcome-to-old-name": today,
	});
});

it("readRedirects returns the targets of former addresses, and which are gone", () => {
	const text = "- from: /games/old\n  to: /games/new\n- from: /news/old\n  gone: true\n";
	expect(readRedirects(text, paths)).toEqual({ "/games/old": "/games/new", "/news/old": null });
	expect(readRedirects("[]", paths)).toEqual({});
});

it("readRedirects uses the pages of the site by default", () => {
	expect(readRedirects("- from: /games/old\n  to: /games/new\n")).toEqual({ "/games/old": "/games/new" });
	expect(() => readRedirects("- from: /games/old\n  to: /news/new\n")).toThrow("no page has the address /news/new");
});

const [old, older, changed] = ["/games/old", "/games/older", "/games/new"];
const movedEntry = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;
const goneEntry = (from: string) => `- from: ${from}\n  gone: true\n`;

it("readRedirects needs a list", () => {
	expect(problems("")).toEqual(["the whole file: write a list, or [] for none."]);
});

it.each([
	[`- from: ${old}`, 'to", entry 1: fill in either it or the field "gone".'],
	[`${movedEntry(old, changed)}  gone: true`, 'to", entry 1: fill in either it or the field "gone".'],
	[`- from: ${old}\n  gone: false`, 'gone", entry 1: write true, or leave the field out.'],
	[`- to: ${changed}`, 'from", entry 1: it is missing; add it.'],
	[
		movedEntry("/about-us", changed),
		'from", entry 1: write the former address of a game or an article: /games/… or /news/….',
	],
	[movedEntry("/ru/games/old", changed), `from", entry 1: ${toForm}`],
	[movedEntry(old, "https://elsewhere.example/"), `to", entry 1: ${toForm}`],
	[movedEntry(old, "//elsewhere.example"), `to", entry 1: ${toForm}`],
	[goneEntry(changed), 'from", entry 1: /games/new is a page. Take the entry out, or give the page another address.'],
	[movedEntry(old, "/a"), 'to", entry 1: no page has the address /a. Correct it, or write "gone: true" in its place.'],
	[movedEntry(old, old), `to", entry 1: /games/old leads to itself. ${anotherTarget}`],
	[
		movedEntry(old, older) + movedEntry(older, changed),
		'to", entry 1: /games/older leads on to /games/new. Write where it ends.',
	],
	[movedEntry(old, older) + goneEntry(older), `to", entry 1: /games/older is gone. ${anotherTarget}`],
	[
		goneEntry(old) + movedEntry(old, "/games"),
		'from", entry 2: entry 1 is about /games/old as well. Take one of them out.',
	],
])("readRedirects names entry and fix of the problem: %j", (text, problem) => {
	expect(problems(text)).toContain(`field "${problem}`);
});
