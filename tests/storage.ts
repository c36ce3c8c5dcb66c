import type { BrowserContext, Page } from "@playwright/test";

/** What the site has stored about the visitor's language, in both places. */
export async function rememberedLanguage(page: Page): Promise<{ cookie: string | undefined; storage: string | null }> {
	const cookies = await page.context().cookies();
	return {
		cookie: cookies.find(({ name }) => name === "i18next")?.value,
		storage: await page.evaluate(() => localStorage.getItem("i18nextLng")),
	};
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
