import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import type { Language } from "#config/languages.ts";
import { localizedPath } from "#config/paths.ts";
import type { ErrorCode } from "#config/resolve.ts";
import { site } from "#config/site.ts";
import { createServer } from "#server/createServer.ts";
import { loadSite } from "#server/site.ts";
import { allAddresses, errorExamples, exampleGame, getWords, homeTitle } from "./examples.ts";
import { expect, openPage, test, waitForScripts } from "./fixtures.ts";
import { misspeltRows, unknownPageRows } from "./redirectRows.ts";

/** Where the way home leads: to the default language's home where a language has none. */
function homePath(language: Language): string {
	const path = localizedPath(language, "/");
	return allAddresses.some((address) => address.path === path) ? path : "/";
}

/** Everything of an error screen (product 11): texts by code and language, the way home, the illustration. */
async function isErrorScreen(page: Page, code: ErrorCode, language: Language): Promise<void> {
	const t = getWords(language);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`errors.${code}.title`));
	await expect(page.getByText(t(`errors.${code}.text`))).toBeVisible();
	const home = page.locator("main").getByRole("link", { name: t("errors.home"), exact: true });
	await expect(home).toBeVisible();
	await expect(home).toHaveAttribute("href", homePath(language));
	const picture = page.locator('main img[src*="/site/lost."]');
	await expect(picture).toBeVisible();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await expect(page).toHaveTitle(`${t(`errors.${code}.title`)} | ${site.name}`);
}

// What each says without the app: tests/answers/errorScreens.test.ts.
for (const { path, language, code } of errorExamples) {
	test(`${path} shows the error screen "${code}" in "${language}" with texts, illustration, noindex and a link home`, async ({
		page,
		problems,
	}) => {
		problems.allow(/404/);
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await waitForScripts(page);
		await isErrorScreen(page, code, language);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expect(page.locator('link[rel="canonical"], link[rel="alternate"]')).toHaveCount(0);

		const documents: string[] = [];
		page.on("response", (answer) => documents.push(`${answer.status()} ${new URL(answer.url()).pathname}`));
		await page
			.locator("main")
			.getByRole("link", { name: getWords(language)("errors.home") })
			.click();
		// Indonesian has no home of its own.
		const spoken = homePath(language) === "/" ? "en" : language;
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeTitle(spoken));
		await expect(page.locator("html")).toHaveAttribute("lang", spoken);
		await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
		expect(documents.filter((line) => line.startsWith("30"))).toEqual([]);
	});
}

test("the screen for languages links to the same page in English, if there is one", async ({ page, problems }) => {
	problems.allow(/404/);
	const english = page.locator("main").getByText(getWords("en")("errors.unsupportedLanguage.english"));
	await openPage(page, "/qq/about-us");
	await expect(english).toHaveAttribute("href", "/about-us");
	await expect(english).toBeVisible();
	await openPage(page, "/qq/nothing");
	await expect(english).toBeHidden();
});

test("what only looks like a page's address is the screen as well, and its links lead on", async ({
	page,
	problems,
}) => {
	test.setTimeout(60_000);
	problems.allow(/404/);
	for (const { path, language } of [...unknownPageRows, ...misspeltRows]) {
		await test.step(path, async () => {
			await openPage(page, path);
			await isErrorScreen(page, "404", language);
			await page.locator("body > header").getByRole("navigation").getByRole("link").last().click();
			await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(getWords(language)("errors.404.title"));
			// The Russian screen would lead the next visit to Russian ones.
			await page.context().clearCookies({ name: "i18next" });
			await page.evaluate(() => localStorage.removeItem("i18nextLng"));
		});
	}
});

test.describe("works in a browser without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test('/ru/nope shows the error screen "404" without scripts', async ({ page, problems }) => {
		problems.allow(/404/);
		await page.goto("/ru/nope");
		await isErrorScreen(page, "404", "ru");
	});
});

test.describe("an error of the server", () => {
	let server: Server;
	let address: string;
	const logged: unknown[] = [];

	test.beforeAll(async () => {
		console.error = (...parts: unknown[]) => logged.push(...parts);
		const hasPage = () => {
			throw new Error("secret: disk gone");
		};
		server = createServer({ ...loadSite("build"), hasPage });
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});

	test.afterAll(() => {
		server.close();
		server.closeAllConnections();
	});

	for (const [path, language] of [
		["/", "en"],
		["/ru", "ru"],
		[`/ru${exampleGame.path}`, "ru"],
		["/id/partnership-mba", "id"],
	] as const) {
		test(`${path} returns the screen "500" in "${language}" with noindex, and logs the details only`, async ({
			page,
			problems,
		}) => {
			problems.allow(/500/);
			const response = await page.goto(address + path);
			expect(response?.status()).toBe(500);
			expect(await response?.text()).not.toContain("secret");
			await page.waitForLoadState("networkidle");
			await isErrorScreen(page, "500", language);
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
			expect(logged.map(String)).toContain("Error: secret: disk gone");
		});
	}
});
