import { expect } from "vitest";
import { site } from "#config/site.ts";
import { fieldNames, sampleMessage } from "#tests/contact.ts";
import type { EnginePage } from "#tests/engines/page.ts";
import { getTranslator } from "#tests/examples.ts";

const t = getTranslator("en");
const openerSelector = 'footer nav button[commandfor="contact"]';
const submit = "#contact form button:not([command])";
const field = (name: string) => `#contact [name="${name}"]`;
const error = (name: string) => `${field(name)} ~ p`;

export async function sendMessage(page: EnginePage): Promise<void> {
	const readField = (name: string) =>
		page.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value, field(name));
	await page.open("/");
	await page.click(openerSelector);
	await page.expectVisible("#contact");
	await page.expectFocus(field("name"));
	await page.expectExists("#contact form[data-enhanced]");
	await page.click(submit);
	for (const name of fieldNames) await page.expectText(error(name), t("contact.mandatory"));
	await page.type(field("name"), sampleMessage.name);
	await page.type(field("email"), "anna at example.com");
	await page.type(field("message"), sampleMessage.message.replaceAll("\n", " "));
	await page.expectHidden(error("name"));
	await page.click(submit);
	await page.expectText(error("email"), t("contact.invalidEmail"));
	await page.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.select(), field("email"));
	await page.window.type(sampleMessage.email);
	page.site.cutPath = site.inbox.url;
	// An open alert would block the driver.
	await page.evaluate(() => {
		window.alert = (text) => document.documentElement.setAttribute("data-alerted", String(text));
	});
	await page.click(submit);
	await page.expectText("#contact-alert", t("contact.network"));
	await page.expectExists("html[data-alerted]");
	expect(await readField("email")).toBe(sampleMessage.email);
	page.site.cutPath = undefined;
	await page.click(submit);
	await page.expectVisible("#contact-thanks");
	await page.expectFocus("#contact [aria-describedby=contact-soon]");
	await page.window.press("Enter");
	await page.expectHidden("#contact");
	await page.expectFocus(openerSelector);
	await page.click(openerSelector);
	await page.expectVisible(field("name"));
	expect(await readField("message"), "the form is empty again").toBe("");
}

export async function closeDialogs(page: EnginePage): Promise<void> {
	await page.open("/about-us");
	await closeDialog(page, "contact", 'footer button[commandfor="contact"]');
	await page.click('footer button[commandfor="consent"]');
	await closeDialog(page, "consent", 'section[aria-labelledby="consent-title"] button[commandfor="consent"]');
}

/** Closes a dialog and expects that the page does not move. */
async function closeDialog(page: EnginePage, id: string, button: string): Promise<void> {
	for (const close of [
		() => page.window.press("Escape"),
		() => page.click(`#${id} button[command="close"][aria-label]`),
		() => page.window.clickAt(8, 450),
	]) {
		await page.click(button);
		await page.expectVisible(`#${id}`);
		await page.evaluate(watchLayout, id);
		await close();
		await page.expectHidden(`#${id}`);
		await page.expectFocus(button);
		expect(await page.evaluate(() => Reflect.get(window, "layoutStates"))).toHaveLength(1);
	}
}

/** Collects for a second all sizes and scroll positions of the page and positions of the dialog. */
function watchLayout(id: string): void {
	const states: string[] = [];
	Reflect.set(window, "layoutStates", states);
	const end = performance.now() + 1_000;
	let left = 0;
	const observeLayout = () => {
		const { scrollHeight, scrollWidth } = document.documentElement;
		const dialog = document.getElementById(id)?.getBoundingClientRect();
		if (dialog?.width) left = dialog.left;
		const state = JSON.stringify({ scrollHeight, scrollWidth, scrollY, left });
		if (!states.includes(state)) states.push(state);
		if (performance.now() < end) requestAnimationFrame(observeLayout);
	};
	observeLayout();
}
