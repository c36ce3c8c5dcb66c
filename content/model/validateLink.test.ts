import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { validateLink } from "./validateLink.ts";

const entries = { game: new Set(["/games/boat-attack"]) };
const problem = (words: string) => expect.stringContaining(words);

it.each([
	"/",
	"/publish",
	"/games/boat-attack",
	"/publish?a=/b/#c",
	`${site.links.sdkDocumentation}first-game`,
	"mailto:a@b.example",
])("a link in an article is allowed to lead to %s", (href) => {
	expect(validateLink(href, entries)).toBeUndefined();
});

it("a link in an article is allowed outside the site only for the addresses in config/brand.json", () => {
	expect(validateLink("https://adr.coi.cz", entries)).toEqual(problem('"https://adr.coi.cz" is an address outside'));
});

it("a link in an article is allowed to lead to an alias, because legal texts use them", () => {
	expect(validateLink("/docs/customers/privacy-policy", entries)).toBeUndefined();
});

it.each(["/nope", "/games/boat-attack/more", "/docs/guidelines/customers", "/Publish"])(
	"a link in an article is rejected for an unknown page: %s",
	(href) => {
		expect(validateLink(href, entries)).toEqual(problem(`no page has the address "${href}"`));
	},
);

it("a link in an article is rejected for an unknown entry", () => {
	expect(validateLink("/games/boat-atack?x", entries)).toEqual(problem('no game has the address "/games/boat-atack"'));
});

it("a link in an article names the file to change if the entries of a page are not listed", () => {
	expect(validateLink("/news/x", entries)).toEqual(problem('Add the entries of "article" to'));
});

it.each([
	["/ru/publish", "/publish"],
	["/publish/", "/publish"],
	["/games//boat-attack", "/games/boat-attack"],
	["/ru", "/"],
])("a link in an article must have no language prefix and no extra slashes: %s", (href, bare) => {
	expect(validateLink(href, entries)).toEqual(problem(`write ${bare},`));
});

it.each(["", "publish", "../publish", "#sums", "?a=b", "//a.example", "http://a.example", "javascript:alert(1)"])(
	"a link in an article is rejected when it is %j",
	(href) => {
		expect(validateLink(href, entries)).toEqual(problem(`"${href}" leads nowhere`));
	},
);
