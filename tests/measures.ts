import type { Locator, Page } from "@playwright/test";
import { booted } from "./fixtures.ts";

/** Columns of a grid as it is laid out. */
export function columnCount(grid: Locator): Promise<number> {
	return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);
}

/**
 * What is wider than the window; empty when the page does not scroll sideways. Also names a root that hides its
 * overflow, because then nothing could be found.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const root = document.documentElement;
		const hiding = [root, document.body].filter((element) => getComputedStyle(element).overflowX !== "visible");
		const found = hiding.map(
			(element) => `<${element.localName}> has overflow-x ${getComputedStyle(element).overflowX}`,
		);
		if (root.scrollWidth <= innerWidth) return found;
		const wide = [...document.querySelectorAll("body *")].filter((element) => {
			return element.getBoundingClientRect().right > innerWidth + 0.5;
		});
		return [
			...found,
			...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
			`${root.scrollWidth} px wide`,
		];
	});
}

/** Cumulative layout shift from the first byte until the page has booted and been scrolled through. */
export async function measureShift(page: Page, path: string): Promise<number> {
	await page.addInitScript(() => {
		Reflect.set(window, "shift", 0);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
				if (!entry.hadRecentInput) Reflect.set(window, "shift", Reflect.get(window, "shift") + entry.value);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto(path);
	await booted(page);
	await page.evaluate(async () => {
		const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
			scrollTo({ top, behavior: "instant" });
			await pause();
		}
	});
	return page.evaluate(() => Reflect.get(window, "shift") as number);
}
