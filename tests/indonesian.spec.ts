import type { Page } from "@playwright/test";
import { allAddresses, getWords } from "./examples.ts";
import { blockScriptFiles, expect, getLocation, test, waitForScripts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";
import { rememberedLanguage } from "./storage.ts";

/** Indonesian exists on one page, whose head names its languages (tests/built/languageMenu.test.ts); everything else is offered in the default language (product 2). */
const t = getWords("id");
const path = "/id/partnership-mba";
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const title = (language: "en" | "ru" | "id") => {
	const say = getWords(language);
	return `${say("partnership.hero.line1")} ${say("partnership.hero.line2")}`;
};

test("exactly one address is in Indonesian", () => {
	expect(allAddresses.filter(({ language }) => language === "id").map((address) => address.path)).toEqual([path]);
});

for (const scripted of [true, false]) {
	test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		test("header, page and footer are in Indonesian, links lead to existing English pages, and the language menu works", async ({
			page,
			request,
		}) => {
			await page.goto(path);
			if (scripted) await waitForScripts(page);
			await expect(page.locator("html")).toHaveAttribute("lang", "id");
			await expect(headline(page)).toHaveText(title("id"));
			await expect(page.locator("footer nav li")).toHaveText([
				t("nav.home"),
				t("nav.games"),
				t("nav.business"),
				t("nav.partnership"),
				t("nav.aboutUs"),
				t("nav.news"),
				t("nav.guidelines"),
				t("nav.contact"),
			]);
			const hrefs = await page
				.locator('a[href^="/"]:not([data-language])')
				.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
			expect(hrefs).toEqual(expect.arrayContaining(["/", "/about-us", "/business", "/news", "/publish"]));
			for (const href of hrefs) {
				expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
			}
			for (const [code, address] of [
				["ru", "/ru/partnership-mba"],
				["en", "/partnership-mba"],
				["id", path],
			] as const) {
				if (scripted) await waitForScripts(page);
				await chooseLanguage(page, code);
				await expect(headline(page)).toHaveText(title(code));
				await expect(page.locator("html")).toHaveAttribute("lang", code);
				expect(getLocation(page)).toBe(address);
			}
		});
	});
}

test.describe("in a browser set to Indonesian", () => {
	test.use({ locale: "id-ID" });

	test("the page redirects to Indonesian with query and hash, and a choice of English is kept", async ({ page }) => {
		await page.goto("/partnership-mba?x=1#main");
		await expect.poll(() => getLocation(page)).toBe(`${path}?x=1#main`);
		await waitForScripts(page);
		await expect(headline(page)).toHaveText(title("id"));
		expect(await rememberedLanguage(page)).toEqual({ cookie: "id", storage: "id" });

		await chooseLanguage(page, "en");
		await expect(headline(page)).toHaveText(title("en"));
		await page.reload();
		await waitForScripts(page);
		expect(getLocation(page)).toBe("/partnership-mba?x=1#main");
	});
});

test("the parameter lng leads to Indonesian and away from it", async ({ page }) => {
	await page.goto("/partnership-mba?lng=id");
	await expect.poll(() => getLocation(page)).toBe(path);
	await waitForScripts(page);
	await page.goto(`${path}?lng=ru`);
	await expect.poll(() => getLocation(page)).toBe("/ru/partnership-mba");
});

for (const scripted of [true, false]) {
	const manner = scripted ? "with scripts" : "with only the inline scripts";

	test(`visiting English pages that lack Indonesian does not change the stored language ${manner}`, async ({
		page,
		problems,
	}) => {
		if (!scripted) await blockScriptFiles(page, problems);
		await page.goto(path);
		if (scripted) await waitForScripts(page);
		await page
			.locator("footer")
			.getByRole("link", { name: t("nav.aboutUs"), exact: true })
			.click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		expect(getLocation(page)).toBe("/about-us");
		expect(await rememberedLanguage(page)).toEqual({ cookie: "id", storage: "id" });
		await page.goto("/partnership-mba");
		await expect.poll(() => getLocation(page)).toBe(path);
	});
}
