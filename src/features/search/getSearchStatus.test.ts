import { expect, it } from "vitest";
import "#src/i18n/i18n.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { getSearchStatus } from "./getSearchStatus.ts";

const { t } = i18nFor("en");
const query = "boat";
const found = { hits: [], isFuzzy: false };

const similar = { ...found, isFuzzy: true };

it.each([
	["loading", undefined, 0, false, t("search.loading")],
	["a failure", undefined, 0, true, t("search.failed")],
	["nothing", found, 0, false, t("search.none", { query })],
	["two answers", found, 2, false, t("search.found", { count: 2 })],
	["close ones", similar, 2, false, t("search.inexact", { count: 2, query })],
	["nothing close", similar, 0, false, t("search.none", { query })],
])("announces the search status: %s", (_, found, count, hasFailed, sentence) => {
	expect(getSearchStatus(t, { query, found, count, hasFailed })).toBe(sentence);
	expect(sentence).not.toMatch(/^search\./);
});
