import type { Cookie, Locator, Page } from "@playwright/test";
import type { Language } from "#config/languages.ts";
import { getTranslator } from "./examples.ts";

/** The strip that asks a first-time visitor. */
export function banner(page: Page, language: Language = "en"): Locator {
	return page.getByRole("region", { name: getTranslator(language)("consent.title"), exact: true });
}

/** A button of the banner. */
export function bannerButton(page: Page, name: "accept" | "decline" | "customize", language: Language = "en"): Locator {
	return banner(page, language).getByRole("button", { name: getTranslator(language)(`consent.${name}`), exact: true });
}

/** The dialog with the choices. */
export function pageChoices(page: Page, language: Language = "en"): Locator {
	return page.getByRole("dialog", { name: getTranslator(language)("consent.choices"), exact: true });
}

/** The footer's way back to the banner. */
export function cookieSettings(page: Page, language: Language = "en"): Locator {
	return page.locator("footer").getByRole("button", { name: getTranslator(language)("footer.cookies"), exact: true });
}

/** Brings the banner back from the footer, and opens its choices. */
export async function customizeAgain(page: Page, language: Language = "en"): Promise<void> {
	await cookieSettings(page, language).click();
	await bannerButton(page, "customize", language).click();
}

/** The cookie that keeps the choice. */
export async function consentCookie(page: Page): Promise<Cookie | undefined> {
	return (await page.context().cookies()).find(({ name }) => name === "cookieConsent");
}

/** The choice's detail in local storage. */
export function consentDetail(page: Page): Promise<{ at: string; granted: string[] } | null> {
	return page.evaluate(() => JSON.parse(localStorage.getItem("cookieConsent") ?? "null"));
}
