import { expect, it } from "vitest";
import { type Language, languageCodes } from "#config/languages.ts";
import type { PageKey } from "#config/pages.ts";
import { checkPages } from "./checkPages.server.ts";

it("accepts the site's own table of pages", () => {
	expect(() => checkPages()).not.toThrow();
});

it("names a page that no language declares, and the fix", () => {
	expect(() => checkPages([{ key: "no-such-page" }])).toThrow(
		/^config\/pages\.ts: page "no-such-page" is in no meta\.json\. Add "no-such-page" with title, description and keywords to public\/locales\/en\/meta\.json\.$/,
	);
});

it("names a page that English does not declare", () => {
	const declared = (language: Language): PageKey[] => (language === "en" ? [] : ["home"]);
	const others = languageCodes.filter((code) => code !== "en").join(", ");
	expect(() => checkPages([{ key: "home" }], declared)).toThrow(
		`page "home" is in meta.json of ${others} only. Add "home" with title, description and keywords to public/locales/en/`,
	);
});
