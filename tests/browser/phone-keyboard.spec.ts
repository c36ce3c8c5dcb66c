import { cards, getSearchField } from "#tests/catalog.ts";
import { contact, fieldNames, openContact } from "#tests/contact.ts";
import { expect, openPage, test } from "#tests/fixtures.ts";

/** What an open keyboard leaves of a phone's window, upright and on its side. */
for (const height of [470, 320]) {
	const [phone, rest] = [
		{ width: 375, height: 667 },
		{ width: 375, height },
	];

	test(`a search shows a result above a phone keyboard that leaves ${height} px`, async ({ page }) => {
		await page.setViewportSize(phone);
		await openPage(page, "/games");
		await getSearchField(page).fill("boat");
		await expect(page.getByRole("status").filter({ hasText: "boat" }).first()).toBeVisible();
		await page.setViewportSize(rest);
		await getSearchField(page).evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
		const visiblePx = async () => {
			const box = await cards(page).first().boundingBox();
			return box ? Math.min(box.y + box.height, height) - Math.max(box.y, 0) : 0;
		};
		await expect.poll(visiblePx, "px of the first result").toBeGreaterThanOrEqual(48);
	});

	for (const language of ["en", "ru"] as const) {
		test(`each field of the contact form (${language}) is visible above a phone keyboard that leaves ${height} px`, async ({
			page,
		}) => {
			await page.setViewportSize(phone);
			await openPage(page, language === "en" ? "/business" : "/ru/business");
			await openContact(page, language);
			await page.setViewportSize(rest);
			for (const name of fieldNames) {
				const input = contact(page, language).field(name);
				await input.focus();
				const isUncovered = () =>
					input.evaluate((element) => {
						element.scrollIntoView({ block: "nearest", behavior: "instant" });
						const { left, top, right, bottom } = element.getBoundingClientRect();
						const ends = [top + 4, Math.min(bottom, top + 60) - 4];
						return top >= 0 && ends.every((y) => document.elementFromPoint((left + right) / 2, y) === element);
					});
				await expect.poll(isUncovered, name).toBe(true);
			}
		});
	}
}
