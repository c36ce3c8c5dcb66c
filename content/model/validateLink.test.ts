import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { validateLink } from "./validateLink.ts";

const entries = { game: new Set(["/games/boat-attack"]) };

it.each([
	"/",
	"/publish",
	"/games/boat-attack",
	"/publish?a=/b/#c",
	`${site.links.sdkDocumentation}first-game`,
	"mailto:a@b.example",
	"/docs/customers/privacy-policy",
])("a link in an article is allowed to lead to %s", (href) => {
	expect(validateLink(href, entries)).toBeUndefined();
});

it.each([
	["outside of config/brand.json", ["https://adr.coi.cz"], "is an address outside"],
	["to an unknown page", ["/nope", "/games/boat-attack/more", "/docs/guidelines/customers", "/Publish"], "no page has"],
	["to an unknown entry", ["/games/boat-atack?x"], 'no game has the address "/games/boat-atack"'],
	["to a page whose entries are not listed", ["/news/x"], 'Add the entries of "article" to'],
	["with a language prefix or a slash at the end", ["/ru/publish", "/publish/"], "write /publish,"],
	["with two slashes", ["/games//boat-attack"], "write /games/boat-attack,"],
	["to a language", ["/ru"], "write /,"],
	["that is not absolute", ["", "publish", "../publish", "#sums", "?a=b", "//a.example"], "leads nowhere"],
	["with another scheme", ["http://a.example", "javascript:alert(1)"], "leads nowhere"],
])("a link in an article is rejected %s, and the fix is named", (_, links, problem) => {
	for (const href of links) {
		expect(validateLink(href, entries)).toContain(problem);
		expect(validateLink(href, entries)).toContain(`"${href.replace("?x", "")}"`);
	}
});
