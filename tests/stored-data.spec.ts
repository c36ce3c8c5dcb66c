import { allGames } from "#content/readers/games.server.ts";
import { pagePath } from "#site/pages.ts";
import { contact, fillContact, openContact } from "./contact.ts";
import { words } from "./examples.ts";
import { expect, open, test } from "./fixtures.ts";
import { chooseLanguage } from "./languageMenu.ts";

const t = words("en");
const [game] = allGames();
const policy = pagePath("document", { chapter: "general", doc: "cookie-policy" });

test.use({ consent: null, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("the cookie policy names every cookie and every entry of browser storage that the site sets", async ({
	page,
	context,
	problems,
}) => {
	await open(page, policy);
	const named = await page
		.locator("main [id='2.1'], main [id='2.5']")
		.locator("xpath=following-sibling::*[1]")
		.locator("code")
		.allTextContents();
	const stored = new Set<string>();
	const collect = async () => {
		for (const { name } of await context.cookies()) stored.add(name);
		const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
		for (const key of keys) stored.add(key.replace(/^(contact\.\w+\.).*/, "$1"));
	};

	await page.locator("[data-consent=accept]").click();
	await page.locator("input[name=theme][value=dark]").check({ force: true });
	await page.goto("/games");
	await page.getByRole("switch", { name: t("games.moving") }).tap();
	await page.getByRole("button", { name: t("games.recent.keep") }).click();
	await collect();
	await page.locator(`main a[href="/games/${game?.slug}"]`).first().click();
	await expect(page.getByRole("heading", { level: 1, name: game?.title ?? "" })).toBeVisible();
	await page.reload();
	await collect();
	await openContact(page);
	await fillContact(page, { name: "Anna Example" });
	await collect();
	problems.allow(/503/);
	await page.route("**/reviews", (route) => route.fulfill({ status: 503 }));
	await fillContact(page);
	await contact(page).submit.click();
	await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("contact.outbox.");
	await collect();
	await page.goto(policy);
	await chooseLanguage(page, "ru");
	await expect(page).toHaveURL(new RegExp(`/ru${policy}`));
	await collect();

	expect([...stored].sort()).toEqual([...new Set(named)].sort());
});
