import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#config/languages.ts";
import { pages } from "#config/pages.ts";
import type { TranslationTree } from "./translateText.ts";

const home = { title: "Home" };

/** Fresh modules, with the metadata of some languages loaded. */
async function load(metas: Partial<Record<Language, TranslationTree>>) {
	vi.resetModules();
	const { addTranslations } = await import("./i18n.ts");
	for (const [code, meta] of Object.entries(metas)) addTranslations(code as Language, "meta", meta);
	return import("./availability.ts");
}

beforeEach(() => vi.resetModules());

describe("with every language's metadata loaded, as in the build", () => {
	it("a page exists where it is declared, in the order of the table", async () => {
		const { hasMeta, languagesOf } = await load({ id: {}, ru: { home }, en: { home, game: home } });
		expect(languagesOf("home")).toEqual(["en", "ru"]);
		expect(languagesOf("game")).toEqual(["en"]);
		expect(languagesOf("partnership")).toEqual([]);
		expect(hasMeta("ru", "home")).toBe(true);
		expect(hasMeta("id", "home")).toBe(false);
	});

	it("lists the languages that have every page, so that an unknown address shows the same screen in each", async () => {
		const everyPage = Object.fromEntries(pages.map(({ key }) => [key, home]));
		const { game: _, ...others } = everyPage;
		const { completeLanguages } = await load({ en: everyPage, ru: others, id: everyPage });
		expect(completeLanguages()).toEqual(["en", "id"]);
	});

	it("Indonesian appears once its metadata have the page", async () => {
		const { languagesOf } = await load({ en: { partnership: home }, ru: {}, id: { partnership: home } });
		expect(languagesOf("partnership")).toEqual(["en", "id"]);
	});
});

describe("with one language loaded, as at the first render in the browser", () => {
	it("the document's alternates tell the others", async () => {
		const { setAvailableLocales, languagesOf } = await load({ ru: { home } });
		expect(languagesOf("home")).toEqual(["ru"]);
		setAvailableLocales("home", ["ru", "en"]);
		expect(languagesOf("home")).toEqual(["en", "ru"]);
	});

	it("they tell of their own page only, and load nothing", async () => {
		const { setAvailableLocales, hasMeta, languagesOf } = await load({ ru: { home, game: home } });
		setAvailableLocales("home", ["en", "ru"]);
		expect(languagesOf("game")).toEqual(["ru"]);
		expect(hasMeta("en", "home")).toBe(false);
	});
});
