// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

/** Which pages each language has; a language without metadata could not be had. */
const metas = vi.hoisted(() => ({ current: {} as Record<string, string[] | undefined> }));
const client = vi.hoisted(() => ({
	loadAllMeta: vi.fn(),
	isMetaLoaded: vi.fn(),
	loadLanguage: vi.fn(),
}));
const choice = { stored: vi.fn<() => string | undefined>(), store: vi.fn<(language: string) => boolean>() };
vi.mock("#app/i18n/i18n.client.ts", () => client);
vi.mock("#app/i18n/availability.ts", () => ({
	hasMeta: (language: string, page: string) => metas.current[language]?.includes(page) ?? false,
}));
const { localeMiddleware } = await import("./localeMiddleware.ts");

beforeEach(() => {
	metas.current = { en: ["home", "news", "partnership"], ru: ["home", "news"], id: ["partnership"] };
	vi.resetAllMocks();
	client.isMetaLoaded.mockImplementation((language: string) => metas.current[language] !== undefined);
	client.loadLanguage.mockResolvedValue(true);
	client.loadAllMeta.mockResolvedValue(undefined);
	window.languageChoice = choice;
});

/** Goes to an address: `shown`, or where the router or the browser is sent instead. */
async function go(address: string) {
	const next = vi.fn();
	const url = new URL(address, "https://site.example");
	try {
		await localeMiddleware({ url } as unknown as Parameters<typeof localeMiddleware>[0], next);
		expect(next).toHaveBeenCalledTimes(1);
		return "shown";
	} catch (answer) {
		expect(next).not.toHaveBeenCalled();
		if (!(answer instanceof Response)) throw answer;
		const { headers, status } = answer;
		const kind = headers.get("x-remix-reload-document") === "true" ? "load" : status;
		return `${kind} ${headers.get("location")}`;
	}
}

describe("a navigation within the app", () => {
	it("fetches what it needs before it renders", async () => {
		expect(await go("/ru/news")).toBe("shown");
		expect(client.loadAllMeta).toHaveBeenCalledTimes(1);
		expect(client.loadLanguage).toHaveBeenCalledExactlyOnceWith("ru");
	});

	it.each([
		["takes", "the page that is left", "main a", "/ru/news", "BODY"],
		["keeps", "the header", "header a", "/ru/news", "A"],
		["keeps", "the page whose search changes", "main a", "/news?q=boat", "A"],
	])("%s the focus of %s", async (_, __, focused, address, then) => {
		history.replaceState(null, "", "/news");
		document.body.innerHTML = "<header><a href='/'>Home</a></header><main><a href='/news'>News</a></main>";
		document.querySelector<HTMLElement>(focused)?.focus();
		expect(await go(address)).toBe("shown");
		expect(document.activeElement?.tagName).toBe(then);
	});

	it.each([
		["/news/", "301 /news"],
		["/ru//news?x=1", "301 /ru/news?x=1"],
		["/ru/partnership-mba?x=1", "302 /partnership-mba?x=1"],
	])("follows the redirect of %s", async (address, answer) => {
		expect(await go(address)).toBe(answer);
	});

	it.each([
		["/news?lng=ru", "302 /ru/news?lng=ru"],
		["/ru/news?lng=en", "302 /news?lng=en"],
		["/ru/news?lng=ru", "shown"],
		["/news?lng=id", "shown"],
		["/news?lng=de", "shown"],
		["/nope?lng=ru", "shown"],
	])("goes to the language that is asked for, where it has the page: %s", async (address, answer) => {
		expect(await go(address)).toBe(answer);
	});

	it.each([
		["/news?lng=ru&x=1", "302 /ru/news?x=1"],
		["/ru/news?lng=en", "302 /news"],
		["/news?lng=en", "302 /news"],
		["/news?lng=id", "shown"],
	])("removes lng from the address once the choice is stored: %s", async (address, answer) => {
		choice.store.mockReturnValue(true);
		expect(await go(address)).toBe(answer);
	});

	it("takes lng along where the browser stores nothing, so that a reload knows the choice", async () => {
		history.replaceState(null, "", "/news?lng=en");
		choice.store.mockReturnValue(false);
		expect(await go("/?x=1")).toBe("302 /?x=1&lng=en");
		expect(await go("/?x=1&lng=en")).toBe("shown");
		expect(await go("/ru/news")).toBe("shown");
		history.replaceState(null, "", "/");
	});

	it.each([
		["/en/news?x=1", "301 /news?x=1&lng=en"],
		["/en?lng=ru", "301 /?lng=en"],
	])("takes the prefix of the default language for a choice: %s", async (address, answer) => {
		expect(await go(address)).toBe(answer);
	});

	it("loads the document when the language's list of pages cannot be had", async () => {
		metas.current = { en: ["home"] };
		expect(await go("/ru/news?x=1")).toBe("load /ru/news?x=1");
	});

	it("loads the document when the language's texts cannot be had", async () => {
		client.loadLanguage.mockResolvedValue(false);
		expect(await go("/ru/news?x=1")).toBe("load /ru/news?x=1");
		expect(choice.store).not.toHaveBeenCalled();
	});
});

describe("the visitor's language", () => {
	it.each([
		["/ru/news", undefined, "ru"],
		["/news", "ru", "en"],
		["/news", undefined, "en"],
		["/news", "de", "en"],
		["/id/partnership-mba", "ru", "id"],
	])("at %s, with %s stored, is %s from now on", async (address, stored, language) => {
		choice.stored.mockReturnValue(stored);
		await go(address);
		expect(choice.store).toHaveBeenCalledExactlyOnceWith(language);
	});

	it.each([
		["/partnership-mba", "ru"],
		["/news", "id"],
		["/nope", "ru"],
	])("stays what it was at %s, which lacks it: %s", async (address, stored) => {
		choice.stored.mockReturnValue(stored);
		await go(address);
		expect(choice.store).not.toHaveBeenCalled();
	});
});
