import { contact, fillContact, getFieldContents, sampleMessage } from "./contact.ts";
import { getTranslator } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

// The form is the same on every page of a language: tests/built/layouts.test.ts. Where thanks exist: tests/http.
test("without JavaScript, the browser validates the fields, and the form leads to the thanks in its language", async ({
	page,
}) => {
	const t = getTranslator("ru");
	await page.goto("/ru/business");
	const { opener, submit, field, dialog } = contact(page, "ru");
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
