import type { Page } from "@playwright/test";
import { fieldLimits } from "#config/messageLimits.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { accessProblems } from "./axe.ts";
import {
	contact,
	fieldNames,
	fillContact,
	getFieldContents,
	mockReviews,
	openContact,
	readMessageKeys,
	sampleMessage,
} from "./contact.ts";
import { getTranslator } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";

/** The first button of the page and of the footer; all buttons: tests/built/layouts.test.ts. */
const findOpeners = (page: Page) =>
	["main", "footer"].map((part) => page.locator(`${part} button[commandfor="contact"]`).first());

// Each with another layout and language; the buttons and forms of all pages: tests/built/layouts.test.ts. Browsers
// without invoker commands or light dismiss: src/head/inline/invokerCommands.test.ts, tests/engines.
for (const { path, language, scripted } of [
	{ path: "/id/partnership-mba", language: "id", scripted: true },
	{ path: "/publish", language: "en", scripted: false },
] as const) {
	test.describe(scripted ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled: scripted });

		test(`${path} has contact buttons that open the dialog, which works with mouse and keyboard and hides the honeypot`, async ({
			page,
		}) => {
			await (scripted ? openPage(page, path) : page.goto(path));
			const { opener: byText, dialog, field, submit, close, t } = contact(page, language);
			for (const openerButton of findOpeners(page)) {
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

// In Russian, which has longer words. The open dialog in each language and theme: pages.spec.ts. Field rules:
// src/features/contact/enhanceContactForm.test.tsx, config/emailAddress.test.ts. Responses: submitMessage.test.ts.
test("the form shows errors that move nothing, cuts pasted texts, keeps its text without a network, sends it under the same key, and meets WCAG 2.2 A and AA at 320 px", async ({
	page,
	context,
	problems,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const requests = await mockReviews(page, problems, "cut", { status: 202 });
	// Records the dialog's text while the browser's alert is open.
	await page.addInitScript(() => {
		const show = window.alert.bind(window);
		window.alert = (text) => {
			document.body.dataset.said = document.getElementById("contact-alert")?.textContent ?? "";
			show(text);
		};
	});
	const alertTexts: string[] = [];
	page.on("dialog", (dialog) => {
		alertTexts.push(`${dialog.type()}: ${dialog.message()}`);
		return dialog.accept();
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPage(page, "/ru");
	await openContact(page, "ru");
	const { submit, alert, thanks, dialog, field, t } = contact(page, "ru");
	const problem = (name: (typeof fieldNames)[number]) => field(name).locator("xpath=following-sibling::p");
	const places = async () => Promise.all([dialog, field("email"), submit].map((part) => part.boundingBox()));
	const before = await places();
	const check = async (state: string) => {
		await page.setViewportSize({ width: 320, height: 800 });
		for (const colorScheme of isFullRun ? (["light", "dark"] as const) : (["dark"] as const)) {
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
	await test.step("shows and describes an error at each empty field, and focuses the first one", async () => {
		const readBorder = () => field("email").evaluate((element) => getComputedStyle(element).borderColor);
		const calmBorder = await readBorder();
		await submit.click();
		for (const name of fieldNames) {
			await expect(problem(name)).toHaveText(t("contact.mandatory"));
			await expect(problem(name).locator("svg")).toBeVisible();
			await expect(field(name)).toHaveAccessibleDescription(t("contact.mandatory"));
		}
		await expect(field("name")).toBeFocused();
		await expect.poll(readBorder).not.toBe(calmBorder);
		expect.soft(await places(), "dialog, field and button with messages").toEqual(before);
		await check("with messages");
		expect(getTranslator("en")("contact.mandatory"), "the specification's words").toBe("This field is mandatory");
	});
	await test.step("accepts as many characters as the server, and shows what was cut from a pasted text", async () => {
		for (const name of fieldNames) {
			const maxLength = fieldLimits[name];
			const longestText = (name === "email" ? "@example.com" : "x").padStart(maxLength, "x");
			await field(name).focus();
			await page.evaluate((copied) => navigator.clipboard.writeText(copied), `x${longestText}`);
			await page.keyboard.press("ControlOrMeta+v");
			await expect(problem(name), `"${name}": one more`).toHaveText(t("contact.tooLong", { max: maxLength }));
			await expect(field(name)).toHaveValue(`x${longestText}`.slice(0, maxLength));
			await field(name).fill("");
			await page.evaluate((copied) => navigator.clipboard.writeText(copied), longestText);
			await page.keyboard.press("ControlOrMeta+v");
			await expect(field(name)).toHaveValue(longestText);
			await expect(problem(name), `"${name}": as much as it takes`).toBeHidden();
		}
	});
	await test.step("shows an error for an invalid email address and sends nothing", async () => {
		await fillContact(page, { ...sampleMessage, email: "anna@example..com" }, "ru");
		await submit.click();
		await expect(problem("email")).toHaveText(t("contact.invalidEmail"));
		await expect(field("email")).toBeFocused();
		await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
		expect(requests).toEqual([]);
	});
	await test.step("shows an error without a network, and keeps the text", async () => {
		await fillContact(page, sampleMessage, "ru");
		await submit.click();
		await expect(alert).toHaveText(t("contact.network"));
		await expect
			.poll(() => alertTexts)
			.toEqual([`alert: ${t("contact.error", { error: "TypeError: Failed to fetch" })}`]);
		await expect(page.locator("body")).toHaveAttribute("data-said", t("contact.network"));
		expect.soft(await places(), "dialog, field and button after a failure").toEqual(before);
		expect(await getFieldContents(page, "ru")).toEqual(sampleMessage);
		await check("not sent");
	});
	await test.step("sends the same message under the same key", async () => {
		await submit.click();
		await expect(thanks).toBeVisible();
		expect(alertTexts).toHaveLength(1);
		const [first, second, ...more] = await readMessageKeys(requests);
		expect(more).toEqual([]);
		expect(second).toBe(first);
		expect(requests[1]?.postData()).toBe(requests[0]?.postData());
		await check("sent");
	});
});
