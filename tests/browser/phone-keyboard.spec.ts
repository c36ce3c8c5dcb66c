import { cards, getSearchField } from "#tests/catalog.ts";
import { contact, fieldNames, openContact } from "#tests/contact.ts";
import { expect, openPage, test } from "#tests/fixtures.ts";

const phoneViewport = { width: 375, height: 667 };
/** Viewport heights above an open phone keyboard, in portrait and landscape. */
const keyboardHeights = [470, 320];

test("a search shows a result above a phone keyboard", async ({ page }) => {
	await page.setViewportSize(phoneViewport);
	await openPage(page, "/games");
	await getSearchField(page).fill("boat");
	await expect(page.getByRole("status").filter({ hasText: "boat" }).first()).toBeVisible();
	for (const windowHeight of keyboardHeights) {
		await page.setViewportSize({ ...phoneViewport, height: windowHeight });
		await getSearchField(page).evaluate((element) => element.scrollIntoView({ block: "nearest", behavior: "instant" }));
		const visiblePx = async () => {
			const box = await cards(page).first().boundingBox();
			return box ? Math.min(box.y + box.height, windowHeight) - Math.max(box.y, 0) : 0;
		};
		await expect.poll(visiblePx, `px of the first result in ${windowHeight} px`).toBeGreaterThanOrEqual(48);
	}
});

// Russian has longer words.
test("each field of the contact form is visible above a phone keyboard", async ({ page }) => {
	await page.setViewportSize(phoneViewport);
	await openPage(page, "/ru/business");
	await openContact(page, "ru");
	for (const windowHeight of keyboardHeights) {
		await page.setViewportSize({ ...phoneViewport, height: windowHeight });
		for (const name of fieldNames) {
			const input = contact(page, "ru").field(name);
			await input.focus();
			const isUncovered = () =>
				input.evaluate((element) => {
					element.scrollIntoView({ block: "nearest", behavior: "instant" });
					const { left, top, right, bottom } = element.getBoundingClientRect();
					const edgePoints = [top + 4, Math.min(bottom, top + 60) - 4];
					return top >= 0 && edgePoints.every((y) => document.elementFromPoint((left + right) / 2, y) === element);
				});
			await expect.poll(isUncovered, `${name} in ${windowHeight} px`).toBe(true);
		}
	}
});
