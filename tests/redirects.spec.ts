import type { BrowserContext, Page } from "@playwright/test";
import { errorExamples, exampleGame, getWords } from "./examples.ts";
import { expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";
import { languageRows, locationOf, redirectRows, unknownEntryRows } from "./redirectRows.ts";

// What the server answers to each of these addresses is asked in tests/answers/redirects.test.ts.
const query = "?x=1&y=%2F";

/** Stands before an address, because resolving `//about-us` would take it for another host. */
function base(): string {
	const { baseURL } = test.info().project.use;
	if (!baseURL) throw new Error("playwright.config.ts gives no baseURL.");
	return baseURL;
}

/** The address that the browser shows after a redirect. */
async function endsAt(page: Page, address: string): Promise<void> {
	await expect.poll(() => getLocation(page)).toBe(address);
	await expect(page.locator("h1"), "the page's heading").toBeVisible();
	const language = address.startsWith("/ru") ? "ru" : "en";
	await expect(page.locator("html"), "the page's language").toHaveAttribute("lang", language);
}

/** Forgets what the site has stored about the visitor's language. */
async function forget(page: Page, context: BrowserContext): Promise<void> {
	await context.clearCookies({ name: "i18next" });
	await page.evaluate(() => localStorage.removeItem("i18nextLng"));
}

for (const scripted of [true, false]) {
	test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		test("a redirect of each kind ends at its target and keeps the query", async ({ page, context }) => {
			for (const from of [`//ru/${exampleGame.path}/`, "/en", "/id/about-us", "/docs/customers/privacy-policy"]) {
				const row = redirectRows.find((candidate) => candidate.from === from);
				if (!row) throw new Error(`tests/redirectRows.ts has no row for ${from}.`);
				await test.step(`${from} ends at ${row.to}`, async () => {
					await page.goto(base() + from + query);
					if (scripted) await waitForScripts(page);
					// The page's script stores the choice and takes `lng` out of the address.
					await endsAt(page, scripted ? row.to + query : locationOf(row, query));
					// A language that was shown leads the next visit to its pages.
					if (scripted) await forget(page, context);
				});
			}
		});
	});
}

test("a URL with a language prefix shows that language, and the language is stored", async ({ page, context }) => {
	await openPage(page, "/business");
	for (const { path, language } of languageRows) {
		await test.step(`${path} is shown in "${language}"`, async () => {
			await forget(page, context);
			await openPage(page, path);
			await expect(page.locator("html"), `${path}: its language`).toHaveAttribute("lang", language);
			await expect(page.locator("h1"), `${path}: its heading`).toBeVisible();
			expect(getLocation(page), `${path} stays`).toBe(path);
			await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng")), path).toBe(language);
			const cookies = await context.cookies();
			expect(cookies.find(({ name }) => name === "i18next")?.value, `${path}: the cookie`).toBe(language);
		});
	}
});

test("an address that does not exist shows its error screen in its language without a redirect", async ({
	page,
	problems,
}) => {
	problems.allow(/404/);
	for (const { path, language, code } of errorExamples) {
		await test.step(`${path} shows the error screen "${code}" in "${language}"`, async () => {
			await openPage(page, path);
			const title = getWords(language)(`errors.${code}.title`);
			await expect(page.getByRole("heading", { level: 1, name: title }), `${path}: its heading`).toBeVisible();
			await expect(page.locator("html"), `${path}: its language`).toHaveAttribute("lang", language);
			expect(getLocation(page), "the address stays").toBe(path);
		});
	}
});

test("an entry that does not exist shows header and footer with an empty main element", async ({ page, problems }) => {
	problems.allow(/404/);
	await openPage(page, "/business");
	for (const { path } of unknownEntryRows) {
		await test.step(path, async () => {
			await openPage(page, path);
			await expect(page.locator("main"), `${path}: what main says`).toHaveText("");
			await expect(page.locator("header").first()).toBeVisible();
			await expect(page.locator("footer")).toBeVisible();
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		});
	}
});
