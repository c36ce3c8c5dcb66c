import { accessProblems } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** A message with markup that must be escaped. */
const written = {
	name: `Анна "Ann" <b>`,
	message: `Два слова.\n\n</textarea><img src=x onerror="window.hit=1"> & &amp;`,
};

// The page in each language, and without JavaScript: tests/http/formError.test.ts.
test("an invalid form is sent back as a page in the visitor's language with its text, and can be corrected and sent", async ({
	page,
	problems,
}) => {
	problems.allow(/422/);
	await page.goto("/ru/about-us");
	// As without JavaScript: the response replaces the document.
	const invalidResponse = page.waitForResponse((response) => response.url().endsWith("/reviews"));
	await page.evaluate(
		(fields) => {
			const form = document.createElement("form");
			Object.assign(form, { method: "post", action: "/reviews" });
			for (const [name, value] of Object.entries(fields)) {
				const field = document.createElement("textarea");
				Object.assign(field, { name, value });
				form.append(field);
			}
			document.body.append(form);
			form.submit();
		},
		{ ...written, email: "anna", language: "ru" },
	);
	await invalidResponse;
	const form = page.getByRole("main");
	await expect(form.getByLabel("Имя", { exact: true })).toHaveValue(written.name);
	await expect(form.getByLabel("Сообщение", { exact: true })).toHaveValue(written.message);
	const email = form.getByLabel("Электронная почта", { exact: true });
	await expect(email).toHaveValue("anna");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription("Нужен адрес, например name@example.com");
	expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
	expect(await accessProblems(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

	await email.fill("anna@example.com");
	const answer = page.waitForResponse((response) => response.url().endsWith("/reviews"));
	await form.getByRole("button", { name: "Отправить" }).click();
	expect((await answer).status()).toBe(303);
	await page.waitForURL("**/ru/thank-you");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
