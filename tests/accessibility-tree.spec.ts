import type { Page } from "@playwright/test";
import { customizeAgain } from "./consent.ts";
import { openContact } from "./contact.ts";
import { exampleGame } from "./examples.ts";
import { closeDialogs, expect, openPage, test } from "./fixtures.ts";
import { languageToggle } from "./languageMenu.ts";

interface PagePart {
	readonly name: string;
	readonly path: string;
	readonly selector: string;
	readonly show?: (page: Page) => Promise<void>;
}

async function searchSaltwater(page: Page): Promise<void> {
	await page.keyboard.press("/");
	await page.getByRole("combobox").fill("saltwater");
	await page.getByRole("option").first().waitFor();
}

async function visitFirst(page: Page): Promise<void> {
	await page.context().clearCookies({ name: "cookieConsent" });
	await openPage(page, "/");
}

/** Components and their states; snapshots are in `tests/tree`. Names and links of static lists: tests/built. */
const parts: readonly PagePart[] = [
	{ name: "header", path: "/", selector: "body > header" },
	{ name: "language-menu", path: "/", selector: "#languages", show: (page) => languageToggle(page).click() },
	{ name: "contact-dialog", path: "/", selector: "#contact", show: (page) => openContact(page) },
	{ name: "search-dialog", path: "/", selector: "#search", show: searchSaltwater },
	{ name: "cookie-choices", path: "/", selector: "#consent", show: customizeAgain },
	{ name: "carousel", path: "/partnership-mba", selector: "section section:has(article)" },
	{
		...{ name: "accordion", path: "/partnership-mba", selector: "section:has(details)" },
		show: (page) => page.locator("summary").first().click(),
	},
	{ name: "game-facts", path: exampleGame.path, selector: "#facts" },
	{ name: "contents", path: "/docs/guidelines/general/cookie-policy", selector: "#contents" },
	{ name: "fee-slider", path: "/publish", selector: "main astro-island:has(input[type=range])" },
	// Last: it takes the answer back.
	{ name: "cookie-banner", path: "/", selector: "section[aria-labelledby=consent-title]", show: visitFirst },
];

test("components have unchanged names, roles and states", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	let place = "";
	for (const { name, path, selector, show } of parts) {
		await test.step(name, async () => {
			if (place !== path) await openPage(page, path);
			place = path;
			await show?.(page);
			await expect
				.soft(page.locator(selector), `${name}: names, roles and states`)
				.toMatchAriaSnapshot({ name: `${name}.aria.yml` });
			await closeDialogs(page);
		});
	}
});
