import { beforeEach, expect, it, vi } from "vitest";
import type { Language } from "#config/languages.ts";
import { pages } from "#config/pages.ts";
import type { TranslationTree } from "./translateText.ts";

const home = { title: "Home" };

/** Fresh modules with the metadata of these languages. */
async function load(metas: Partial<Record<Language, TranslationTree>>) {
	vi.resetModules();
	const { addTranslations } = await import("./i18n.ts");
	for (const [code, meta] of Object.entries(metas)) addTranslations(code as Language, "meta", meta);
	return import("./availability.ts");
}

beforeEach(() => vi.resetModules());

it("in the build, a page exists in the languages that declare it, in the order of the table", async () => {
	const { isPageTranslated, getPageLanguages } = await load({ ru: { home }, en: { home, game: home } });
	expect(getPageLanguages("home")).toEqual(["en", "ru"]);
	expect(getPageLanguages("game")).toEqual(["en"]);
	expect(getPageLanguages("partnership")).toEqual([]);
	expect(isPageTranslated("ru", "home")).toBe(true);
	expect(isPageTranslated("id", "home")).toBe(false);
});

it("lists the languages with every page, where an unknown URL shows the same screen", async () => {
	const everyPage = Object.fromEntries(pages.map(({ key }) => [key, home]));
	const { game: _, ...others } = everyPage;
	const { completeLanguages } = await load({ en: everyPage, ru: others, id: everyPage });
	expect(completeLanguages()).toEqual(["en", "id"]);
});
