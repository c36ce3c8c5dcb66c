import type { Page } from "@playwright/test";
import { findGame } from "#content/readers/games.server.ts";
import { exampleGame, getWords } from "./examples.ts";
import { expect, holdRequests, openPage, test } from "./fixtures.ts";

const t = getWords("en");
const strip = (page: Page) => page.getByRole("region", { name: t("game.screenshots"), exact: true });
const slides = (page: Page) => strip(page).getByRole("listitem");
const next = (page: Page) => page.getByRole("button", { name: t("game.next"), exact: true });
const left = async (page: Page, index: number) =>
	Math.round((await slides(page).nth(index).boundingBox())?.x ?? Number.NaN);

/** The game's page with the slider's file held back, its next arrow clicked so often; the function lets the file through. */
async function clickEarly(page: Page, clicks: number): Promise<() => Promise<void>> {
	const release = await holdRequests(page, "**/assets/slider.*.js");
	await openPage(page, exampleGame.path);
	await next(page).scrollIntoViewIfNeeded();
	const before = await left(page, 0);
	for (let click = 0; click < clicks; click += 1) await next(page).click();
	await page.waitForTimeout(300);
	expect(await left(page, 0), "nothing moves before the slider is here").toBe(before);
	return async () => {
		release();
		await expect(strip(page)).toHaveAttribute("data-enhanced");
		await page.waitForTimeout(1_000);
	};
}

test("a click on the next arrow before the slider has loaded is repeated once and moves one slide", async ({
	page,
}) => {
	const loadScripts = await clickEarly(page, 1);
	const origin = await left(page, 0);
	expect(await left(page, 1)).toBeGreaterThan(origin + 100);
	await loadScripts();
	expect(await left(page, 1), "the second slide stands where the first one stood").toBe(origin);
	await expect(next(page)).toBeEnabled();
});

test("several clicks before the slider has loaded are all repeated, up to the last slide", async ({ page }) => {
	const { clip, screenshots } = findGame(exampleGame.slug, "en") ?? {};
	const loadScripts = await clickEarly(page, (screenshots?.length ?? 0) - (clip ? 0 : 1));
	await loadScripts();
	await expect(next(page)).toBeDisabled();
	await strip(page).scrollIntoViewIfNeeded();
	await expect(slides(page).last()).toBeInViewport({ ratio: 0.99 });
});
