import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { getEditedDocument, getEditedEntry, getPreviewPath } from "./getPreviewPath.ts";

it.each([
	["#/collections/games/entries/boat-attack", "/games/boat-attack"],
	["#/collections/games", "/games"],
	["#/collections/news/entries/how-to-publish-games?_locale=en", "/news/how-to-publish-games"],
	["#/collections/news/entries/how-brandslug-pays", `/news/how-${site.slug}-pays`],
	["#/collections/guidelines-general/entries/cookie-policy", "/docs/guidelines/general/cookie-policy"],
	["#/collections/_singletons/entries/figures", "/publish"],
	["#/collections/words/entries/translation", "/"],
])("shows the page of %s", (hash, page) => {
	expect(getPreviewPath(hash)).toBe(page);
});

it.each(["", "#/", "#/collections/_singletons/entries/constructor", "#/settings"])(
	"does not change the preview at %j",
	(hash) => {
		expect(getPreviewPath(hash)).toBeUndefined();
	},
);

it.each([
	["#/collections/games/entries/boat-attack?_locale=en", "games/boat-attack"],
	["#/collections/news/entries/how-brandslug-partners-get-paid", "news/how-brandslug-partners-get-paid"],
	["#/collections/games", undefined],
	["#/collections/games/new", undefined],
	["#/collections/guidelines-general/entries/cookie-policy", undefined],
])("knows the entry whose pictures can be placed at %s", (hash, entry) => {
	expect(getEditedEntry(hash)).toBe(entry);
});

it("knows which document is edited, and returns nothing for other forms", () => {
	expect(getEditedDocument("#/collections/guidelines-general/entries/cookie-policy?_locale=ru")).toBe(
		"general/cookie-policy",
	);
	expect(getEditedDocument("#/collections/guidelines-general")).toBeUndefined();
	expect(getEditedDocument("#/collections/games/entries/boat-attack")).toBeUndefined();
});
