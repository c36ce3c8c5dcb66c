import { describe, expect, it, vi } from "vitest";
import { site } from "#config/site.ts";
import { ContentError } from "#content/model/contentError.ts";
import { getPreviousBrandRedirects, readRedirects } from "./redirects.server.ts";

vi.mock("./addresses.server.ts", () => ({
	addresses: () => [
		{ language: "en", path: "/games/new" },
		{ language: "ru", path: "/ru/games/new" },
	],
}));

const paths = ["/games", "/games/new", "/news/new"];
const toForm = "write a path such as /games/boat-attack, without language, query or slash at the end.";

function problems(text: string): string[] {
	try {
		readRedirects(text, paths);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.message.replaceAll("content/redirects.yaml: ", "").split("\n");
	}
	return [];
}

it("redirects article addresses with an earlier brand name to the current ones", () => {
	const today = `/news/welcome-to-${site.slug}`;
	const slugs = ["welcome-to-brandslug", "about-brandslug", "other"];
	expect(getPreviousBrandRedirects([today, "/news/other"], slugs, ["old-name"])).toEqual({
		"/news/welcome-to-old-name": today,
	});
});

describe("readRedirects", () => {
	it("returns the targets of former addresses, and which are gone", () => {
		const text = "- from: /games/old\n  to: /games/new\n- from: /news/old\n  gone: true\n";
		expect(readRedirects(text, paths)).toEqual({ "/games/old": "/games/new", "/news/old": null });
		expect(readRedirects("[]", paths)).toEqual({});
	});

	it("gets the pages of the site without being passed them", () => {
		expect(readRedirects("- from: /games/old\n  to: /games/new\n")).toEqual({ "/games/old": "/games/new" });
		expect(() => readRedirects("- from: /games/old\n  to: /news/new\n")).toThrow("no page has the address /news/new");
	});

	it.each([
		["", "the whole file: write a list, or [] for none."],
		["- from: /games/old", 'field "to", entry 1: fill in either it or the field "gone".'],
		[
			"- from: /games/old\n  to: /games/new\n  gone: true",
			'field "to", entry 1: fill in either it or the field "gone".',
		],
		["- from: /games/old\n  gone: false", 'field "gone", entry 1: write true, or leave the field out.'],
		["- to: /games/new", 'field "from", entry 1: it is missing; add it.'],
		[
			"- from: /about-us\n  to: /games/new",
			'field "from", entry 1: write the former address of a game or an article: /games/… or /news/….',
		],
		["- from: /ru/games/old\n  to: /games/new", `field "from", entry 1: ${toForm}`],
		["- from: /games/old\n  to: https://elsewhere.example/", `field "to", entry 1: ${toForm}`],
		["- from: /games/old\n  to: //elsewhere.example", `field "to", entry 1: ${toForm}`],
		[
			"- from: /games/new\n  gone: true",
			'field "from", entry 1: /games/new is a page. Take the entry out, or give the page another address.',
		],
		[
			"- from: /games/old\n  to: /games/never",
			'field "to", entry 1: no page has the address /games/never. Correct it, or write "gone: true" in its place.',
		],
		[
			"- from: /games/old\n  to: /games/old",
			'field "to", entry 1: /games/old leads to itself. Write the address of a page, or the field "gone" in its place.',
		],
		[
			"- from: /games/old\n  to: /games/older\n- from: /games/older\n  to: /games/new",
			'field "to", entry 1: /games/older leads on to /games/new. Write where it ends.',
		],
		[
			"- from: /games/old\n  to: /games/older\n- from: /games/older\n  gone: true",
			'field "to", entry 1: /games/older is gone. Write the address of a page, or the field "gone" in its place.',
		],
		[
			"- from: /games/old\n  gone: true\n- from: /games/old\n  to: /games",
			'field "from", entry 2: entry 1 is about /games/old as well. Take one of them out.',
		],
	])("names entry and fix of the problem: %j", (text, problem) => {
		expect(problems(text)).toContain(problem);
	});
});
