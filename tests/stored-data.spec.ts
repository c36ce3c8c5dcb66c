import type { Page } from "@playwright/test";
import { pagePath } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { contact, fillContact, openContact } from "./contact.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test, watchRequests } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";

const t = getTranslator("en");
const policy = pagePath("document", { chapter: "general", doc: "cookie-policy" });

test.use({ consent: null, isPainted: true });

/** Names of all stored cookies and storage keys; for keys with ids, their prefix. */
async function storedNames(page: Page): Promise<string[]> {
	const cookies = await page.context().cookies();
	const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	return [...cookies.map(({ name }) => name), ...keys.map((key) => key.replace(/^(contact\.\w+\.).*/, "$1"))];
}

test("the cookie policy lists every cookie and every entry of browser storage that the site sets", async ({
	page,
	browser,
	baseURL,
	problems,
}) => {
	const readStored: string[] = [];
	const analyticsFiles = watchRequests(page, /analytics/i);
	await openPage(page, policy);
	const named = await page.locator("main [id='2.1'] code, main [id='2.5'] code").allTextContents();
	await page.getByRole("button", { name: t("consent.accept"), exact: true }).click();
	await page.getByRole("group", { name: "Theme" }).getByRole("radio", { name: "Dark", exact: true }).check();

	await openPage(page, "/games");
	await page.getByRole("button", { name: t("games.recent.keep") }).click();
	await page.locator(`main a[href="${exampleGame.path}"]`).first().click();
	await expect(page).toHaveURL(exampleGame.path);
	await openPage(page, exampleGame.path);
	readStored.push(...(await storedNames(page)));

	await openContact(page);
	await fillContact(page);
	await expect.poll(() => storedNames(page)).toContain("contact.draft.");
	readStored.push("contact.draft.");
	problems.allow(/503/);
	await page.route("**/reviews", (route) => route.fulfill({ status: 503 }));
	await contact(page).submit.click();
	await expect.poll(() => storedNames(page)).toContain("contact.outbox.");
	await contact(page).ok.click();
	await chooseLanguage(page, "ru");
	await expect(page).toHaveURL(`/ru${exampleGame.path}`);
	readStored.push(...(await storedNames(page)));

	if (site.analytics.mode === "off") expect(analyticsFiles).toEqual([]);

	const phoneContext = await browser.newContext({
		baseURL: baseURL ?? "",
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
	});
	const phonePage = await phoneContext.newPage();
	await openPage(phonePage, "/games");
	await phonePage.getByRole("switch", { name: t("games.moving") }).tap();
	await expect.poll(() => storedNames(phonePage)).toContain("previews");
	readStored.push(...(await storedNames(phonePage)));
	await phoneContext.close();

	expect([...new Set(readStored)].sort()).toEqual([...new Set(named)].sort());
});
