import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";

/** Both windows open, keep the page behind them where it is, and close by Escape, their button and a press beside them. */
export async function closeDialogs(page: Page): Promise<void> {
	await page.open("/about-us");
	for (const { name, bar, before } of [
		{ name: "contact", bar: "footer" },
		// Cookie Settings brings the banner back, and the banner has the choices.
		{ name: "consent", bar: 'section[aria-labelledby="consent-title"]', before: 'footer button[commandfor="consent"]' },
	]) {
		if (before) await page.click(before);
		const [dialog, opener] = [`dialog#${name}`, `${bar} button[commandfor="${name}"]`];
		const ways = [
			{ way: "Escape", close: () => page.press("Escape") },
			{ way: "its button", close: () => page.click(`${dialog} button[command="close"][aria-label]`) },
			{ way: "a press beside it", close: () => page.visitor.clickAt(8, 450) },
		];
		for (const { way, close } of ways) {
			await page.click(opener);
			await page.seen(dialog);
			await page.visitor.evaluate(watchPage, dialog);
			await close();
			await page.seen(dialog, false);
			await page.waitFor(() => page.isFocused(opener), true, `after ${way}, the opener has the focus`);
			expect(await page.visitor.evaluate(() => Reflect.get(window, "moves")), `what moved as ${way} closed it`).toEqual(
				[],
			);
		}
	}
}

/** Notes from frame to frame when the page changes its height, or the window its place. */
function watchPage(selector: string): void {
	const root = document.documentElement;
	const dialog = document.querySelector(selector);
	const moves: string[] = [];
	Reflect.set(window, "moves", moves);
	const state = () => {
		const { left = 0, width = 0 } = dialog?.getBoundingClientRect() ?? {};
		const { scrollHeight, scrollWidth } = root;
		return { scrollHeight, scrollWidth, scrollY, left: width ? left : undefined };
	};
	const first = state();
	const end = performance.now() + 1_000;
	const look = () => {
		const now = state();
		if (now.scrollHeight !== first.scrollHeight) moves.push(`height ${first.scrollHeight} → ${now.scrollHeight}`);
		if (now.scrollWidth !== first.scrollWidth) moves.push(`width ${first.scrollWidth} → ${now.scrollWidth}`);
		if (now.scrollY !== first.scrollY) moves.push(`scrolled ${first.scrollY} → ${now.scrollY}`);
		if (now.left !== undefined && now.left !== first.left) moves.push(`dialog ${first.left} → ${now.left}`);
		if (performance.now() < end) requestAnimationFrame(look);
	};
	look();
}
