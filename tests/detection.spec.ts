import { exampleGame, getTranslator } from "./examples.ts";
import { blockScriptFiles, expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";
import { enablePainting } from "./painting.ts";
import { rememberedLanguage } from "./storage.ts";

// Sources and priority: src/head/inline/detectLanguage.test.ts. Redirects, and pages without JavaScript:
// tests/http/redirects.test.ts.
test.describe("in a browser set to Russian", () => {
	test.use({ locale: "ru-RU" });

	test("query, cookie and local storage have priority over the browser, and no page loops", async ({
		page,
		baseURL,
		problems,
	}) => {
		problems.allow(/404/);
		let documents = 0;
		page.on("request", (request) => {
			if (request.isNavigationRequest()) documents += 1;
		});
		// Values stored by an earlier visit, the requested path, the final path, and the number of requested documents.
		for (const { cookie, stored, path, end, count } of [
			{ path: "/?x=1&y=%2F#games", end: "/ru?x=1&y=%2F#games", count: 2 },
			{ cookie: "en", stored: "ru", path: "/", end: "/", count: 1 },
			{ cookie: "ru", path: "/?lng=en&x=1#games", end: "/?x=1#games", count: 1 },
			{ path: "//evil.example/?lng=ru", end: "/ru//evil.example/", count: 2 },
			{ cookie: "ru", path: "/en?x=1", end: "/?x=1", count: 2 },
		]) {
			const visit = `${path} with the cookie ${cookie} and ${stored} in local storage`;
			await test.step(visit, async () => {
				// A small document of the same origin, to write its storage.
				await page.goto("/robots.txt");
				await page.context().clearCookies({ name: "i18next" });
				if (cookie) await page.context().addCookies([{ name: "i18next", value: cookie, url: baseURL }]);
				await page.evaluate((value) => {
					localStorage.removeItem("i18nextLng");
					if (value) localStorage.setItem("i18nextLng", value);
				}, stored);
				documents = 0;
				await page.goto(baseURL + path);
				await expect.poll(() => page.url(), visit).toBe(baseURL + end);
				await waitForScripts(page);
				await expect(page.locator("html"), visit).toHaveAttribute("lang", end.startsWith("/ru") ? "ru" : "en");
				expect(page.url(), visit).toBe(baseURL + end);
				expect(documents, `${visit}: documents`).toBe(count);
			});
		}
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
});

// Indonesian has one page; other pages are offered in English (docs/product.md, section 2).
test.describe("in a browser set to Indonesian", () => {
	test.use({ locale: "id-ID" });

	test("only the page that has Indonesian is shown in it, with query and hash, and a choice of English is kept", async ({
		page,
	}) => {
		await openPage(page, exampleGame.path);
		expect(getLocation(page)).toBe(exampleGame.path);
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
