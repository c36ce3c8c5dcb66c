import type { Browser } from "@playwright/test";
import { loadUntilIdle, throttleCpu, withPhone } from "./phone.ts";

/** Paint time of a picture, in ms since the epoch, and its visible area. */
type Picture = Readonly<Record<"time" | "area", number>>;

/**
 * Milliseconds from a click on a link until the largest visible picture of the next page is painted, with a warm cache
 * and a CPU four times as slow. The next page may be a document or be rendered by an app.
 */
export function measureNavigation(browser: Browser, origin: string, from: string, to: string): Promise<number> {
	return withPhone(browser, async (page, session) => {
		await page.addInitScript(watchPictures);
		await page.context().addCookies([{ name: "cookieConsent", value: "declined", url: origin }]);
		await loadUntilIdle(page, origin + to);
		await loadUntilIdle(page, origin + from);
		await throttleCpu(session);
		// Clicks with a script, because the link may be in a closed menu.
		const link = page.locator(`a[href="${to}"]`).first();
		const clickTime = await link.evaluate((element: HTMLElement) => {
			setTimeout(() => element.click());
			return performance.timeOrigin + performance.now();
		});
		await page.waitForURL(origin + to);
		await page.waitForLoadState("networkidle");
		await page.waitForTimeout(2_000);
		const pictures: Picture[] = await page.evaluate(() => Reflect.get(window, "shownPictures"));
		const [largest] = pictures.filter(({ time }) => time > clickTime).toSorted((a, b) => b.area - a.area);
		if (!largest) throw new Error(`No picture appeared after the click from ${from} to ${to}.`);
		return largest.time - clickTime;
	});
}

/** Runs in each document before its own scripts. */
function watchPictures(): void {
	const pictures: Picture[] = [];
	Reflect.set(window, "shownPictures", pictures);
	new MutationObserver(() => {
		for (const image of document.querySelectorAll("img:not([elementtiming])")) image.setAttribute("elementtiming", "");
	}).observe(document, { childList: true, subtree: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { renderTime, intersectionRect: rect } = entry.toJSON();
			pictures.push({ time: performance.timeOrigin + renderTime, area: rect.width * rect.height });
		}
	}).observe({ type: "element" });
}
