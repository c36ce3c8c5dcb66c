// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { languageCodes } from "#config/languages.ts";

/** An inline script, typed as `string` because it is not a module. */
const script: string = "./detectLanguage.ts";
const origin = "https://site.example";

const page = (path: string, ...codes: string[]) =>
	codes
		.map(
			(code) => `<link rel="alternate" hreflang="${code}" href="${origin}${code === "en" ? path : `/${code}${path}`}">`,
		)
		.join("");
const aboutUs = page("/about-us", "en", "ru");
const unknownScreen = '<meta name="languages" content="en ru">';

const ordinaryVisit = {
	/** Head and language of the served page. */
	head: aboutUs,
	lang: "en",
	browser: "en-US",
	cookie: "",
	languages: languageCodes as readonly string[],
	isBlocked: false,
	/** Whether the page is in a sandboxed frame, where cookies and storage throw. */
	isSandboxed: false,
};

/** Runs the script with stubs for navigation, cookies and storage. */
async function visitPage(address: string, changes: Partial<typeof ordinaryVisit> = {}) {
	const { head, lang, browser, cookie, languages, isBlocked, isSandboxed } = { ...ordinaryVisit, ...changes };
	const document = new DOMParser().parseFromString(`<html lang="${lang}"><head>${head}`, "text/html");
	const location = Object.assign(new URL(origin + address), {
		replace(target: string) {
			location.href = target;
		},
	});
	const stored = new Map<string, string>();
	const blockedCookie = { get: () => "", set: () => {} };
	const throwSecurityError = () => {
		throw new DOMException("The document is sandboxed.", "SecurityError");
	};
	const sandboxedCookie = { get: throwSecurityError, set: throwSecurityError };
	const cookies = { value: cookie, writable: true };
	Object.defineProperty(document, "cookie", isSandboxed ? sandboxedCookie : isBlocked ? blockedCookie : cookies);
	const localStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
	const globalStubs = {
		__LANGUAGES__: languages,
		document,
		location,
		navigator: { languages: [browser] },
		performance: { now: () => 0, getEntriesByType: () => [] },
		history: { state: null, replaceState: (_: unknown, __: string, target: string) => location.replace(target) },
		localStorage: isBlocked || isSandboxed ? undefined : localStorage,
	};
	for (const [name, value] of Object.entries(globalStubs)) vi.stubGlobal(name, value);
	vi.resetModules();
	await import(/* @vite-ignore */ script);
	return { at: location.href.slice(origin.length), stored: stored.get("i18nextLng"), document };
}

describe("detecting the language of a page", () => {
	it.each([
		["/about-us?x=1", { browser: "ru-RU" }, "/ru/about-us?x=1", undefined],
		["/about-us?x=1&lng=en#end", { cookie: "i18next=ru" }, "/about-us?x=1#end", "en"],
		["/about-us?lng=ru&y=%2F", {}, "/ru/about-us?y=%2F", "ru"],
		["/about-us?lng=id", {}, "/about-us?lng=id", "en"],
		["/about-us?lng=en", { browser: "ru-RU", isBlocked: true }, "/about-us?lng=en", undefined],
		["/about-us?lng=ru", { isBlocked: true }, "/ru/about-us?lng=ru", undefined],
		["/about-us", { browser: "ru-RU", isSandboxed: true }, "/ru/about-us", undefined],
		["/about-us?lng=ru_RU", {}, "/ru/about-us", "ru"],
	])("%s with %j ends at %s and stores %s", async (address, given, at, stored) => {
		expect(await visitPage(address, given)).toMatchObject({ at, stored });
	});

	it.each([
		["pt-BR", "/pt-BR/about-us"],
		["pt-PT", "/pt/about-us"],
		["pt", "/pt/about-us"],
		["zh-Hans-SG", "/zh-CN/about-us"],
		["p", "/about-us"],
	])("leads a browser set to %s to %s on a site with pt, pt-BR and zh-CN", async (browser, at) => {
		const languages = ["en", "pt", "pt-BR", "zh-CN"];
		expect(await visitPage("/about-us", { head: page("/about-us", ...languages), browser, languages })).toMatchObject({
			at,
		});
	});

	it("prefers the language of the URL prefix to the cookie", async () => {
		const given = { lang: "ru", cookie: "i18next=en" };
		expect(await visitPage("/ru/about-us", given)).toMatchObject({ at: "/ru/about-us", stored: "ru" });
	});
});

describe("detecting the language of the screen for an unknown URL", () => {
	it.each([
		["/nothing?x=1#end", "ru-RU", "/ru/nothing?x=1#end"],
		["/nothing?lng=ru", "en-US", "/ru/nothing"],
		["//evil.example?lng=ru", "en-US", "/ru//evil.example"],
		["/nothing", "id-ID", "/nothing"],
		["/de/about-us", "ru-RU", "/de/about-us"],
		["/pt-br", "ru-RU", "/pt-br"],
		["/en/nothing", "ru-RU", "/en/nothing"],
	])("%s in a browser set to %s ends at %s", async (address, browser, at) => {
		expect(await visitPage(address, { head: unknownScreen, browser })).toMatchObject({ at });
	});

	it("does not redirect a URL with a prefix, so that nothing can loop", async () => {
		const given = { head: unknownScreen, lang: "ru", cookie: "i18next=en" };
		expect(await visitPage("/ru/nothing", given)).toMatchObject({ at: "/ru/nothing" });
	});
});

describe("a link after a choice with the lng parameter", () => {
	const clickLink = async (isBlocked: boolean, href: string) => {
		const { document } = await visitPage("/about-us?lng=en", { browser: "ru-RU", isBlocked });
		document.body.innerHTML = `<a href="${href}">Link</a>`;
		const link = document.querySelector("a");
		link?.click();
		return link?.href.replace(origin, "");
	};

	it("gets the lng parameter if the browser blocks storage", async () => {
		expect(await clickLink(true, `${origin}/news?x=1#end`)).toBe("/news?x=1&lng=en#end");
		expect(await clickLink(true, "https://other.example/")).toBe("https://other.example/");
	});

	it("does not change if the choice is stored", async () => {
		expect(await clickLink(false, `${origin}/news?x=1#end`)).toBe("/news?x=1#end");
	});
});
