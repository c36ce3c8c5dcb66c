import { formName } from "#config/messageLimits.ts";
import { site } from "#config/site.ts";
import {
	contact,
	emptyFields,
	fillContact,
	getFieldContents,
	mockReviews,
	openContact,
	readMessageKeys,
	readStored,
	sampleMessage,
} from "./contact.ts";
import { expect, holdRequests, openPage, test } from "./fixtures.ts";

// Other answers and no answer: src/features/contact/submitMessage.test.ts. Honeypot, second clicks, Enter, keys of changed
// texts: ContactDialog.test.tsx, enhanceContactForm.test.tsx and drafts.test.ts there.
test("sends the marketing payload under a UUID, shows the thanks, and returns to an empty form", async ({
	page,
	problems,
}) => {
	const requests = await mockReviews(page, problems, { status: 202 });
	await openPage(page, "/");
	await openContact(page);
	const { dialog, submit, sending, thanks, ok, field, opener, t } = contact(page);
	await fillContact(page, { ...sampleMessage, name: "  Anna Example " });
	const before = Date.now();
	const release = await holdRequests(page, `**${site.inbox.url}`);
	await submit.click();
	await expect(sending).toBeVisible();
	release();
	await expect(thanks).toBeVisible();
	await expect(page.getByRole("dialog", { name: t("contact.thanks") })).toBeVisible();
	await expect(dialog).toContainText("will reply soon");
	await expect(field("name")).toBeHidden();
	await expect(ok).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	expect(requests).toHaveLength(1);

	await test.step("sends exactly the fields of the marketing payload", async () => {
		const [request] = requests;
		if (!request) throw new Error("Nothing was sent.");
		expect(request.method()).toBe("POST");
		expect(new URL(request.url()).pathname).toBe("/reviews");
		const { date, ...rest } = JSON.parse(request.postData() ?? "");
		expect(rest).toEqual({ form_id: 888, form_name: formName, params: sampleMessage });
		expect(formName).toContain(site.name);
		expect(new Date(date).toISOString()).toBe(date);
		expect(Math.abs(Date.parse(date) - before)).toBeLessThan(60_000);
		const headers = await request.allHeaders();
		expect(headers["content-type"]).toBe("application/json");
		expect(headers["idempotency-key"]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(headers).not.toHaveProperty("x-website");
	});
	await openContact(page);
	await expect(thanks).toBeHidden();
	expect(await getFieldContents(page)).toEqual(emptyFields);
	expect(await readStored(page, "contact.draft."), "drafts left").toEqual([]);
});

test("shows an error without a network, keeps the text, and sends it again under the same key", async ({
	page,
	context,
	problems,
}) => {
	const requests = await mockReviews(page, problems, "cut", { status: 202 });
	// What the dialog says while the browser's own alert stands over it.
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
	await openPage(page, "/");
	await openContact(page);
	const { submit, alert, thanks, ok, t } = contact(page);
	await fillContact(page);
	await submit.click();
	await expect(alert).toHaveText(t("contact.network"));
	const error = t("contact.error", { error: "TypeError: Failed to fetch" });
	await expect.poll(() => alertTexts).toEqual([`alert: ${error}`]);
	await expect(page.locator("body")).toHaveAttribute("data-said", t("contact.network"));
	expect(await getFieldContents(page)).toEqual(sampleMessage);
	await submit.click();
	await expect(thanks).toBeVisible();
	expect(alertTexts).toHaveLength(1);
	const [first, second, ...more] = await readMessageKeys(requests);
	expect(more).toEqual([]);
	expect(second).toBe(first);
	expect(requests[1]?.postData()).toBe(requests[0]?.postData());
	await ok.click();
	await test.step("shows an error offline, keeps the text, and sends it when the network returns", async () => {
		problems.allow(/ERR_INTERNET_DISCONNECTED/);
		await context.unrouteAll();
		await openContact(page);
		await fillContact(page);
		await context.setOffline(true);
		await submit.click();
		await expect(alert).toHaveText(t("contact.network"));
		await context.setOffline(false);
		await submit.click();
		await expect(thanks).toBeVisible();
	});
});

test("the browser sends the form by itself when the script of the form cannot be loaded", async ({
	page,
	problems,
}) => {
	problems.allow(/enhanceContactForm|Failed to fetch|ERR_FAILED/);
	await page.route("**/assets/enhanceContactForm*", (route) => route.abort());
	await openPage(page, "/");
	const { opener } = contact(page);
	await opener.click();
	await fillContact(page);
	await contact(page).submit.click();
	await expect(page).toHaveURL("/thank-you");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact(page).t("contact.thanks"));
});

test.describe("in a browser without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	// The form is the same on every page of a language: tests/built/layouts.test.ts. Where thanks exist: tests/http.
	test("without JavaScript, the browser validates the fields, and the form leads to the thanks in its language", async ({
		page,
	}) => {
		await page.goto("/ru/business");
		const { opener, submit, field, dialog, t } = contact(page, "ru");
		await opener.click();
		await test.step("the browser itself validates the fields", async () => {
			await fillContact(page, { name: "Anna", email: "anna@" }, "ru");
			await submit.click();
			await expect(page).toHaveURL("/ru/business");
			await expect(dialog).toBeVisible();
			await expect(field("email")).toBeFocused();
			expect(await getFieldContents(page, "ru")).toEqual({ name: "Anna", email: "anna@", message: "" });
		});
		await fillContact(page, sampleMessage, "ru");
		const [request] = await Promise.all([
			page.waitForRequest((candidate) => candidate.method() === "POST"),
			submit.click(),
		]);
		expect(new URL(request.url()).pathname).toBe("/reviews");
		expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toEqual({
			...sampleMessage,
			message: sampleMessage.message.replaceAll("\n", "\r\n"),
			reply_subject: "",
			language: "ru",
		});
		await expect(page).toHaveURL("/ru/thank-you");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.thanks"));
		await expect(page.locator("main")).toContainText(t("contact.soon"));
		await expect(page.locator("html")).toHaveAttribute("lang", "ru");
		await page.locator("main").getByRole("link").click();
		await expect(page).toHaveURL("/ru");
	});
});
