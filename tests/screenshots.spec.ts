import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { findGame } from "#content/readers/games.server.ts";
import { accessProblems } from "./axe.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test, watchRequests } from "./fixtures.ts";
import { watchShift } from "./measures.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const getScreenshotLink = (page: Page, place: number) => page.locator('main a[href*="/screenshot-"]').nth(place);
const picture = (page: Page, place: number) => dialog(page).locator("img").nth(place);

/** The caption of the shown screenshot. */
const getLiveText = (page: Page) => dialog(page).locator("[aria-live]");

// Russian has longer words.
const language = "ru";
const t = getTranslator(language);
const path = localizedPath(language, exampleGame.path);
const screenshots = findGame(exampleGame.slug, language)?.screenshots ?? [];
const toCaption = (place: number) =>
	`${t("game.place", { number: place + 1, total: screenshots.length })} ${screenshots[place]?.alt}`;

/** Position of the picture in the first frame of its animation; undefined without an animation. */
function firstFrame(page: Page) {
	return dialog(page)
		.locator("picture")
		.first()
		.evaluate((large) => {
			const [flight] = large.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
			if (!flight) return undefined;
			flight.pause();
			flight.currentTime = 0;
			const { x, y, width } = large.getBoundingClientRect();
			flight.play();
			return { x, y, width };
		});
}

