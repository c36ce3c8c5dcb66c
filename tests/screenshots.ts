import type { Page } from "@playwright/test";

/** The window with the large screenshots, and what leads to it. */
export const dialog = (page: Page) => page.getByRole("dialog");
export const getScreenshotLink = (page: Page, place: number) => page.locator('main a[href*="/screenshot-"]').nth(place);
export const picture = (page: Page, place: number) => dialog(page).locator("img").nth(place);

/** Which screenshot the dialog shows, by its caption. */
export const getLiveText = (page: Page) => dialog(page).locator("[aria-live]");
