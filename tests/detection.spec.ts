import type { Page } from "@playwright/test";
import { exampleGame, homeTitle } from "./examples.ts";
import { expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";
import { enablePainting } from "./painting.ts";
import { rememberedLanguage, setLanguageCookie, setStoredLanguage } from "./storage.ts";

/** Expects a page after its scripts have run, and no further navigation. */
async function settlesAt(page: Page, path: string, language: "en" | "ru"): Promise<void> {
	await expect.poll(() => getLocation(page)).toBe(path);
	await waitForScripts(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle(language));
	expect(getLocation(page)).toBe(path);
}

test.describe("sources of the language on a URL without a prefix", () => {
	test("the query /?lng=ru leads an English browser to Russian", async ({ page }) => {
		await page.goto("/?lng=ru");
		await settlesAt(page, "/ru", "ru");
	});

	test("the cookie i18next leads an English browser from / to Russian", async ({ page, context, baseURL }) => {
		await setLanguageCookie(context, baseURL ?? "", "ru");
		await page.goto("/");
		await settlesAt(page, "/ru", "ru");
	});

	test("i18nextLng in local storage leads an English browser from / to Russian", async ({ page, context }) => {
		await setStoredLanguage(context, "ru");
		await page.goto("/");
		await settlesAt(page, "/ru", "ru");
	});

	test.describe("in a browser set to Russian", () => {
		test.use({ locale: "ru-RU" });

		test("the browser's language leads from / to Russian", async ({ page }) => {
			await page.goto("/");
			await settlesAt(page, "/ru", "ru");
		});

		test("the browser's language leads to a Russian game page too", async ({ page }) => {
			await page.goto(exampleGame.path);
			await expect.poll(() => getLocation(page)).toBe(`/ru${exampleGame.path}`);
		});
	});

	test.describe("in a browser set to French", () => {
		test.use({ locale: "fr-FR" });

		test("the page stays in its own language without another source", async ({ page }) => {
			await page.goto("/");
			await settlesAt(page, "/", "en");
		});
	});
});

test.describe("the priority of sources in a Russian browser", () => {
	test.use({ locale: "ru-RU" });

	test("local storage has priority over the browser's language", async ({ page, context }) => {
		await setStoredLanguage(context, "en");
		await page.goto("/");
		await settlesAt(page, "/", "en");
	});

	test("the cookie has priority over local storage", async ({ page, context, baseURL }) => {
		await setStoredLanguage(context, "ru");
		await setLanguageCookie(context, baseURL ?? "", "en");
		await page.goto("/");
		await settlesAt(page, "/", "en");
	});

	test("the query has priority over the cookie", async ({ page, context, baseURL }) => {
		await setLanguageCookie(context, baseURL ?? "", "ru");
		await page.goto("/?lng=en&x=1#games");
		await settlesAt(page, "/?x=1#games", "en");
		expect(await rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
	});

	test("the prefix /en has priority over the cookie, is stored and is removed from the URL", async ({
		page,
		context,
		baseURL,
	}) => {
		await setLanguageCookie(context, baseURL ?? "", "ru");
		await page.goto("/en?x=1");
		await settlesAt(page, "/?x=1", "en");
		expect(await rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
		await page.reload();
		await settlesAt(page, "/?x=1", "en");
	});

	test("a cookie with an unsupported language is ignored", async ({ page, context, baseURL }) => {
		await setLanguageCookie(context, baseURL ?? "", "qq");
		await page.goto("/");
		await settlesAt(page, "/ru", "ru");
	});

	test("the redirect keeps query and hash", async ({ page }) => {
		await page.goto("/?x=1&y=%2F#games");
		await settlesAt(page, "/ru?x=1&y=%2F#games", "ru");
	});

	test("nothing is painted before the redirect, even if the other page loads slowly", async ({ page }) => {
		const painted: string[] = [];
		const seen: string[] = [];
		await enablePainting(page);
		await page.exposeBinding("reportPaint", (_, path: string) => painted.push(path));
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
		await settlesAt(page, "/ru", "ru");
		await expect.poll(() => painted).toContain("/ru");
		await expect.poll(() => seen).toContain("/ru");
		expect(painted, "addresses whose page was painted").not.toContain("/");
		expect(seen, "addresses whose headline was visible").not.toContain("/");
	});
});

test.describe("a language that the page lacks is ignored without a redirect loop", () => {
	for (const [what, path] of [
		["?lng=id on /", "/?lng=id"],
		["?lng=qq on /", "/?lng=qq"],
	] as const) {
		test(what, async ({ page }) => {
			const documents = countDocuments(page);
			await page.goto(path);
			await settlesAt(page, path, "en");
			expect(documents()).toBe(1);
		});
	}

	test("?lng=id on /ru keeps the Russian page", async ({ page }) => {
		const documents = countDocuments(page);
		await page.goto("/ru?lng=id");
		await settlesAt(page, "/ru?lng=id", "ru");
		expect(documents()).toBe(1);
	});

	test.describe("in a browser set to Indonesian", () => {
		test.use({ locale: "id-ID" });

		test("the home page / stays in English", async ({ page }) => {
			const documents = countDocuments(page);
			await page.goto("/");
			await settlesAt(page, "/", "en");
			expect(documents()).toBe(1);
		});
	});
});

test.describe("the language prefix of a URL", () => {
	test("has priority over the detected language: /ru in an English browser with an English cookie", async ({
		page,
		context,
		baseURL,
	}) => {
		await setLanguageCookie(context, baseURL ?? "", "en");
		await page.goto("/ru");
		await settlesAt(page, "/ru", "ru");
	});

	test("has lower priority than the parameter lng: /ru?lng=en is English", async ({ page }) => {
		await page.goto("/ru?lng=en");
		await settlesAt(page, "/", "en");
	});

	test("is stored: after /ru the cookie and local storage are Russian, and / leads to /ru", async ({ page }) => {
		await openPage(page, "/ru");
		expect(await rememberedLanguage(page)).toEqual({ cookie: "ru", storage: "ru" });
		await page.goto("/");
		await settlesAt(page, "/ru", "ru");
	});
});

test.describe("addresses that do not exist", () => {
	const documentsAt = async (page: Page, path: string) => {
		const documents = countDocuments(page);
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		return documents();
	};

	test.describe("in a browser set to Russian", () => {
		test.use({ locale: "ru-RU" });

		for (const path of ["/nothing", "/nothing?x=1#end", "/games/unknown", "/news/unknown", "/studios/nope", "/faq"]) {
			test(`${path} leads to the Russian error screen`, async ({ page, problems }) => {
				problems.allow(/404/);
				await page.goto(path);
				await expect.poll(() => getLocation(page)).toBe(`/ru${path}`);
				await expect(page.locator("html")).toHaveAttribute("lang", "ru");
				await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
			});
		}

		for (const path of ["/de/about-us", "/fil/news", "/en/nothing"]) {
			test(`${path} is not redirected, because its screen exists in no other language`, async ({ page, problems }) => {
				problems.allow(/404/);
				expect(await documentsAt(page, path)).toBe(1);
				expect(getLocation(page)).toBe(path);
			});
		}

		test("two slashes and a host name do not lead to that host", async ({ page, problems, baseURL }) => {
			problems.allow(/404/);
			await page.goto(`${baseURL}//evil.example/?lng=ru`);
			await expect.poll(() => page.url()).toBe(`${baseURL}/ru//evil.example/`);
		});
	});

	test("the language cookie is used too", async ({ page, context, baseURL, problems }) => {
		problems.allow(/404/);
		await setLanguageCookie(context, baseURL ?? "", "ru");
		await page.goto("/nothing");
		await expect.poll(() => getLocation(page)).toBe("/ru/nothing");
	});

	test.describe("in a browser set to Indonesian", () => {
		test.use({ locale: "id-ID" });

		for (const path of ["/nothing", "/games/unknown", "/games/page/2"]) {
			test(`${path} stays in English without a redirect loop`, async ({ page, problems }) => {
				problems.allow(/404/);
				expect(await documentsAt(page, path)).toBe(1);
				expect(getLocation(page)).toBe(path);
			});
		}
	});
});

test.describe("without JavaScript on a Russian browser", () => {
	test.use({ locale: "ru-RU", javaScriptEnabled: false });

	// What the server answers to each address in each language: tests/answers/redirects.test.ts.
	test("/?lng=ru shows the language of its URL", async ({ page }) => {
		await page.goto("/?lng=ru");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle("en"));
		expect(getLocation(page)).toBe("/?lng=ru");
	});
});

/** How many documents the browser has asked for since. */
function countDocuments(page: Page): () => number {
	let count = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) count += 1;
	});
	return () => count;
}
