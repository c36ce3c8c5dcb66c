import { holidayYears } from "#src/features/deadlines/holidayYears.ts";
import { getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

const t = getTranslator("en");

// Cases, days of other time zones and other answers: src/features/refund/RefundChecker.test.tsx.
test("the refund checker starts again and accepts the same answer by mouse and keyboard, and dates have no year of five digits", async ({
	page,
}) => {
	await openPage(page, "/docs/guidelines/general/return-and-refund-policy");
	await test.step("starts again and accepts the same answer", async () => {
		const refundChecker = page.getByRole("region", { name: t("guidelines.refund.title") });
		const again = refundChecker.getByRole("button", { name: t("guidelines.refund.again") });
		const first = refundChecker.getByRole("radio", { name: t("guidelines.refund.answers.bought"), exact: true });
		const second = refundChecker.getByRole("group", { name: t("guidelines.refund.questions.problem") });
		await first.check();
		await again.click();
		await expect(first).toBeFocused();
		await expect(second).toBeHidden();
		await first.check();
		await expect(second).toBeVisible();
		await again.press("Enter");
		await expect(first).toBeFocused();
		await expect(second).toBeHidden();
		await page.keyboard.press("Space");
		await expect(second).toBeVisible();
	});
	await test.step("a date field accepts no year of five digits", async () => {
		const purchaseField = page.getByLabel(t("guidelines.deadlines.begin.purchase"));
		await purchaseField.fill("2026-12-18");
		await purchaseField.press("ArrowRight");
		await purchaseField.press("ArrowRight");
		await page.keyboard.type("20277");
		await expect(purchaseField).toHaveValue(/^\d{4}-12-18$/);
		const beyond = t("guidelines.deadlines.beyond", { first: holidayYears.first, last: holidayYears.last });
		await expect(page.locator("p:not([role])", { hasText: beyond })).toBeVisible();
	});
});
