import { expect } from "vitest";
import { site } from "#site/site.ts";
import { sample } from "#tests/contact.ts";
import type { Page } from "#tests/engines/page.ts";
import { words } from "#tests/examples.ts";

const t = words("en");
const opener = 'footer nav button[commandfor="contact"]';
const submit = "#contact form button:not([command])";
const field = (name: keyof typeof sample) => `#contact [name="${name}"]`;
const problem = (name: keyof typeof sample) => `${field(name)} ~ p`;

/** A message with its errors put right, a network that fails, and the message sent. */
export async function sendMessage(page: Page): Promise<void> {
	await page.open("/");
	await page.click(opener);
	await page.seen("#contact");
	await page.waitFor(() => page.isFocused(field("name")), true, "the first field has the focus");
	await page.waitFor(() => page.exists("#contact form[data-enhanced]"), true, "the form answers");

	await page.click(submit);
	for (const name of ["name", "email", "message"] as const) {
		await page.waitFor(() => page.text(problem(name)), t("contact.mandatory"), `${name} is mandatory`);
	}
	await page.type(field("name"), sample.name);
	await page.type(field("email"), "anna at example.com");
	await page.type(field("message"), sample.message.replaceAll("\n", " "));
	await page.seen(problem("name"), false);
	await page.click(submit);
	await page.waitFor(() => page.text(problem("email")), t("contact.invalidEmail"), "that is no address");
	await page.visitor.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.select(), field("email"));
	await page.visitor.type(sample.email);

	page.site.cut = site.inbox.url;
	await page.visitor.evaluate(noteAlerts, "alerted");
	await page.click(submit);
	await page.waitFor(() => page.text("#contact-alert"), t("contact.network"), "the network has failed");
	await page.waitFor(() => page.exists("html[data-alerted]"), true, "the browser's own alert says so, too");
	expect(await page.visitor.evaluate(contentOf, field("email"))).toBe(sample.email);
	page.site.cut = undefined;
	await page.click(submit);
	await page.seen("#contact-thanks");
	await page.waitFor(() => page.isFocused("#contact [aria-describedby=contact-soon]"), true, "OK has the focus");
	await page.press("Enter");
	await page.seen("#contact", false);
	await page.waitFor(() => page.isFocused(opener), true, "the button that opened it has the focus again");
	await page.click(opener);
	await page.seen(field("name"));
	expect(await page.visitor.evaluate(contentOf, field("message")), "the form is empty again").toBe("");
}

/** The browser's alert would hold up whoever steers it: its text becomes a mark of the document. */
function noteAlerts(mark: string): void {
	window.alert = (text) => {
		document.documentElement.dataset[mark] = String(text);
	};
}

function contentOf(selector: string): string | undefined {
	return document.querySelector<HTMLInputElement>(selector)?.value;
}
