import type { Page } from "@playwright/test";
import { accessProblems } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** What a visitor wrote, some of it meant to break out of a page. */
const written = {
	name: `Анна "Ann" <b>`,
	message: `Два слова.\n\n</textarea><img src=x onerror="window.hit=1"> & &amp;`,
};

/** Sends the form of a page as a browser without JavaScript does: by loading the answer. */
async function submit(page: Page, fields: Record<string, string>): Promise<void> {
	await page.goto("/ru/about-us");
	const answered = page.waitForResponse((response) => response.url().endsWith("/reviews"));
	await page.evaluate((given) => {
		const form = document.createElement("form");
		Object.assign(form, { method: "post", action: "/reviews" });
		for (const [name, value] of Object.entries(given)) {
			const field = document.createElement("textarea");
			Object.assign(field, { name, value });
			form.append(field);
		}
		document.body.append(form);
		form.submit();
	}, fields);
	await answered;
	await page.waitForLoadState();
}

test("an invalid form is sent back as a page in the visitor's language with its text", async ({ page, problems }) => {
	problems.allow(/422/);
	await submit(page, { ...written, email: "anna", language: "ru" });
	const form = page.getByRole("main");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ещё не отправлено");
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(form.getByLabel("Имя", { exact: true })).toHaveValue(written.name);
	await expect(form.getByLabel("Сообщение", { exact: true })).toHaveValue(written.message);
	const email = form.getByLabel("Электронная почта", { exact: true });
	await expect(email).toHaveValue("anna");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription("Нужен адрес, например name@example.com");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();

	expect(await accessProblems(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("the returned form can be corrected and sent, and leads to the thank-you page", async ({ page, problems }) => {
	problems.allow(/422/);
	await submit(page, { ...written, email: "anna", language: "ru" });
	const form = page.getByRole("main");
	await form.getByLabel("Электронная почта", { exact: true }).fill("anna@example.com");
	const answer = page.waitForResponse((response) => response.url().endsWith("/reviews"));
	await form.getByRole("button", { name: "Отправить" }).click();
	expect((await answer).status()).toBe(303);
	await page.waitForURL("**/ru/thank-you");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the page is the same without JavaScript", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
	const page = await context.newPage();
	const answer = await page.request.post("/reviews", { form: { name: "", email: "", message: "", language: "en" } });
	expect(answer.status()).toBe(422);
	await page.setContent((await answer.text()).replaceAll("autofocus", ""));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
	await expect(page.getByRole("main").getByText("This field is mandatory")).toBeVisible();
	await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(3);
	await context.close();
});
