import type { Page } from "@playwright/test";
import { site } from "#site/site.ts";
import { allAddresses, words } from "./examples.ts";
import { blockApp, booted, expect, markDocument, navigate, open, test, whereabouts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";
import { rememberedLanguage, setLanguageCookie } from "./storage.ts";

/** Indonesian exists on one page; everything else is offered in the default language (product 2). */
const t = words("id");
const path = "/id/partnership-mba";
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const title = (language: "en" | "ru" | "id") => {
	const say = words(language);
	return `${say("partnership.hero.line1")} ${say("partnership.hero.line2")}`;
};

test("exactly one address is Indonesian", () => {
	expect(allAddresses.filter(({ language }) => language === "id").map((address) => address.path)).toEqual([path]);
});

for (const scripted of [true, false]) {
	test.describe(scripted ? "with the app" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		test("header, page and footer are Indonesian; links lead to the English pages, none by a redirect", async ({
			page,
			request,
		}) => {
			await page.goto(path);
			if (scripted) await booted(page);
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
		});

		test("the selector leads from Indonesian to Russian, to English and back", async ({ page }) => {
			await page.goto(path);
			for (const [code, address] of [
				["ru", "/ru/partnership-mba"],
				["en", "/partnership-mba"],
				["id", path],
			] as const) {
				if (scripted) await booted(page);
				await chooseLanguage(page, code);
				await expect(headline(page)).toHaveText(title(code));
				await expect(page.locator("html")).toHaveAttribute("lang", code);
				expect(whereabouts(page)).toBe(address);
			}
		});
	});
}

for (const language of ["en", "ru", "id"] as const) {
	const address = language === "en" ? "/partnership-mba" : `/${language}/partnership-mba`;

	test(`${address} names its three languages, itself and the default one`, async ({ page }) => {
		await page.goto(address);
		const hrefs = await page.locator('link[rel="alternate"]').evaluateAll((links) => {
			return links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
		});
		expect(hrefs).toEqual([
			["en", `${site.origin}/partnership-mba`],
			["ru", `${site.origin}/ru/partnership-mba`],
			["id", `${site.origin}${path}`],
			["x-default", `${site.origin}/partnership-mba`],
		]);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", site.origin + address);
		await expect(page).toHaveTitle(words(language)("partnership.title", { ns: "meta" }));
	});
}

test.describe("an Indonesian browser", () => {
	test.use({ locale: "id-ID" });

	test("is sent to the Indonesian page, query and hash kept", async ({ page }) => {
		await page.goto("/partnership-mba?x=1#main");
		await expect.poll(() => whereabouts(page)).toBe(`${path}?x=1#main`);
		await booted(page);
		await expect(headline(page)).toHaveText(title("id"));
		expect(await rememberedLanguage(page)).toEqual({ cookie: "id", storage: "id" });
	});

	test("has English where it is chosen: it sticks", async ({ page }) => {
		await open(page, path);
		await chooseLanguage(page, "en");
		await expect(headline(page)).toHaveText(title("en"));
		await page.reload();
		await booted(page);
		expect(whereabouts(page)).toBe("/partnership-mba");
	});
});

test("an explicit lng decides: to Indonesian and away from it", async ({ page }) => {
	await page.goto("/partnership-mba?lng=id");
	await expect.poll(() => whereabouts(page)).toBe(`${path}?lng=id`);
	await booted(page);
	await page.goto(`${path}?lng=ru`);
	await expect.poll(() => whereabouts(page)).toBe("/ru/partnership-mba?lng=ru");
});

for (const scripted of [true, false]) {
	const manner = scripted ? "by client navigation" : "by loads of documents";

	test(`a visit to English pages that lack Indonesian is no choice of English: ${manner}`, async ({
		page,
		problems,
	}) => {
		if (!scripted) await blockApp(page, problems);
		await page.goto(path);
		if (scripted) await booted(page);
		const isSame = await markDocument(page);
		await page
			.locator("footer")
			.getByRole("link", { name: t("nav.aboutUs"), exact: true })
			.click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		expect(whereabouts(page)).toBe("/about-us");
		expect(await isSame()).toBe(scripted);
		expect(await rememberedLanguage(page)).toEqual({ cookie: "id", storage: "id" });
		await page.goto("/partnership-mba");
		await expect.poll(() => whereabouts(page)).toBe(path);
	});
}

test("a Russian visitor who opens an English page by client navigation has chosen English", async ({
	page,
	context,
	baseURL,
}) => {
	await setLanguageCookie(context, baseURL ?? "", "ru");
	await open(page, "/ru");
	await navigate(page, "/about-us");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect.poll(() => rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
});
