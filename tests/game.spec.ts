import { expect, openPage, test } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

// The words, pictures and links of all games as they were built: tests/built/games.test.ts.
test("on a phone, Play is in the header image or in the bottom bar, on one line and fully visible", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await openPage(page, "/games/zombie-monster-survivors");
	const bar = page.locator("main aside > div");
	const play = bar.getByRole("link");
	const heroHeight = await page.locator("main header").evaluate((element: HTMLElement) => element.offsetHeight);
	for (const [share, opacity] of [
		[0.78, "0"],
		[0.92, "1"],
	] as const) {
		await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), heroHeight * share);
		await expect(bar, `the hero's ${share} have gone`).toHaveCSS("opacity", opacity);
	}
	await expect(play).toBeInViewport({ ratio: 1 });
	// The layout size: positions in a scrolled window are fractions.
	await expect(play).toHaveCSS("height", "52px");
	expect(await horizontalOverflow(page)).toEqual([]);
	// What gets the focus below the viewport is scrolled to above the bar.
	const link = page.locator("main section").getByRole("link").last();
	// In the viewport already, but under the bar: without room for the bar the browser would not scroll.
	await link.evaluate((element) =>
		scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - innerHeight + 8, behavior: "instant" }),
	);
	await link.focus();
	const [focused, hanging] = [await link.boundingBox(), await bar.boundingBox()];
	expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(hanging?.y ?? 0);
});
