import type { Browser, BrowserContext, Page } from "@playwright/test";

/**
 * The phone that Lighthouse emulates, in a fresh profile. The caller closes it.
 *
 * @param density pixels per CSS pixel; Lighthouse's own unless given
 */
export function openPhone(browser: Browser, density = 1.75): Promise<BrowserContext> {
	return browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: density,
		isMobile: true,
		hasTouch: true,
		locale: "en-US",
	});
}

/** Loads a page, until its load event. Throws when it answers anything but 200. */
export async function load(page: Page, url: string): Promise<void> {
	const response = await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}, not 200.`);
}

/** Waits until the app answers. Throws when it does not boot within a minute. */
export async function booted(page: Page): Promise<void> {
	await page.waitForSelector("html[data-ready]", { state: "attached", timeout: 60_000 }).catch(() => {
		throw new Error(`${page.url()}: the app did not boot within a minute (no html[data-ready]).`);
	});
}
