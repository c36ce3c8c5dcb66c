import type { Page } from "@playwright/test";
import { localizedPath } from "#config/paths.ts";
import { exampleGame, getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

// In Russian, whose words are longer; English differs in words alone.
const language = "ru";
const t = getTranslator(language);
const path = localizedPath(language, exampleGame.path);
const button = (page: Page) =>
	page.locator("main header").getByRole("button", { name: t("game.share.action"), exact: true });

test(`sharing a game in "${language}" opens the system's share sheet, copies the URL instead, or shows an error`, async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const shareStatus = page.locator("main header").getByRole("status");
	const address = () => new URL(path, page.url()).href;
	await openPage(page, `${path}?utm_source=x`);

	await test.step("opens the share sheet of the system", async () => {
		await page.evaluate(() => {
			Object.defineProperty(navigator, "share", {
				configurable: true,
				value: async (data: ShareData) => Reflect.set(window, "shared", data),
			});
		});
		await button(page).click();
		await expect
			.poll(() => page.evaluate(() => Reflect.get(window, "shared")))
			.toEqual({ title: exampleGame.title, url: address() });
		await expect(page.getByText(t("game.share.copied"))).toHaveCount(0);
	});
	await test.step("copies the URL without a share sheet, and shows a message for a moment", async () => {
		await page.evaluate(() => Object.defineProperty(navigator, "share", { configurable: true, value: undefined }));
		await expect(shareStatus).toHaveText("");
		await button(page).click();
		await expect(shareStatus).toHaveText(t("game.share.copied"));
		await expect(shareStatus).toBeInViewport({ ratio: 1 });
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address());
		await expect(shareStatus).toHaveText("");
	});
	await test.step("shows an error if the URL cannot be copied", async () => {
		await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
		await page.setViewportSize({ width: 320, height: 700 });
		await button(page).click();
		await expect(shareStatus).toHaveText(t("game.share.notCopied"));
		const box = await shareStatus.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
	});
});

test("a click before the scripts have loaded is repeated once", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
	await page.goto(exampleGame.path, { waitUntil: "commit" });
	await page.getByRole("button", { name: getTranslator("en")("game.share.action") }).click();
	await expect(page.locator("main header").getByRole("status")).toHaveText(getTranslator("en")("game.share.copied"));
});
