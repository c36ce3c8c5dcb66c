import type { Locator, Page } from "@playwright/test";

export const getMain = (page: Page): Locator => page.locator("main");
export const getSearchField = (page: Page): Locator => page.getByRole("searchbox");
export const getStatus = (page: Page): Locator => getMain(page).getByRole("status");
export const cards = (page: Page): Locator =>
	getMain(page).locator('a[href*="/games/"]:has(img)').filter({ visible: true });

/** Slugs of the visible games, in document order. */
export function getShownGames(page: Page): Promise<(string | undefined)[]> {
	return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)));
}
