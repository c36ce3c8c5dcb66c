import { expect, it } from "vitest";
import "#src/i18n/i18n.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { getSearchStatus } from "./getSearchStatus.ts";

const { t } = i18nFor("en");
const query = "boat";
const found = { hits: [], isNear: false };

it.each([
	["loading", { query, found: undefined, count: 0, hasFailed: false }, t("search.loading")],
	["a failure", { query, found: undefined, count: 0, hasFailed: true }, t("search.failed")],
	["nothing", { query, found, count: 0, hasFailed: false }, t("search.none", { query })],
	["two answers", { query, found, count: 2, hasFailed: false }, t("search.found", { count: 2 })],
	[
		"close ones",
		{ query, found: { ...found, isNear: true }, count: 2, hasFailed: false },
		t("search.inexact", { count: 2, query }),
	],
	[
		"nothing close",
		{ query, found: { ...found, isNear: true }, count: 0, hasFailed: false },
		t("search.none", { query }),
	],
])("announces the search status: %s", (_, asked, sentence) => {
	expect(getSearchStatus(t, asked)).toBe(sentence);
	expect(sentence).not.toMatch(/^search\./);
});
