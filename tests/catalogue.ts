import type { Locator, Page } from "@playwright/test";

/** The catalogue's parts, as tests look at them. */
export const main = (page: Page): Locator => page.locator("main");
export const field = (page: Page): Locator => page.getByRole("searchbox");
export const status = (page: Page): Locator => main(page).getByRole("status");
export const cards = (page: Page): Locator =>
	main(page).locator('a[href*="/games/"]:has(img)').filter({ visible: true });

/** Slugs of the games shown, in order. */
export function shown(page: Page): Promise<(string | undefined)[]> {
	return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)));
}
