import type { BrowserContext, Page } from "@playwright/test";

/** What the site has stored about the visitor's language, in both places. */
export async function rememberedLanguage(page: Page): Promise<{ cookie: string | undefined; storage: string | null }> {
	const cookies = await page.context().cookies();
	return {
		cookie: cookies.find(({ name }) => name === "i18next")?.value,
		storage: await page.evaluate(() => localStorage.getItem("i18nextLng")),
	};
}

/** Puts a language into the cookie, as an earlier visit would have. */
export async function setLanguageCookie(context: BrowserContext, url: string, value: string): Promise<void> {
	await context.addCookies([{ name: "i18next", value, url }]);
}

/** Puts a language into local storage before the first page, as an earlier visit would have. */
export async function setStoredLanguage(context: BrowserContext, value: string): Promise<void> {
	await context.addInitScript((language) => {
		if (sessionStorage.getItem("seeded")) return;
		sessionStorage.setItem("seeded", "yes");
		localStorage.setItem("i18nextLng", language);
	}, value);
}

/** A browser that keeps nothing: local storage throws, cookies vanish. */
export async function blockStorage(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("Storage is blocked.", "SecurityError");
			},
		});
		Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {}, configurable: true });
	});
}
