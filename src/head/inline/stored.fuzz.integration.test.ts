// @vitest-environment jsdom
// An integration test, because the scripts' listeners cannot be removed: it needs a separate worker.
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** Arbitrary stored values, from other programs on the host, extensions or older versions. */
const poisonValue = fc.oneof(
	fc.string({ maxLength: 40 }),
	fc.json({ maxDepth: 3 }),
	fc.constantFrom(
		"null",
		"[]",
		"{",
		"0",
		'""',
		'{"toString":1}',
		'{"__proto__":null}',
		"\u0000",
		"\ud800",
		"<svg onload=1>",
	),
);
/** Only characters that cookies allow. */
const cookieValue = fc.oneof(
	fc.stringMatching(/^[!#-+.-:<-[\]-~]{0,30}$/),
	fc.constantFrom("accepted", "declined", "en", "EN-us", "%", ""),
);

const onError = vi.fn((event: ErrorEvent) => event.preventDefault());

beforeEach(() => {
	addEventListener("error", onError);
	vi.resetModules();
	vi.stubGlobal("scrollTo", () => {});
	return () => {
		removeEventListener("error", onError);
		localStorage.clear();
	};
});

const setCookie = (name: string, value: string) => {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
	document.cookie = `${name}=${value}; path=/`;
};
const run = (name: string) => import(/* @vite-ignore */ `./${name}.ts`);
/** Simulates a change from another tab. */
const changed = (key: string) => dispatchEvent(new StorageEvent("storage", { key }));

describe("with arbitrary values in storage", () => {
	it("the consent is undecided or contains only known categories", async () => {
		const allCategories = ["signIn", "monitoring", "analytics", "advertising"];
		vi.stubGlobal("__CATEGORIES__", allCategories);
		await run("showConsentBanner");
		vi.useFakeTimers();
		const grantedCategories = fc.oneof(fc.jsonValue(), fc.subarray(allCategories));
		const storedChoice = fc.record({ at: fc.jsonValue(), granted: grantedCategories }, { requiredKeys: [] });
		const detail = fc.oneof(
			poisonValue,
			storedChoice.map((value) => JSON.stringify(value)),
		);
		fc.assert(
			fc.property(cookieValue, detail, (cookie, stored) => {
				setCookie("cookieConsent", cookie);
				localStorage.setItem("cookieConsent", stored);
				changed("cookieConsent");
				vi.advanceTimersByTime(200);
				expect(onError).not.toHaveBeenCalled();
				const isChosen = cookie === "accepted" || cookie === "declined";
				expect(document.documentElement.hasAttribute("data-consent-banner")).toBe(!isChosen);
				const grantedCategories: readonly string[] = window.cookieConsent?.granted ?? [];
				expect(allCategories).toEqual(expect.arrayContaining([...grantedCategories]));
				expect(grantedCategories.length === allCategories.length).toBe(cookie === "accepted");
			}),
			{
				examples: [
					["declined", '{"granted":{"toString":1}}'],
					["declined", '{"at":{"toString":1},"granted":["analytics"]}'],
					["declined", '{"granted":"signIn,monitoring,analytics,advertising"}'],
					["accepted", "null"],
				],
			},
		);
	});

	it("the theme is light, dark or that of the system", async () => {
		document.body.innerHTML =
			'<input type="radio" name="theme" value="system"><meta name="theme-color" data-scheme="dark">';
		await run("applyTheme");
		fc.assert(
			fc.property(fc.oneof(poisonValue, fc.constantFrom("light", "dark", "light dark", "system")), (stored) => {
				localStorage.setItem("theme", stored);
				changed("theme");
				expect(onError).not.toHaveBeenCalled();
				const wanted = stored === "light" || stored === "dark" ? stored : undefined;
				expect(document.documentElement.dataset.theme).toBe(wanted);
			}),
			{ examples: [['dark"]'], ["dark\n"], ["__proto__"]] },
		);
	});

	it("the language is one of the site's, and no redirect leaves the site", async () => {
		vi.stubGlobal("__LANGUAGES__", ["en", "ru", "id"]);
		document.documentElement.lang = "en";
		await fc.assert(
			fc.asyncProperty(cookieValue, poisonValue, async (cookie, stored) => {
				setCookie("i18next", cookie);
				localStorage.setItem("i18nextLng", stored);
				vi.resetModules();
				await run("detectLanguage");
				expect(onError).not.toHaveBeenCalled();
				expect(document.documentElement.hidden).toBe(false);
				expect(location.href).toBe("http://localhost:3000/");
			}),
			{
				examples: [
					["//evil.example", "en-"],
					["%", "\u0000"],
				],
			},
		);
	});
});
