import { expect, openPage, test } from "./fixtures.ts";

test("the progress bar below the cards is 40 % full (product 4)", async ({ page }) => {
	await openPage(page, "/about-us");
	const fill = page.locator('main section [aria-hidden="true"] > div > div:empty');
	await expect(fill).toHaveCount(1);
	for (const width of [375, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const share = await fill.evaluate((element) => {
			const bar = element.parentElement as HTMLElement;
			return element.getBoundingClientRect().width / bar.getBoundingClientRect().width;
		});
		expect.soft(share, `share of the bar at ${width} px`).toBeCloseTo(0.4, 2);
	}
});
