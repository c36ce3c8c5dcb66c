import type { BrowserContext, Page } from "@playwright/test";

/** The stored language in the cookie and in local storage. */
export async function rememberedLanguage(page: Page): Promise<{ cookie: string | undefined; storage: string | null }> {
	const cookies = await page.context().cookies();
	return {
		cookie: cookies.find(({ name }) => name === "i18next")?.value,
		storage: await page.evaluate(() => localStorage.getItem("i18nextLng")),
	};
}

/** Makes local storage throw and discards cookies. */
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
