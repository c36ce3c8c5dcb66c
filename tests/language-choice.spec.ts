import type { Page } from "@playwright/test";
import { exampleGame, getWords, homeTitle } from "./examples.ts";
import { blockScriptFiles, expect, getLocation, type PageProblems, test, waitForScripts } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";
import { blockStorage, rememberedLanguage } from "./storage.ts";

const states = [
	{
		state: "with scripts",
		prepare: async () => {},
		ready: waitForScripts,
	},
	{
		state: "with inline scripts only",
		prepare: blockScriptFiles,
		ready: async (page: Page) => {
			await page.waitForLoadState("load");
		},
	},
] satisfies {
	state: string;
	prepare: (page: Page, problems: PageProblems) => Promise<void>;
	ready: (page: Page) => Promise<void>;
}[];

const headline = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { state, prepare, ready } of states) {
	test.describe(`${state}, on a Russian browser`, () => {
		test.use({ locale: "ru-RU" });

		test("a choice of English is kept on the page, on the next one and after a reload", async ({ page, problems }) => {
			await prepare(page, problems);
			await page.goto("/ru");
			await ready(page);
			await chooseLanguage(page, "en");
			await expect(headline(page)).toHaveText(homeTitle("en"));
			expect(await rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
			await page.reload();
			await ready(page);
			expect(getLocation(page)).toBe("/");
			await page.goto(exampleGame.path);
			await ready(page);
			expect(getLocation(page)).toBe(exampleGame.path);
		});

		test("if storage is blocked, the link has lng=en, and English is kept", async ({ page, context, problems }) => {
			await blockStorage(context);
			await prepare(page, problems);
			await page.goto("/");
			await expect.poll(() => getLocation(page)).toBe("/ru");
			await ready(page);
			await chooseLanguage(page, "en");
			await expect(headline(page)).toHaveText(homeTitle("en"));
			expect(getLocation(page)).toBe("/?lng=en");
			await page.reload();
			await ready(page);
			expect(getLocation(page)).toBe("/?lng=en");
			await expect(headline(page)).toHaveText(homeTitle("en"));
			await page.locator('footer a[href="/about-us"]').click();
			await expect.poll(() => getLocation(page)).toBe("/about-us?lng=en");
			await page.reload();
			await ready(page);
			expect(getLocation(page)).toBe("/about-us?lng=en");
			await expect(page.locator("html")).toHaveAttribute("lang", "en");
		});
	});

	test.describe(state, () => {
		test("Back after a change of language returns to the former language", async ({ page, problems }) => {
			await prepare(page, problems);
			await page.goto("/");
			await ready(page);
			await chooseLanguage(page, "ru");
			await expect(headline(page)).toHaveText(homeTitle("ru"));
			await page.goBack();
			await expect(headline(page)).toHaveText(homeTitle("en"));
			await ready(page);
			expect(getLocation(page)).toBe("/");
			await expect.poll(() => rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
			await page.reload();
			await ready(page);
			expect(getLocation(page)).toBe("/");
			await expect(headline(page)).toHaveText(homeTitle("en"));
		});

		test("the language menu replaces lng in the query if storage is blocked, and keeps the other parameters", async ({
			page,
			context,
			problems,
		}) => {
			await blockStorage(context);
			await prepare(page, problems);
			await page.goto("/ru?lng=ru&x=1#games");
			await ready(page);
			await chooseLanguage(page, "en");
			await expect(headline(page)).toHaveText(homeTitle("en"));
			expect(getLocation(page)).toBe("/?lng=en&x=1#games");
		});

		test("the language menu keeps path, query and hash", async ({ page, problems }) => {
			await prepare(page, problems);
			await page.goto(`${exampleGame.path}?x=1&y=%2F#main`);
			await ready(page);
			await chooseLanguage(page, "ru");
			await expect(page.locator("html")).toHaveAttribute("lang", "ru");
			await expect(page.getByRole("link", { name: getWords("ru")("game.play"), exact: true }).first()).toBeVisible();
			expect(getLocation(page)).toBe(`/ru${exampleGame.path}?x=1&y=%2F#main`);
		});
	});
}
