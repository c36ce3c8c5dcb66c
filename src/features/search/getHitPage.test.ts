import { expect, it } from "vitest";
import { pagePath } from "#config/pages.ts";
import type { EntryKind } from "#content/search/searchFile.ts";
import { getHitPage } from "./getHitPage.ts";

it.each<[EntryKind, string, string]>([
	["game", "boat-attack", "/games/boat-attack"],
	["genre", "racing", "/games/genre/racing"],
	["studio", "saltwater-toys", "/studios/saltwater-toys"],
	["article", "first-article", "/news/first-article"],
	["document", "customers.pricing", "/docs/guidelines/customers/pricing"],
])("a result of the kind %s leads to its page: %s", (kind, id, address) => {
	expect(pagePath(...getHitPage(kind, id))).toBe(address);
});
