import { formName } from "#config/messageLimits.ts";
import { site } from "#config/site.ts";
import {
	contact,
	emptyFields,
	fillContact,
	getFieldContents,
	mockReviews,
	openContact,
	readStored,
	sampleMessage,
	waitForContactForm,
} from "./contact.ts";
import { expect, holdRequests, openPage, test } from "./fixtures.ts";

// Payload and key: src/features/contact/message.test.ts. Honeypot, repeated clicks, Enter, keys of changed texts:
// ContactDialog.test.tsx, enhanceContactForm.test.tsx and drafts.test.ts there. Errors: contact.spec.ts.
test("sends a text typed before the scripts have loaded, shows the thanks, and returns to an empty form", async ({
	page,
	problems,
}) => {
	const requests = await mockReviews(page, problems, { status: 202 });
	const releaseScripts = await holdRequests(page, "**/assets/*.js");
	await page.goto("/", { waitUntil: "commit" });
	const { dialog, submit, sending, thanks, ok, field, opener, t } = contact(page);
	await opener.click();
	await fillContact(page, { ...sampleMessage, name: "  Anna Example " });
	releaseScripts();
	await waitForContactForm(page);
	const releaseMessage = await holdRequests(page, `**${site.inbox.url}`);
	await submit.click();
	await expect(sending).toBeVisible();
	releaseMessage();
	await expect(thanks).toBeVisible();
	await expect(page.getByRole("dialog", { name: t("contact.thanks") })).toBeVisible();
	await expect(dialog).toContainText("will soon reply");
	await expect(field("name")).toBeHidden();
	await expect(ok).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	expect(requests).toHaveLength(1);
	expect(requests[0]?.postDataJSON()).toMatchObject({ form_id: 888, form_name: formName, params: sampleMessage });
	await openContact(page);
	await expect(thanks).toBeHidden();
	expect(await getFieldContents(page)).toEqual(emptyFields);
	expect(await readStored(page, "contact.draft."), "drafts left").toEqual([]);

	await test.step("sends addresses with an internationalized domain and with letters of another script before the @", async () => {
		for (const address of ["anna@почта.рф", "анна@почта.рф"]) {
			await fillContact(page, { name: "Ирина", message: "Здравствуйте" });
			await field("email").pressSequentially(address);
			await submit.click();
			await expect(thanks).toBeVisible();
			await ok.click();
			await openContact(page);
		}
		const sent = requests.slice(1).map((request) => request.postDataJSON().params.email);
		// Chromium converts the domain to ASCII if the local part is ASCII: server/contact/parseJson.test.ts.
		expect(sent).toEqual(["anna@xn--80a1acny.xn--p1ai", "анна@почта.рф"]);
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

	// The form is the same on every page of a language: tests/built/layouts.test.ts. Thanks pages: tests/http.
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
