import type { Page } from "@playwright/test";
import { exampleGame, getTranslator, homeTitle } from "./examples.ts";
import { blockScriptFiles, expect, getLocation, test, waitForScripts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";
import { enablePainting } from "./painting.ts";
import { rememberedLanguage } from "./storage.ts";

/** What an earlier visit has left, an address, and where a visitor with that browser ends. */
interface PageVisit {
	readonly what: string;
	readonly cookie?: string;
	readonly stored?: string;
	readonly path: string;
	readonly end: string;
	/** Documents that the browser requests: 1 if it may not be led on. */
	readonly documents?: number;
}

/** Goes to each address with nothing but the given cookie and local storage about the language. */
async function followVisits(page: Page, origin = "", visits: readonly PageVisit[]): Promise<void> {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents += 1;
	});
	for (const { what, cookie, stored, path, end, documents: expected } of visits) {
		await test.step(what, async () => {
			// Something light of the site, whose storage can be written.
			await page.goto("/robots.txt");
			await page.context().clearCookies({ name: "i18next" });
			if (cookie) await page.context().addCookies([{ name: "i18next", value: cookie, url: origin }]);
			await page.evaluate((value) => {
				localStorage.removeItem("i18nextLng");
				if (value) localStorage.setItem("i18nextLng", value);
			}, stored);
			documents = 0;
			await page.goto(origin + path);
			await expect.poll(() => page.url(), what).toBe(origin + end);
			await waitForScripts(page);
			await expect(page.locator("html"), what).toHaveAttribute("lang", end.startsWith("/ru") ? "ru" : "en");
			expect(page.url(), what).toBe(origin + end);
			if (expected) expect(documents, `${what}: documents`).toBe(expected);
		});
	}
}

// Every source and its priority: src/head/inline/detectLanguage.test.ts. Where a prefix leads: tests/http/redirects.test.ts.
test("in an English browser, query, cookie and local storage lead to Russian, and no missing language loops", async ({
	page,
	baseURL,
}) => {
	await followVisits(page, baseURL, [
		{ what: "the query", path: "/?lng=ru", end: "/ru" },
		{ what: "the cookie", cookie: "ru", path: "/", end: "/ru" },
		{ what: "local storage", stored: "ru", path: "/", end: "/ru" },
		{ what: "a prefix before the cookie", cookie: "en", path: "/ru", end: "/ru" },
		{ what: "the query before a prefix", path: "/ru?lng=en", end: "/" },
		{ what: "a language that the page lacks", path: "/?lng=id", end: "/?lng=id", documents: 1 },
		{ what: "a language that does not exist", path: "/?lng=qq", end: "/?lng=qq", documents: 1 },
		{ what: "a language that a Russian page lacks", path: "/ru?lng=id", end: "/ru?lng=id", documents: 1 },
	]);
	expect(await rememberedLanguage(page)).toEqual({ cookie: "ru", storage: "ru" });
});

