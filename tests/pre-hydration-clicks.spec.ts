import type { Page } from "@playwright/test";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, holdRequests, openPage, test } from "./fixtures.ts";

const t = getTranslator("en");
const strip = (page: Page) => page.getByRole("region", { name: t("game.screenshots"), exact: true });
const left = async (page: Page, index: number) =>
	Math.round((await strip(page).getByRole("listitem").nth(index).boundingBox())?.x ?? Number.NaN);

// Several clicks: src/components/Carousel/carousel.client.test.tsx.
test("a click on the next arrow before the slider has loaded is repeated once and moves one slide", async ({
	page,
}) => {
	const release = await holdRequests(page, "**/assets/slider.*.js");
	await openPage(page, exampleGame.path);
	const next = page.getByRole("button", { name: t("game.next"), exact: true });
	await next.scrollIntoViewIfNeeded();
	const origin = await left(page, 0);
	await next.click();
	expect(await left(page, 0), "nothing moves before the slider is here").toBe(origin);
	expect(await left(page, 1)).toBeGreaterThan(origin + 100);
	release();
	await expect(strip(page)).toHaveAttribute("data-enhanced");
	await expect.poll(() => left(page, 1), "the second slide stands where the first one stood").toBe(origin);
	await expect(next).toBeEnabled();
});
