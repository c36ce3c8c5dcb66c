import type { Page } from "@playwright/test";
import { accessProblems } from "./axe.ts";
import {
	contact,
	fillContact,
	getFieldContents,
	mockReviews,
	openContact,
	sampleMessage,
	waitForContactForm,
} from "./contact.ts";
import { expect, holdRequests, openPage, test, waitForScripts } from "./fixtures.ts";

const findOpeners = (page: Page) =>
	page.locator('main button[commandfor="contact"], footer button[commandfor="contact"]');

// Another layout and language each: tests/built/layouts.test.ts sees the buttons and the form of all pages. Browsers without
// invoker commands or light dismiss: src/head/inline/invokerCommands.test.ts, tests/engines.
for (const { path, language, scripted } of [
	{ path: "/id/partnership-mba", language: "id", scripted: true },
	{ path: "/publish", language: "en", scripted: false },
] as const) {
	test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		test(`${path} has contact buttons that open the dialog, which works with mouse and keyboard and hides the honeypot`, async ({
			page,
		}) => {
			await page.goto(path);
			if (scripted) await waitForScripts(page);
			const { opener: byText, dialog, field, submit, close, t } = contact(page, language);
			const found = await findOpeners(page).all();
			expect(found.length, `${path}: contact buttons`).toBeGreaterThan(1);
			for (const openerButton of found) {
				await expect(dialog).toBeHidden();
				await openerButton.click();
				await expect(page.getByRole("dialog", { name: t("contact.title"), exact: true })).toBeVisible();
				await expect(dialog).toContainText(t("contact.subtitle"));
				await expect(field("name")).toBeFocused();
				await page.keyboard.press("Escape");
				await expect(dialog).toBeHidden();
				await expect(openerButton).toBeFocused();
			}
			await test.step("closes by its button and by a click outside, but not by a click inside", async () => {
				await byText.click();
				await close.click();
				await expect(dialog).toBeHidden();
				await byText.click();
				await dialog.getByRole("heading").first().click();
				await expect(dialog).toBeVisible();
				await page.mouse.click(8, 450);
				await expect(dialog).toBeHidden();
			});
			await test.step("works with the keyboard alone", async () => {
				await byText.focus();
				await page.keyboard.press("Enter");
				const privacyLink = dialog.getByRole("link", { name: t("contact.privacy") });
				for (const stop of [field("name"), field("email"), field("message"), submit, privacyLink, close]) {
					await expect(stop).toBeFocused();
					await page.keyboard.press("Tab");
				}
			});
			const shown = await dialog.locator('input[name="reply_subject"]').evaluate((honeypot) => {
				const { left, top, width, height } = honeypot.getBoundingClientRect();
				const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height * part] as const);
				return points.some(([x, y]) => document.elementFromPoint(x, y) === honeypot);
			});
			expect(shown, "a pixel of the honeypot can be seen or hit").toBe(false);
		});
	});
}

test("text typed before the scripts run stays in the form", async ({ page, problems }) => {
	const release = await holdRequests(page, "**/assets/*.js");
	const requests = await mockReviews(page, problems, { status: 202 });
	await page.goto("/", { waitUntil: "commit" });
	await contact(page).opener.click();
	await fillContact(page);
	release();
	await waitForScripts(page);
	await waitForContactForm(page);
	expect(await getFieldContents(page)).toEqual(sampleMessage);
	await contact(page).submit.click();
	await expect(contact(page).thanks).toBeVisible();
	expect(requests).toHaveLength(1);
});

// In Russian, whose words are longer. As it opens, in each language and theme: pages.spec.ts.
test("the form meets WCAG 2.2 A and AA in every state and theme at 320 px, and messages move nothing", async ({
	page,
	problems,
}) => {
	await mockReviews(page, problems, "cut", { status: 202 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPage(page, "/ru");
	await openContact(page, "ru");
	const { submit, alert, thanks, dialog, field, t } = contact(page, "ru");
	const places = async () => [
		await dialog.boundingBox(),
		await field("email").boundingBox(),
		await submit.boundingBox(),
	];
	const before = await places();
	const check = async (state: string) => {
		await page.setViewportSize({ width: 320, height: 800 });
		for (const colorScheme of ["dark", "light"] as const) {
			await page.emulateMedia({ colorScheme });
			expect.soft(await accessProblems(page, "#contact"), `${state}, ${colorScheme}`).toEqual([]);
		}
		const wideElements = await dialog.evaluate((element) =>
			[element, ...element.querySelectorAll("form, form > div")]
				.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
				.map(({ className }) => className),
		);
		expect.soft(wideElements, `${state}: scrolls sideways`).toEqual([]);
		await page.setViewportSize({ width: 1280, height: 900 });
	};
	await submit.click();
	await expect(dialog.getByText(t("contact.mandatory"))).toHaveCount(3);
	expect.soft(await places(), "dialog, field and button with messages").toEqual(before);
	await check("with messages");
	await fillContact(page, sampleMessage, "ru");
	await submit.click();
	await expect(alert).toHaveText(t("contact.network"));
	expect.soft(await places(), "dialog, field and button after a failure").toEqual(before);
	expect(await getFieldContents(page, "ru")).toEqual(sampleMessage);
	await check("not sent");
	await submit.click();
	await expect(thanks).toBeVisible();
	await check("sent");
});
