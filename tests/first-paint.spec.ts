import type { Page } from "@playwright/test";
import { delayPage } from "./delayedPage.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { enablePainting } from "./painting.ts";

test.use({ isPainted: true });

/** How often the page has been painted with something on it. */
const countPaints = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

// Of the page's address only the HTML is there.
test.beforeEach(({ problems }) => problems.allow(/assets|Failed to load|404/));

test("nothing is painted before the whole header has loaded, because its buttons would move", async ({
	page,
	request,
}) => {
	const html = await (await request.get("/games")).text();
	const held = await delayPage(html, html.indexOf("</header>") - 100);
	try {
		await page.goto(held.address, { waitUntil: "commit" });
		await expect(page.locator("body > header a")).not.toHaveCount(0);
		// Longer than a frame takes on a busy machine: what may be painted is painted by then.
		await page.waitForTimeout(1500);
		expect(await countPaints(page)).toBe(0);
		await held.finish();
		await expect.poll(() => countPaints(page)).toBe(1);
	} finally {
		held.close();
	}
});

test("the chosen theme is applied from the first frame, before the page has loaded", async ({ page, request }) => {
	const html = await (await request.get("/games")).text();
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	const held = await delayPage(html, html.indexOf("</main>") + "</main>".length);
	try {
		await page.goto(held.address, { waitUntil: "commit" });
		await expect.poll(() => countPaints(page)).toBe(1);
		expect(await page.evaluate(() => document.readyState), "the page is held").toBe("loading");
		await expect(page.locator("body"), "the ground of the dark theme").toHaveCSS("background-color", "rgb(9, 15, 30)");
	} finally {
		held.close();
	}
});

test.describe("a test page without painting", () => {
	test.use({ isPainted: false });

	test("rejects waiting for paints, and paints on request", async ({ page }) => {
		await openPage(page, "/publish");
		const watch = () => page.evaluate(() => new PerformanceObserver(() => {}).observe({ type: "layout-shift" }));
		await expect(watch()).rejects.toThrow('No "layout-shift" is ever seen in a page that is not painted');
		expect(await countPaints(page)).toBe(0);
		await enablePainting(page);
		await watch();
		await expect.poll(() => countPaints(page)).toBe(1);
	});
});
