import type { Page } from "#tests/engines/page.ts";

const toggle = 'header button[popovertarget="menu"]';

/** The phone's menu opens, closes by Escape and by a press beside it, and leads to a page. */
export async function useMenu(page: Page): Promise<void> {
	await page.open("/");
	await page.seen("#menu", false);
	await page.click(toggle);
	await page.seen("#menu a");
	await page.press("Escape");
	await page.seen("#menu", false);
	await page.waitFor(() => page.isFocused(toggle), true, "the button has the focus again");
	await page.click(toggle);
	await page.seen("#menu a");
	const [width, height] = await page.visitor.evaluate(() => [innerWidth, innerHeight] as const);
	await page.visitor.clickAt(width / 2, height - 10);
	await page.seen("#menu", false);
	await page.at("/");

	const isSame = await page.markDocument();
	await page.click(toggle);
	await page.click('#menu a[href="/about-us"]');
	await page.at("/about-us");
	await page.seen("#menu", false);
	await page.waitFor(isSame, true, "no document was loaded");
	await page.waitFor(() => page.isFocused("h1"), true, "the headline has the focus");
}