test.describe("in a browser set to Russian", () => {
	test.use({ locale: "ru-RU" });

	test("query, cookie and local storage have priority over the browser, and error screens are Russian", async ({
		page,
		baseURL,
		problems,
	}) => {
		problems.allow(/404/);
		await followVisits(page, baseURL, [
			{ what: "the browser, with query and hash", path: "/?x=1&y=%2F#games", end: "/ru?x=1&y=%2F#games" },
			{ what: "the browser on a game's page", path: exampleGame.path, end: `/ru${exampleGame.path}` },
			{ what: "local storage before the browser", stored: "en", path: "/", end: "/" },
			{ what: "the cookie before local storage", cookie: "en", stored: "ru", path: "/", end: "/" },
			{ what: "the query before the cookie", cookie: "ru", path: "/?lng=en&x=1#games", end: "/?x=1#games" },
			{ what: "a cookie with an unsupported language", cookie: "qq", path: "/", end: "/ru" },
			{ what: "an address that does not exist", path: "/nothing?x=1#end", end: "/ru/nothing?x=1#end" },
			{ what: "an unknown game", path: "/games/unknown", end: "/ru/games/unknown" },
			{ what: "a host after two slashes", path: "//evil.example/?lng=ru", end: "/ru//evil.example/" },
			{ what: "an unsupported language", path: "/de/about-us", end: "/de/about-us", documents: 1 },
			{ what: "the prefix /en before the cookie", cookie: "ru", path: "/en?x=1", end: "/?x=1" },
		]);
		expect(await rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
		await page.reload();
		await waitForScripts(page);
		expect(getLocation(page), "English is kept").toBe("/?x=1");
	});

	test("nothing is painted before the redirect, even if the other page loads slowly", async ({ page }) => {
		const paintedPaths: string[] = [];
		const seen: string[] = [];
		await enablePainting(page);
		await page.exposeBinding("reportPaint", (_, path: string) => paintedPaths.push(path));
		await page.exposeBinding("reportHeadline", (_, path: string) => seen.push(path));
		await page.addInitScript(() => {
			const report = (name: string) => (Reflect.get(window, name) as (path: string) => void)(location.pathname);
			new PerformanceObserver((list) => {
				if (list.getEntriesByName("first-contentful-paint").length > 0) report("reportPaint");
			}).observe({ type: "paint", buffered: true });
			setInterval(() => {
				if (document.querySelector("h1")?.checkVisibility()) report("reportHeadline");
			}, 20);
		});
		await page.route("**/ru", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 1500));
			await route.continue();
		});
		await page.goto("/");
		await expect.poll(() => paintedPaths).toContain("/ru");
		await expect.poll(() => seen).toContain("/ru");
		expect(paintedPaths, "addresses whose page was painted").not.toContain("/");
		expect(seen, "addresses whose headline was visible").not.toContain("/");
	});

	test.describe("in a browser without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		// What the server answers to each address in each language: tests/http/redirects.test.ts.
		test("/?lng=ru shows the language of its URL", async ({ page }) => {
			await page.goto("/?lng=ru");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("en"));
			expect(getLocation(page)).toBe("/?lng=ru");
		});
	});
});

// Indonesian exists on one page, whose head names its languages; everything else is offered in English (product 2).
test.describe("in a browser set to Indonesian", () => {
	test.use({ locale: "id-ID" });

	test("only the page that has Indonesian is shown in it, with query and hash, and a choice of English is kept", async ({
		page,
		baseURL,
		problems,
	}) => {
		problems.allow(/404/);
		await followVisits(page, baseURL, [
			{ what: "the home page", path: "/", end: "/", documents: 1 },
			{ what: "an address that does not exist", path: "/nothing", end: "/nothing", documents: 1 },
		]);
		await page.context().clearCookies({ name: "i18next" });
		await page.evaluate(() => localStorage.removeItem("i18nextLng"));
		await page.goto("/partnership-mba?x=1#main");
		await expect.poll(() => getLocation(page)).toBe("/id/partnership-mba?x=1#main");
		await waitForScripts(page);
		await expect(page.locator("html")).toHaveAttribute("lang", "id");
		expect(await rememberedLanguage(page)).toEqual({ cookie: "id", storage: "id" });
		await chooseLanguage(page, "en");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await page.reload();
		await waitForScripts(page);
		expect(getLocation(page)).toBe("/partnership-mba?x=1#main");
	});
});

test("visiting English pages that lack Indonesian does not change the stored language", async ({ page, problems }) => {
	await blockScriptFiles(page, problems);
	await page.goto("/id/partnership-mba");
	await page
		.locator("footer")
		.getByRole("link", { name: getTranslator("id")("nav.aboutUs"), exact: true })
		.click();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	expect(getLocation(page)).toBe("/about-us");
	expect(await rememberedLanguage(page)).toEqual({ cookie: "id", storage: "id" });
	await page.goto("/partnership-mba");
	await expect.poll(() => getLocation(page)).toBe("/id/partnership-mba");
});
