// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { languageCodes } from "#config/languages.ts";

/** Files of the site by path; other paths answer 404. */
let files: Record<string, object>;
const fetched = vi.fn(async (address: string) => {
	const file = files[address];
	return file ? Response.json(file) : new Response("404 Not Found\n", { status: 404 });
});
const addresses = () => fetched.mock.calls.map(([address]) => address).toSorted();

let client: typeof import("./i18n.client.ts");
let i18n: typeof import("./i18n.ts");

beforeEach(async () => {
	files = Object.fromEntries(
		languageCodes.flatMap((code) => [
			[`/locales/${code}/translation.json?v=test`, { greet: `Hello in ${code}` }],
			[`/locales/${code}/meta.json?v=test`, { home: { title: code } }],
		]),
	);
	fetched.mockClear();
	vi.stubGlobal("fetch", fetched);
	vi.stubGlobal("__localesVersion", "test");
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.resetModules();
	client = await import("./i18n.client.ts");
	i18n = await import("./i18n.ts");
	return () => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
		localStorage.clear();
		// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
		document.cookie = "i18next=; max-age=0; path=/";
	};
});

describe("loading the language of the first page", () => {
	it("fetches the two files of the language in the version of the page", async () => {
		await client.loadLanguage("ru");
		expect(addresses()).toEqual(["/locales/ru/meta.json?v=test", "/locales/ru/translation.json?v=test"]);
		expect(i18n.getTranslations("ru", "translation")).toBeDefined();
		expect(i18n.i18nFor("ru").t("greet" as never)).toBe("Hello in ru");
		expect(i18n.getTranslations("en", "translation")).toBeUndefined();
	});

	it("stores no language, because opening a page is not a choice", async () => {
		await client.loadLanguage("ru");
		expect(localStorage.length).toBe(0);
		expect(document.cookie).toBe("");
	});

	it.each(["translation", "meta"])("returns false when a file cannot be fetched: %s", async (namespace) => {
		delete files[`/locales/ru/${namespace}.json?v=test`];
		expect(await client.loadLanguage("ru")).toBe(false);
		expect(client.isMetaLoaded("ru")).toBe(namespace !== "meta");
	});
});

describe("loading another language later", () => {
	beforeEach(async () => {
		await client.loadLanguage("en");
		fetched.mockClear();
	});

	it("fetches its files once for several callers", async () => {
		expect(await client.loadLanguage("ru")).toBe(true);
		expect(addresses()).toEqual(["/locales/ru/meta.json?v=test", "/locales/ru/translation.json?v=test"]);
		expect(i18n.i18nFor("ru").t("greet" as never)).toBe("Hello in ru");
		fetched.mockClear();
		expect(await client.loadLanguage("ru")).toBe(true);
		expect(fetched).not.toHaveBeenCalled();
	});

	it("returns false when a file cannot be fetched", async () => {
		delete files["/locales/ru/translation.json?v=test"];
		expect(await client.loadLanguage("ru")).toBe(false);
	});

	it("fetches the metadata of all languages once", async () => {
		await client.loadAllMeta();
		const others = languageCodes.filter((code) => code !== "en").map((code) => `/locales/${code}/meta.json?v=test`);
		expect(addresses()).toEqual(others.toSorted());
		expect(languageCodes.every((code) => client.isMetaLoaded(code))).toBe(true);
		expect(i18n.getTranslations("ru", "translation")).toBeUndefined();
		fetched.mockClear();
		await client.loadAllMeta();
		expect(fetched).not.toHaveBeenCalled();
	});

	it("leaves out a language whose metadata cannot be fetched", async () => {
		delete files["/locales/id/meta.json?v=test"];
		await client.loadAllMeta();
		expect(client.isMetaLoaded("ru")).toBe(true);
		expect(client.isMetaLoaded("id")).toBe(false);
	});
});
