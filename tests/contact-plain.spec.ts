import { contact, fillContact, sampleMessage } from "./contact.ts";
import { getWords } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

// The form is the same on every page of a language: tests/built/layouts.test.ts. Where thanks exist: tests/answers.
for (const [path, language, thanksPath] of [
	["/publish", "en", "/thank-you"],
	["/ru/business", "ru", "/ru/thank-you"],
] as const) {
	test(`without JavaScript, the browser validates the fields, and the form on ${path} leads to the thanks in "${language}"`, async ({
		page,
	}) => {
		const t = getWords(language);
		await page.goto(path);
		const { opener, submit, field, dialog } = contact(page, language);
		await opener.click();
		await test.step("the browser itself validates the fields", async () => {
			await fillContact(page, { name: "Anna", email: "anna@" }, language);
			await submit.click();
			await expect(page).toHaveURL(path);
			await expect(dialog).toBeVisible();
			await expect(field("email")).toBeFocused();
			await expect(field("name")).toHaveValue("Anna");
			await expect(field("email")).toHaveValue("anna@");
			await expect(field("message")).toHaveValue("");
		});
		await fillContact(page, sampleMessage, language);
		const [request] = await Promise.all([
			page.waitForRequest((candidate) => candidate.method() === "POST"),
			submit.click(),
		]);
		expect(new URL(request.url()).pathname).toBe("/reviews");
		const sent = Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
		expect(sent).toEqual({
			...sampleMessage,
			message: sampleMessage.message.replaceAll("\n", "\r\n"),
			reply_subject: "",
			language,
		});
		await expect(page).toHaveURL(thanksPath);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.thanks"));
		await expect(page.locator("main")).toContainText(t("contact.soon"));
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await page.locator("main").getByRole("link").click();
		await expect(page).toHaveURL(language === "en" ? "/" : "/ru");
	});
}
