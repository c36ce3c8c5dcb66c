import type { Page } from "@playwright/test";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { dialog, getLiveText, getScreenshotLink, picture } from "./screenshots.ts";

/** Where the shown picture would stand at the first frame of its flight; undefined where it does not fly. */
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

test("a screenshot grows from its thumbnail, shrinks back, and can be zoomed by keys, button, wheel and double click", async ({
	page,
}) => {
	const t = getTranslator("en");
	await openPage(page, exampleGame.path);
	const smallImage = getScreenshotLink(page, 0).locator("img");
	await smallImage.scrollIntoViewIfNeeded();
	const place = await smallImage.boundingBox();
	// Long enough to be looked at.
	await page.evaluate(() => {
		const originalAnimate = Element.prototype.animate;
		Element.prototype.animate = function (frames, options) {
			return originalAnimate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 1500 });
		};
	});
	await getScreenshotLink(page, 0).click();
	await expect(dialog(page)).toBeVisible();
	const frame = await firstFrame(page);
	expect(frame?.x, "from the left").toBeCloseTo(place?.x ?? 0, 0);
	expect(frame?.y, "from the top").toBeCloseTo(place?.y ?? 0, 0);
	expect(frame?.width, "as wide").toBeCloseTo(place?.width ?? 0, 0);
	await page.keyboard.press("Escape");
	await expect(dialog(page), "it stays until the picture is back").toHaveAttribute("data-closing", "");
	await expect(dialog(page)).toHaveCount(0);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await getScreenshotLink(page, 0).click();
	await expect(dialog(page)).toBeVisible();
	expect(await firstFrame(page), "at once for whoever wants less motion").toBeUndefined();

	const width = async () => (await picture(page, 0).boundingBox())?.width ?? 0;
	const whole = await width();
	const zoomOut = dialog(page).getByRole("button", { name: t("game.zoomOut") });
	await test.step("the keys plus and minus zoom", async () => {
		await page.keyboard.press("+");
		await expect.poll(width).toBeGreaterThan(whole * 1.2);
		const left = async () => (await picture(page, 0).boundingBox())?.x ?? 0;
		const before = await left();
		await page.keyboard.press("ArrowRight");
		await expect.poll(left).toBeLessThan(before - 20);
		await expect(getLiveText(page), "it is still the first").toContainText("1 of 3");
		await page.keyboard.press("-");
		await expect.poll(width).toBeCloseTo(whole, 0);
	});
	await test.step("the zoom button enlarges and resets", async () => {
		await dialog(page)
			.getByRole("button", { name: t("game.zoomIn") })
			.click();
		await expect.poll(width).toBeCloseTo(whole * 2, 0);
		await zoomOut.click();
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
		await dialog(page)
			.getByRole("button", { name: t("game.next") })
			.click();
		await expect(getLiveText(page)).toContainText("2 of 3");
		await page.keyboard.press("ArrowLeft");
		await expect(getLiveText(page)).toContainText("1 of 3");
		expect(await width()).toBeCloseTo(whole, 0);
	});
});
