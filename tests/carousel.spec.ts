import type { Locator, Page } from "@playwright/test";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test, watchRequests } from "./fixtures.ts";

const t = getTranslator("en");
const strip = (page: Page) => page.getByRole("region", { name: t("game.screenshots"), exact: true });
const next = (page: Page) => page.getByRole("button", { name: t("game.next"), exact: true });
const previous = (page: Page) => page.getByRole("button", { name: t("game.previous"), exact: true });
const first = (page: Page) => strip(page).getByRole("listitem").first();

const left = async (slide: Locator) => Math.round((await slide.boundingBox())?.x ?? Number.NaN);

/** Waits until the first slide stops. Returns its distance in px. */
async function getDistance(page: Page, from: number): Promise<number> {
	let last = Number.NaN;
	await expect
		.poll(
			async () => {
				const before = last;
				last = await left(first(page));
				return before === last;
			},
			{ intervals: [150] },
		)
		.toBe(true);
	return last - from;
}

/** Drags the strip with the mouse and does not release the button. */
async function dragStrip(page: Page, by: number): Promise<void> {
	const box = await strip(page).boundingBox();
	if (!box) throw new Error("The strip is not laid out.");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + by, y, { steps: Math.min(10, Math.abs(by)) });
}

// Keys, early clicks and disabled arrows: src/components/Carousel/carousel.client.test.tsx.
test("the carousel loads Swiper near the viewport and moves by arrows and mouse drags of more than 5 px", async ({
	page,
}) => {
	await test.step("is a plain strip until it is near the viewport", async () => {
		await page.setViewportSize({ width: 1280, height: 480 });
		const scripts = watchRequests(page, /\/slider\.[^/]*\.js/);
		await openPage(page, exampleGame.path);
		await page.waitForLoadState("networkidle");
		await expect(strip(page)).not.toHaveAttribute("data-enhanced");
		expect(scripts).toEqual([]);
		await strip(page).scrollIntoViewIfNeeded();
		await expect(strip(page)).toHaveAttribute("data-enhanced", "");
		await expect(strip(page)).toHaveClass(/swiper-initialized/);
		expect(scripts).toHaveLength(1);
	});
	await page.setViewportSize({ width: 1280, height: 900 });
	await strip(page).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	await expect(strip(page)).toBeInViewport({ ratio: 0.9 });
	const start = await left(first(page));
	await test.step("a drag of 3 px moves nothing", async () => {
		await dragStrip(page, -3);
		expect(await getDistance(page, start), "with the button down").toBe(0);
		await page.mouse.up();
		expect(await getDistance(page, start), "after the button is up").toBe(0);
	});
	await test.step("the next arrow moves by one slide and is disabled at the end", async () => {
		await expect(previous(page)).toBeDisabled();
		await next(page).click();
		expect(await getDistance(page, start)).toBeLessThan(-100);
		await expect(previous(page)).toBeEnabled();
		while (await next(page).isEnabled()) {
			await next(page).click();
			await getDistance(page, start);
		}
		await expect(strip(page).getByRole("listitem").last()).toBeInViewport({ ratio: 0.99 });
	});
	await test.step("after a resize it fits the viewport and moves back to the beginning by the previous arrow", async () => {
		await page.setViewportSize({ width: 600, height: 900 });
		await strip(page).scrollIntoViewIfNeeded();
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
		while (await previous(page).isEnabled()) {
			await previous(page).click();
			await getDistance(page, start);
		}
		await expect(first(page)).toBeInViewport({ ratio: 0.95 });
	});
	await test.step("a drag with the mouse moves it and opens no screenshot", async () => {
		const begin = await left(first(page));
		// More than half a slide, so that the carousel moves on even if the drag is slow.
		await dragStrip(page, -290);
		await page.mouse.up();
		expect(await getDistance(page, begin)).toBeLessThan(-100);
		await expect(previous(page)).toBeEnabled();
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});
	await test.step("Tab scrolls the clip and each screenshot into view", async () => {
		await strip(page).focus();
		const tabStops = await strip(page).locator("a, button").all();
		expect(tabStops.length).toBeGreaterThanOrEqual(3);
		for (const stop of tabStops) {
			await page.keyboard.press("Tab");
			await expect(stop).toBeFocused();
			await expect(stop).toBeInViewport({ ratio: 0.95 });
		}
		expect(await strip(page).evaluate((element) => element.scrollLeft)).toBe(0);
	});
});

test.describe("works in a browser without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("is a strip that scrolls and snaps, without arrows", async ({ page }) => {
		await page.goto(exampleGame.path);
		await expect(next(page)).toBeHidden();
		await expect(previous(page)).toBeHidden();
		await strip(page).scrollIntoViewIfNeeded();
		const start = await left(first(page));
		expect(await strip(page).evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe("x mandatory");
		await strip(page).hover({ position: { x: 200, y: 100 } });
		// The wheel has no effect before the compositor layer of the strip exists.
		await expect(async () => {
			await page.mouse.wheel(600, 0);
			await expect.poll(() => left(first(page)), { timeout: 2000 }).toBeLessThan(start - 100);
		}).toPass();
	});
});
