import { localizedPath } from "#config/paths.ts";
import { holidayYears } from "#src/features/deadlines/holidayYears.ts";
import { getWords } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

const refund = "/docs/guidelines/general/return-and-refund-policy";

for (const [language, width] of [
	["en", 1280],
	["ru", 375],
] as const) {
	test(`the refund checker in "${language}" starts again at ${width} px and accepts the same answer by mouse and keyboard`, async ({
		page,
	}) => {
		const t = getWords(language);
		await page.setViewportSize({ width, height: 800 });
		await openPage(page, localizedPath(language, refund));
		const checker = page.getByRole("region", { name: t("guidelines.refund.title") });
		const again = checker.getByRole("button", { name: t("guidelines.refund.again") });
		const first = checker.getByRole("radio", { name: t("guidelines.refund.answers.bought"), exact: true });
		const second = checker.getByRole("group", { name: t("guidelines.refund.questions.problem") });
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
}

test("date fields accept no year of five digits", async ({ page }) => {
	const t = getWords("en");
	await openPage(page, refund);
	const purchase = page.getByLabel(t("guidelines.deadlines.begin.purchase"));
	await purchase.fill("2026-12-18");
	await purchase.press("ArrowRight");
	await purchase.press("ArrowRight");
	await page.keyboard.type("20277");
	await expect(purchase).toHaveValue(/^\d{4}-12-18$/);
	const beyond = t("guidelines.deadlines.beyond", { first: holidayYears.first, last: holidayYears.last });
	await expect(page.locator("p:not([role])", { hasText: beyond })).toBeVisible();
});

for (const { timezoneId, now, paid, verdict } of [
	{ timezoneId: "Pacific/Kiritimati", now: "2026-12-18T22:30:00Z", paid: "2026-11-18", verdict: "yes" },
	// It is 19 December there already, and still the 18th in Prague.
	{ timezoneId: "Pacific/Kiritimati", now: "2026-12-18T22:30:00Z", paid: "2026-12-19", verdict: "yes" },
	{ timezoneId: "America/Los_Angeles", now: "2026-12-18T23:30:00Z", paid: "2026-11-18", verdict: "no" },
] as const) {
	test.describe(`in the time zone ${timezoneId}`, () => {
		test.use({ timezoneId });

		test(`the refund checker shows ${verdict} by Prague's date at ${now} for a purchase on ${paid}`, async ({
			page,
		}) => {
			const t = getWords("en");
			await page.clock.setFixedTime(now);
			await openPage(page, refund);
			const checker = page.getByRole("region", { name: t("guidelines.refund.title") });
			for (const answer of ["bought", "missing", "untouched", "open"] as const) {
				await checker.getByRole("radio", { name: t(`guidelines.refund.answers.${answer}`), exact: true }).check();
			}
			await checker.getByLabel(t("guidelines.refund.questions.day")).fill(paid);
			await expect(checker.getByRole("status")).toContainText(t(`guidelines.refund.verdicts.${verdict}`));
			await expect(checker.locator("time")).toBeVisible();
		});
	});
}
