import { describe, expect, it } from "vitest";
import { site } from "#config/site.ts";
import { validateLink } from "./validateLink.ts";

const entries = { game: new Set(["/games/boat-attack"]) };
const problem = (words: string) => ({ problem: expect.stringContaining(words) });

describe("a link of an article", () => {
	it.each([
		"/",
		"/publish",
		"/games/boat-attack",
		"/publish?a=/b/#c",
		`${site.links.sdkDocumentation}first-game`,
		"mailto:a@b.example",
	])("may lead to %s", (href) => {
		expect(validateLink(href, entries)).toBe("link");
	});

	it("may lead outside the site only to the addresses of config/brand.json", () => {
		expect(validateLink("https://adr.coi.cz", entries)).toEqual(problem('"https://adr.coi.cz" is an address outside'));
	});

	it("may lead to an alias, which legal texts use", () => {
		expect(validateLink("/docs/customers/privacy-policy", entries)).toBe("link");
	});

	it.each(["/nope", "/games/boat-attack/more", "/docs/guidelines/customers", "/Publish"])(
		"may not lead to an unknown page: %s",
		(href) => {
			expect(validateLink(href, entries)).toEqual(problem(`no page has the address "${href}"`));
		},
	);

	it("may not lead to an unknown entry", () => {
		expect(validateLink("/games/boat-atack?x", entries)).toEqual(
			problem('no game has the address "/games/boat-atack"'),
		);
	});

	it("says what to add when a page's entries are not listed", () => {
		expect(validateLink("/news/x", entries)).toEqual(problem('Add the entries of "article" to'));
	});

	it.each([
		["/ru/publish", "/publish"],
		["/publish/", "/publish"],
		["/games//boat-attack", "/games/boat-attack"],
		["/ru", "/"],
	])("is written without language and without odd slashes: %s", (href, bare) => {
		expect(validateLink(href, entries)).toEqual(problem(`write ${bare},`));
	});

	it.each(["", "publish", "../publish", "#sums", "?a=b", "//a.example", "http://a.example", "javascript:alert(1)"])(
		"may not be %j",
		(href) => {
			expect(validateLink(href, entries)).toEqual(problem(`"${href}" leads nowhere`));
		},
	);
});
