import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { getFormAddress, getPreviewPath, parseFormAddress } from "./formAddress.ts";

it.each([
	["games/entries/boat-attack?_locale=ru", "games/boat-attack", "/games/boat-attack"],
	["games", "games", "/games"],
	["games/new", "games", "/games"],
	["news/entries/how-brandslug-pays", "news/how-brandslug-pays", `/news/how-${site.slug}-pays`],
	[
		"guidelines-general/entries/cookie-policy",
		"guidelines-general/cookie-policy",
		"/docs/guidelines/general/cookie-policy",
	],
	["_singletons/entries/figures", "_singletons/figures", "/publish"],
	["_singletons/entries/constructor", "_singletons/constructor", undefined],
	["words/entries/translation", "words/translation", undefined],
	["", "", undefined],
])("reads the form and its page from the address %s", (address, form, page) => {
	expect(parseFormAddress(`#/collections/${address}`)).toBe(form);
	expect(getPreviewPath(form)).toBe(page);
});

it.each([
	["/games/boat-attack", "games/entries/boat-attack"],
	[`/news/how-${site.slug}-pays`, "news/entries/how-brandslug-pays"],
	["/docs/guidelines/general/cookie-policy", "guidelines-general/entries/cookie-policy"],
	["/", "words/entries/translation"],
	["/news", "words/entries/translation"],
])("opens the form with the texts of %s", (path, form) => {
	expect(getFormAddress(path)).toBe(`/collections/${form}`);
});
