import type { Cookie, Locator, Page } from "@playwright/test";
import type { Language } from "#config/languages.ts";
import { getTranslator } from "./examples.ts";

export function banner(page: Page, language: Language = "en"): Locator {
	return page.getByRole("region", { name: getTranslator(language)("consent.title"), exact: true });
}

export function bannerButton(page: Page, name: "accept" | "decline" | "customize", language: Language = "en"): Locator {
	return banner(page, language).getByRole("button", { name: getTranslator(language)(`consent.${name}`), exact: true });
}

/** The dialog for cookie settings. */
export function pageChoices(page: Page, language: Language = "en"): Locator {
	return page.getByRole("dialog", { name: getTranslator(language)("consent.choices"), exact: true });
}

/** The footer's button that opens the banner again. */
export function cookieSettings(page: Page, language: Language = "en"): Locator {
	return page.locator("footer").getByRole("button", { name: getTranslator(language)("footer.cookies"), exact: true });
}

/** Opens the banner from the footer, then the cookie settings. */
export async function customizeAgain(page: Page, language: Language = "en"): Promise<void> {
	await cookieSettings(page, language).click();
	await bannerButton(page, "customize", language).click();
}

export async function consentCookie(page: Page): Promise<Cookie | undefined> {
	return (await page.context().cookies()).find(({ name }) => name === "cookieConsent");
}

/** The stored consent in local storage. */
export function consentDetail(page: Page): Promise<{ at: string; granted: string[] } | null> {
	return page.evaluate(() => JSON.parse(localStorage.getItem("cookieConsent") ?? "null"));
}
