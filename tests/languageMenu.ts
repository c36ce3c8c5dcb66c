import type { Locator, Page } from "@playwright/test";
import { type Language, languages } from "#config/languages.ts";

export function languageToggle(page: Page): Locator {
	return page.locator('header button[popovertarget="languages"]');
}

export function languageList(page: Page): Locator {
	return page.locator("#languages");
}

export function languageLink(page: Page, code: Language): Locator {
	const name = languages.find((language) => language.code === code)?.name ?? code;
	return languageList(page).getByRole("link", { name, exact: true });
}

export async function chooseLanguage(page: Page, code: Language): Promise<void> {
	await languageToggle(page).click();
	await languageLink(page, code).click();
}
