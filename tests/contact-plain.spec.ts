import { contact, contents, fillContact, sample } from "./contact.ts";
import { words } from "./examples.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const [path, language, thanksPath] of [
	["/", "en", "/thank-you"],
	["/publish", "en", "/thank-you"],
	["/ru", "ru", "/ru/thank-you"],
	["/ru/business", "ru", "/ru/thank-you"],
] as const) {
	test(`without JavaScript, the form on ${path} is posted and leads to the thanks in "${language}"`, async ({
		page,
	}) => {
		const t = words(language);
		await page.goto(path);
		const { opener, submit } = contact(page, language);
		await opener.click();
		await fillContact(page, sample, language);
		const [request] = await Promise.all([
			page.waitForRequest((candidate) => candidate.method() === "POST"),
			submit.click(),
		]);
		expect(new URL(request.url()).pathname).toBe("/reviews");
		const sent = Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
		expect(sent).toEqual({ ...sample, message: sample.message.replaceAll("\n", "\r\n"), website: "", language });
		await expect(page).toHaveURL(thanksPath);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("contact.thanks"));
		await expect(page.locator("main")).toContainText(t("contact.soon"));
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await page.locator("main").getByRole("link").click();
		await expect(page).toHaveURL(language === "en" ? "/" : "/ru");
	});
}

test("without JavaScript, the browser itself asks for what is missing", async ({ page }) => {
	await page.goto("/");
	const { opener, submit, field, dialog } = contact(page);
	await opener.click();
	await fillContact(page, { name: "Anna", email: "anna@" });
	await submit.click();
	await expect(page).toHaveURL("/");
	await expect(dialog).toBeVisible();
	await expect(field("email")).toBeFocused();
	expect(await contents(page)).toEqual({ name: "Anna", email: "anna@", message: "" });
});

test("thanks exist where the site's other pages do, and nowhere else", async ({ request }) => {
	expect((await request.get("/thank-you")).status()).toBe(200);
	expect((await request.get("/ru/thank-you")).status()).toBe(200);
	const indonesian = await request.get("/id/thank-you", { maxRedirects: 0 });
	expect(indonesian.status()).toBe(302);
	expect(indonesian.headers().location).toBe("/thank-you");
});
