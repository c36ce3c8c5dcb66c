import type { Locator, Page } from "@playwright/test";
import { findGame } from "#content/readers/games.server.ts";
import { accessProblems } from "./axe.ts";
import { exampleClip } from "./exampleClip.ts";
import { getTranslator } from "./examples.ts";
import { blockScriptFiles, expect, openPage, test, watchRequests } from "./fixtures.ts";
import { watchShift } from "./measures.ts";

const card = (page: Page) => page.locator(`main a[data-shape][href$="${exampleClip().path}"]`).first();
const clip = (within: Locator) => within.locator("video");

const isMoving = (video: Locator) =>
	video.evaluate(async (element: HTMLVideoElement) => {
		const before = element.currentTime;
		await new Promise((resolve) => setTimeout(resolve, 400));
		return !element.paused && element.currentTime !== before;
	});

const middle = (target: Locator) =>
	target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

// Reduced motion, Save-Data, short hovers, hidden cards, blocked storage: src/features/clips/hoverPreviews.test.ts.
test("a card plays its clip under the mouse and with the focus", async ({ page }) => {
	const asked = watchRequests(page, /\/clips\//);
	await openPage(page, "/games");
	await expect(page.locator("[role=switch]"), "with a mouse there is no switch").toBeHidden();
	await middle(card(page));
	expect(asked, "nothing is fetched that nobody wanted").toEqual([]);
	const readShift = await watchShift(page);
	const place = await card(page).locator("picture").boundingBox();

	await test.step("a clip plays under the mouse", async () => {
		await card(page).hover();
		await expect(clip(card(page))).toHaveAttribute("data-plays");
		expect(await isMoving(clip(card(page)))).toBe(true);
		await expect(clip(card(page))).toHaveCSS("opacity", "1");
		const [pictureSize, clipSize] = await card(page).evaluate((link) =>
			[...link.querySelectorAll<HTMLElement>("picture, video")].map((part) => [part.offsetWidth, part.offsetHeight]),
		);
		expect(clipSize).toEqual(pictureSize);
		expect(await card(page).locator("picture").boundingBox()).toEqual(place);
		await expect(card(page)).toHaveAccessibleName(new RegExp(`^${exampleClip().title}`));
		await page.mouse.move(0, 0);
		await expect(clip(card(page))).toHaveCount(0);
	});

	await test.step("plays with the focus, and Tab moves to the next card and not into the clip", async () => {
		await card(page).focus();
		await expect(clip(card(page))).toHaveAttribute("data-plays");
		await page.keyboard.press("Tab");
		await expect(clip(card(page))).toHaveCount(0);
		await expect(page.locator(":focus")).toHaveAttribute("data-shape");
	});

	expect(await readShift(), "nothing moves but the clip").toBe(0);
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

	const control = (page: Page) => page.getByRole("switch", { name: getTranslator("en")("games.moving") });

	test("the centered card plays once previews are switched on, the choice is stored, and the switch is hidden if nothing can play", async ({
		page,
		problems,
	}) => {
		const asked = watchRequests(page, /\/clips\//);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await openPage(page, "/games");
		await expect(control(page), "where less motion is preferred").toBeHidden();
		await page.emulateMedia({ reducedMotion: null });
		await expect(control(page)).toBeVisible();
		await expect(control(page)).not.toBeChecked();
		await middle(card(page));
		expect(asked, "off is what it begins with").toEqual([]);

		await control(page).tap();
		await expect(control(page)).toBeChecked();
		const readShift = await watchShift(page);
		await middle(card(page));
		await expect(clip(card(page))).toHaveAttribute("data-plays");
		await page.evaluate(() => scrollBy({ top: innerHeight * 2, behavior: "instant" }));
		await expect(clip(card(page))).toHaveCount(0);
		expect(await readShift()).toBe(0);

		await openPage(page, "/games");
		await expect(control(page)).toBeChecked();
		await middle(card(page));
		await expect(clip(card(page)), "at once where the switch is").toHaveCount(1);

		await blockScriptFiles(page, problems);
		await page.reload();
		await expect(page.locator("html")).toHaveAttribute("data-js", "failed");
		await expect(control(page), "without the script files").toBeHidden();
	});
});

// Labels in each language: tests/built/games.test.ts.
const t = getTranslator("en");
const path = exampleClip().path;
const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true });

// Outside the viewport, reduced motion and errors: src/views/game/clipPlayer.client.test.tsx.
test("the clip of a game comes before the screenshots and plays on a click", async ({ page }) => {
	const asked = watchRequests(page, /\/clips\//);
	await openPage(page, path);
	const firstSlide = page.locator("main section li").first();
	const description =
		findGame(exampleClip().slug, "en")?.clip?.description ?? t("game.clip.description", { title: exampleClip().title });
	await expect(firstSlide.getByRole("img", { name: description, exact: true })).toHaveCount(1);
	await middle(firstSlide);
	expect(asked, "nothing is fetched before the press").toEqual([]);

	const place = await firstSlide.boundingBox();
	await button(page, t("game.clip.play")).press("Enter");
	await expect(button(page, t("game.clip.pause"))).toBeFocused();
	expect(await isMoving(clip(firstSlide))).toBe(true);
	expect(await firstSlide.boundingBox(), "the slide keeps its place").toEqual(place);
	expect(await accessProblems(page, "main section li")).toEqual([]);

	await page.keyboard.press("Enter");
	await expect(button(page, t("game.clip.play"))).toBeFocused();
	expect(await isMoving(clip(firstSlide))).toBe(false);
	await button(page, t("game.clip.restart")).click();
	await expect(button(page, t("game.clip.pause"))).toBeVisible();
	expect(await isMoving(clip(firstSlide))).toBe(true);
});
