import type { Page } from "@playwright/test";
import { notices } from "../app/features/notice/notices.ts";
import { site } from "../content/site.ts";
import { words } from "./examples.ts";
import { booted, expect, test } from "./fixtures.ts";

const t = words("en");

/** The footer's button that opens a window. */
const opener = (page: Page, notice: string) => page.locator(`footer button[commandfor="notice-${notice}"]`).first();

for (const scripted of [true, false]) {
	test.describe(scripted ? "with the app" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		test.beforeEach(async ({ page }) => {
			await page.goto("/");
			if (scripted) await booted(page);
		});

		for (const notice of notices) {
			const dialog = (page: Page) => page.getByRole("dialog", { name: t(`notice.${notice}.title`), exact: true });

			test(`"${notice}" opens by mouse and has an address to write to`, async ({ page }) => {
				await expect(dialog(page)).toHaveCount(0);
				await opener(page, notice).click();
				await expect(dialog(page)).toBeVisible();
				await expect(dialog(page)).toContainText(t(`notice.${notice}.text`));
				const address = dialog(page).getByRole("link", { name: site.email });
				await expect(address).toHaveAttribute("href", `mailto:${site.email}`);
			});

			test(`"${notice}" opens by keyboard, and closes on Escape with focus back where it was`, async ({ page }) => {
				await opener(page, notice).focus();
				await page.keyboard.press("Enter");
				await expect(dialog(page)).toBeVisible();
				await expect(dialog(page).locator(":focus")).toHaveCount(1);
				await page.keyboard.press("Escape");
				await expect(dialog(page)).toHaveCount(0);
				await expect(opener(page, notice)).toBeFocused();
			});

			test(`"${notice}" closes by its button`, async ({ page }) => {
				await opener(page, notice).click();
				await dialog(page)
					.getByRole("button", { name: t("layout.close") })
					.click();
				await expect(dialog(page)).toHaveCount(0);
			});

			test(`"${notice}" closes on a click beside it, and not on one in it`, async ({ page }) => {
				await opener(page, notice).click();
				await dialog(page).getByRole("heading").click();
				await expect(dialog(page)).toBeVisible();
				await page.mouse.click(8, 400);
				await expect(dialog(page)).toHaveCount(0);
			});
		}
	});
}
