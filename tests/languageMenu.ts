import type { Locator, Page } from "@playwright/test";
import { type Language, languages } from "#config/languages.ts";

/** The button that opens the language selector. */
export function languageToggle(page: Page): Locator {
	return page.locator('header button[popovertarget="languages"]');
}

/** The list that it opens. */
export function languageList(page: Page): Locator {
	return page.locator("#languages");
}

/** A language's link in the list, by the language's own name. */
export function languageLink(page: Page, code: Language): Locator {
	const name = languages.find((language) => language.code === code)?.name ?? code;
	return languageList(page).getByRole("link", { name, exact: true });
}

/** Opens the selector and clicks a language, as a visitor does. */
export async function chooseLanguage(page: Page, code: Language): Promise<void> {
	await languageToggle(page).click();
	await languageLink(page, code).click();
}
