import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

const status = (page: Page) => page.locator("main header").getByRole("status");

test.use({ permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
});

// With a share sheet: src/features/share/shareButton.client.test.tsx. In Russian, which has longer words.
test("without a share sheet, a click copies the URL of a game, and a message is shown for a moment, also at 320 px", async ({
	page,
}) => {
	const t = getTranslator("ru");
	const path = localizedPath("ru", exampleGame.path);
	const button = page.locator("main header").getByRole("button", { name: t("game.share.action"), exact: true });
	await page.setViewportSize({ width: 320, height: 700 });
	await page.clock.install();
	await openPage(page, `${path}?utm_source=x`);
	await button.click();
	await expect(status(page)).toHaveText(t("game.share.copied"));
	await expect(status(page)).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);
	await page.clock.fastForward(3_000);
	await expect(status(page)).toHaveText("");
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await button.click();
	await expect(status(page)).toHaveText(t("game.share.notCopied"));
	await expect(status(page)).toBeInViewport({ ratio: 1 });
});

test("a click before the scripts have loaded is repeated once", async ({ page }) => {
	await page.goto(exampleGame.path, { waitUntil: "commit" });
	await page.getByRole("button", { name: getTranslator("en")("game.share.action") }).click();
	await expect(status(page)).toHaveText(getTranslator("en")("game.share.copied"));
});