// Keys, buttons and the first and last screenshot: src/views/game/screenshotDialog.client.test.tsx.
test(`a screenshot in "${language}" grows from its thumbnail into a dialog, which works with keys, buttons, wheel and double click and returns the focus`, async ({
	page,
}) => {
	const scripts = watchRequests(page, /screenshotDialog/);
	await openPage(page, path);
	await page.waitForLoadState("networkidle");
	expect(scripts).toEqual([]);
	const width = async () => (await picture(page, 0).boundingBox())?.width ?? 0;
	const button = (name: "game.next" | "game.zoomIn" | "game.zoomOut" | "layout.close") =>
		dialog(page).getByRole("button", { name: t(name) });

	await test.step("grows from its thumbnail without layout shift, and Escape shrinks it and returns the focus", async () => {
		const smallImage = getScreenshotLink(page, 0).locator("img");
		await smallImage.scrollIntoViewIfNeeded();
		const place = await smallImage.boundingBox();
		// Slows the animation down to measure it.
		await page.evaluate(() => {
			const originalAnimate = Element.prototype.animate;
			Element.prototype.animate = function (frames, options) {
				return originalAnimate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 1500 });
			};
		});
		const readShift = await watchShift(page);
		await getScreenshotLink(page, 0).click();
		await expect(dialog(page)).toBeVisible();
		const frame = await firstFrame(page);
		expect(frame?.x, "from the left").toBeCloseTo(place?.x ?? 0, 0);
		expect(frame?.y, "from the top").toBeCloseTo(place?.y ?? 0, 0);
		expect(frame?.width, "as wide").toBeCloseTo(place?.width ?? 0, 0);
		await expect(getLiveText(page)).toHaveText(toCaption(0));
		await expect(picture(page, 0)).toBeInViewport();
		await expect
			.poll(() => picture(page, 0).evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(1000);
		expect(await readShift(), "how much the page shifts").toBe(0);
		await page.keyboard.press("Escape");
		await expect(dialog(page), "it stays until the picture is back").toHaveAttribute("data-closing", "");
		await expect(dialog(page)).toHaveCount(0);
		await expect(getScreenshotLink(page, 0)).toBeFocused();
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
	expect(await firstFrame(page), "the animation with reduced motion").toBeUndefined();
	const whole = await width();
	await test.step("the keys plus and minus zoom", async () => {
		await page.keyboard.press("+");
		await expect.poll(width).toBeGreaterThan(whole * 1.2);
		const left = async () => (await picture(page, 0).boundingBox())?.x ?? 0;
		const before = await left();
		await page.keyboard.press("ArrowRight");
		await expect.poll(left).toBeLessThan(before - 20);
		await expect(getLiveText(page), "it is still the first").toHaveText(toCaption(0));
		await page.keyboard.press("-");
		await expect.poll(width).toBeCloseTo(whole, 0);
	});
	await test.step("the zoom button enlarges and resets", async () => {
		await button("game.zoomIn").click();
		await expect.poll(width).toBeCloseTo(whole * 2, 0);
		await button("game.zoomOut").click();
		await expect.poll(width).toBeCloseTo(whole, 0);
	});
	await test.step("the wheel zooms at the pointer up to three times", async () => {
		const box = await picture(page, 0).boundingBox();
		await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
		for (let wheelTurn = 0; wheelTurn < 6; wheelTurn += 1) await page.mouse.wheel(0, -100);
		await expect.poll(width).toBeCloseTo(whole * 3, 0);
		expect((await picture(page, 0).boundingBox())?.x, "the left edge is in sight").toBeGreaterThan(-120);
		await page.keyboard.press("0");
		await expect.poll(width).toBeCloseTo(whole, 0);
	});
	await test.step("a double click zooms, and the next screenshot opens without zoom", async () => {
		await picture(page, 0).dblclick();
		await expect.poll(width).toBeGreaterThan(whole * 1.5);
		await button("game.next").click();
		await expect(getLiveText(page)).toHaveText(toCaption(1));
		await page.keyboard.press("ArrowLeft");
		await expect(getLiveText(page)).toHaveText(toCaption(0));
		expect(await width()).toBeCloseTo(whole, 0);
	});
	await test.step("the buttons stop at the last screenshot", async () => {
		for (const place of [1, 2]) {
			await button("game.next").click();
			await expect(getLiveText(page)).toHaveText(toCaption(place));
			await expect(picture(page, place)).toBeInViewport();
		}
		await expect(button("game.next")).toHaveAttribute("aria-disabled", "true");
	});
	await test.step("the dialog meets WCAG 2.2 A and AA at 320 px, nothing is cut, and its button closes it", async () => {
		await page.setViewportSize({ width: 320, height: 700 });
		await expect(getLiveText(page)).toBeInViewport({ ratio: 1 });
		for (const control of await dialog(page).getByRole("button").all())
			await expect(control).toBeInViewport({ ratio: 1 });
		expect(await accessProblems(page, "dialog[open]")).toEqual([]);
		await button("layout.close").click();
		await expect(dialog(page)).toHaveCount(0);
	});
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

	test("a swipe switches screenshots, and a pull down or a tap outside closes the dialog", async ({
		page,
		context,
	}) => {
		await openPage(page, exampleGame.path);
		await getScreenshotLink(page, 0).tap();
		await expect(getLiveText(page)).toContainText("1 of 3");
		const devtoolsSession = await context.newCDPSession(page);
		const dispatchTouch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
			devtoolsSession.send("Input.dispatchTouchEvent", { type, touchPoints });
		const swipeBy = async (right: number, down: number) => {
			const toPoint = (share: number) => ({ x: 180 + right * (share - 0.5), y: 250 + down * share });
			await dispatchTouch("touchStart", toPoint(0));
			for (let step = 1; step <= 8; step += 1) {
				await dispatchTouch("touchMove", toPoint(step / 8));
				await page.waitForTimeout(16);
			}
			await dispatchTouch("touchEnd");
		};
		await test.step("pinching zooms, and then neither a pull closes the dialog nor a swipe switches screenshots", async () => {
			const width = async () => (await picture(page, 0).boundingBox())?.width ?? 0;
			await expect.poll(width, "the picture is in its place").toBeCloseTo(375, 0);
			const toFingers = (distance: number) => [-1, 1].map((side, id) => ({ x: 187 + side * distance, y: 290, id }));
			await dispatchTouch("touchStart", ...toFingers(30));
			for (let swipeDistance = 35; swipeDistance <= 60; swipeDistance += 5)
				await dispatchTouch("touchMove", ...toFingers(swipeDistance));
			await dispatchTouch("touchEnd");
			await expect.poll(width).toBeGreaterThan(600);
			await swipeBy(0, 220);
			await expect(dialog(page)).toBeVisible();
			// As below: the browser takes an immediate second touch for a part of the first.
			await page.waitForTimeout(1000);
			await dialog(page)
				.getByRole("button", { name: getTranslator("en")("game.zoomOut") })
				.tap();
			await expect.poll(width).toBeCloseTo(375, 0);
			await expect(getLiveText(page)).toContainText("1 of 3");
		});
		await swipeBy(-260, 0);
		await expect(getLiveText(page)).toContainText("2 of 3");
		await swipeBy(0, 40);
		await expect(dialog(page), "a little is not far enough").toBeVisible();
		await swipeBy(0, 220);
		await expect(dialog(page)).toHaveCount(0);
		// The browser takes an immediate second touch for a part of the first.
		await page.waitForTimeout(1000);
		await getScreenshotLink(page, 0).tap();
		await expect(picture(page, 0)).toBeInViewport();
		await page.touchscreen.tap(180, 250);
		await expect(dialog(page), "on the picture").toBeVisible();
		await page.touchscreen.tap(60, 90);
		await expect(dialog(page)).toHaveCount(0);
		await page.waitForTimeout(1000);
		await page.setViewportSize({ width: 812, height: 375 });
		await getScreenshotLink(page, 0).tap();
		await expect.poll(async () => (await picture(page, 0).boundingBox())?.height, "on its side").toBeCloseTo(375, 0);
	});
});
