import { cards, getSearchField } from "./catalog.ts";
import { contact, waitForContactForm } from "./contact.ts";
import { expect, test, waitForScripts } from "./fixtures.ts";
import { languageList, languageToggle } from "./languageMenu.ts";
import { rememberedLanguage } from "./storage.ts";

// Simulates translators and extensions that change pages. Locators use structure, because the texts change.
test.use({ consent: null });

/** Wraps and changes texts, changes the language, adds elements, and removes title and meta elements. */
function changePage(): void {
	const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (textWalker.nextNode()) texts.push(textWalker.currentNode as Text);
	for (const text of texts) {
		if (!text.data.trim() || text.parentElement?.closest("script, style, template, textarea")) continue;
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		inner.textContent = `« ${text.data} »`;
		outer.append(inner);
		text.replaceWith(outer);
	}
	document.documentElement.lang = "de";
	for (const field of document.querySelectorAll("input, textarea")) field.after(document.createElement("span"));
	document.querySelector("main")?.before(document.createElement("div"));
	for (const element of document.querySelectorAll("title, meta")) element.remove();
}

for (const changeTime of ["before", "after"] as const) {
	test(`a page that a translator and an extension change ${changeTime} its scripts run works as before`, async ({
		page,
	}) => {
		test.setTimeout(60_000);
		const declineButton = page.locator("section[aria-labelledby=consent-title] button[data-consent=decline]");
		const openPage = async (path: string) => {
			await page.goto(path);
			await waitForScripts(page);
			if (changeTime === "after") await page.evaluate(changePage);
		};
		if (changeTime === "before") {
			// Changes the page after parsing and before its own scripts run.
			await page.addInitScript({
				content: `document.addEventListener("readystatechange", () => {
					if (document.readyState === "interactive") (${changePage})();
				});`,
			});
		}

		await test.step("the cookie banner is answered once", async () => {
			await openPage("/games");
			await expect(declineButton).toBeVisible();
			await declineButton.click();
			await expect(declineButton).toBeHidden();
		});
		await test.step("the chosen theme is kept after a reload", async () => {
			await page.locator("input[name=theme][value=dark]").check();
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await openPage("/games");
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await expect(declineButton).toBeHidden();
			expect(await rememberedLanguage(page)).toEqual({ cookie: "en", storage: "en" });
		});
		await test.step("the language menu opens and closes", async () => {
			await languageToggle(page).click();
			await expect(languageList(page)).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(languageList(page)).toBeHidden();
		});
		await test.step("the catalog's field and filter find games", async () => {
			await getSearchField(page).pressSequentially("boat");
			await expect(getSearchField(page)).toHaveValue("boat");
			await expect(cards(page).first()).toHaveAttribute("href", "/games/boat-attack");
			await getSearchField(page).fill("");
			await page.locator('main nav a[href*="action"]').first().click();
			await expect(page).toHaveURL(/action/);
			await expect(cards(page).first()).toBeVisible();
		});
		await test.step("the search dialog finds games and leads to one", async () => {
			await page.locator("h1").click();
			await page.keyboard.press("/");
			await expect(page.getByRole("combobox")).toBeFocused();
			await page.keyboard.type("cat");
			await expect(page.getByRole("option").first()).toContainText("Cat From Hell");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL("/games/cat-from-hell");
			await waitForScripts(page);
		});
		await test.step("a link leads to its page", async () => {
			await page.locator('footer a[href="/about-us"]').click();
			await expect(page).toHaveURL("/about-us");
			await waitForScripts(page);
			if (changeTime === "after") await page.evaluate(changePage);
		});
		await test.step("the contact form accepts text and validates it", async () => {
			await page.locator("footer nav button[commandfor=contact]").click();
			await waitForContactForm(page);
			const { dialog } = contact(page);
			await dialog.locator("[name=name]").fill("Anna");
			await dialog.locator("[name=email]").fill("anna");
			await dialog.locator("form button[type=submit], form button:not([type])").first().click();
			await expect(dialog.locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
			await expect(dialog.locator("[name=name]")).toHaveValue("Anna");
			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
		});
		await test.step("the refund checker shows the next question", async () => {
			await openPage("/docs/guidelines/general/return-and-refund-policy");
			const refundChecker = page.locator("astro-island[component-url*=RefundChecker]");
			await refundChecker.getByRole("radio").first().check();
			await expect(refundChecker.getByRole("group").nth(1)).toBeVisible();
		});
	});
}
