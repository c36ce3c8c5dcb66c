import type { Page, Request } from "@playwright/test";
import type { Language } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { getTranslator } from "./examples.ts";
import { expect, type PageProblems } from "./fixtures.ts";

/** A message that passes every check. */
export const sampleMessage = {
	name: "Anna Example",
	email: "anna@example.com",
	message: "How do we publish a game?\n\nAnna",
};

type FieldName = keyof typeof sampleMessage;
export const fieldNames = ["name", "email", "message"] as const satisfies readonly FieldName[];

export function contact(page: Page, language: Language = "en") {
	const t = getTranslator(language);
	const dialog = page.locator("dialog#contact");
	return {
		t,
		dialog,
		opener: page.locator("footer nav").getByRole("button", { name: t("nav.contact"), exact: true }),
		field: (name: FieldName) => dialog.getByLabel(t(`contact.${name}`), { exact: true }),
		submit: dialog.getByRole("button", { name: t("contact.submit"), exact: true }),
		sending: dialog.getByRole("button", { name: t("contact.sending"), exact: true }),
		close: dialog.getByRole("button", { name: t("layout.close"), exact: true }),
		ok: dialog.getByRole("button", { name: t("contact.ok"), exact: true }),
		thanks: dialog.getByRole("heading", { name: t("contact.thanks"), exact: true }),
		alert: dialog.getByRole("alert"),
		kept: dialog.getByText(t("contact.kept"), { exact: true }),
	};
}

/** Opens the dialog from the footer and waits until the form's script runs. */
export async function openContact(page: Page, language: Language = "en"): Promise<void> {
	const { opener, dialog } = contact(page, language);
	await opener.click();
	await expect(dialog).toBeVisible();
	await waitForContactForm(page);
}

/** Waits until the form's script runs: without it, the browser accepts a blank name. */
export async function waitForContactForm(page: Page): Promise<void> {
	await page.waitForFunction(() => document.querySelector("#contact form")?.hasAttribute("data-enhanced"));
}

export async function fillContact(
	page: Page,
	values: Partial<typeof sampleMessage> = sampleMessage,
	language: Language = "en",
) {
	for (const name of fieldNames) {
		const value = values[name];
		if (value !== undefined) await contact(page, language).field(name).fill(value);
	}
}

export async function getFieldContents(page: Page, language: Language = "en"): Promise<Record<FieldName, string>> {
	const { field } = contact(page, language);
	const [name = "", email = "", message = ""] = await Promise.all(fieldNames.map((part) => field(part).inputValue()));
	return { name, email, message };
}

export const emptyFields = { name: "", email: "", message: "" };

type MockReply = { status: number } | "cut";

/** Mocks the inbox: answers each POST with the next reply, repeats the last one, and returns the sent messages. */
export async function mockReviews(page: Page, problems: PageProblems, ...replies: MockReply[]): Promise<Request[]> {
	problems.allow(/\/reviews|Failed to load resource/);
	const requests: Request[] = [];
	await page.context().route(`**${site.inbox.url}`, async (route) => {
		const nextReply = replies[Math.min(requests.length, replies.length - 1)] ?? { status: 202 };
		requests.push(route.request());
		if (nextReply === "cut") await route.abort("connectionfailed");
		else await route.fulfill({ ...nextReply, contentType: "application/json", body: "{}" });
	});
	return requests;
}

export async function readMessageKeys(requests: readonly Request[]): Promise<string[]> {
	return Promise.all(requests.map(async (request) => (await request.headerValue("idempotency-key")) ?? ""));
}

/** Local storage keys that begin with `prefix`. */
export function readStored(page: Page, prefix: "contact.draft." | "contact.outbox."): Promise<string[]> {
	return page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), prefix);
}
