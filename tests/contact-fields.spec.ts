import { fieldLimits } from "../server/inbox/limits.ts";
import {
	answerReviews,
	contact,
	contents,
	fieldNames,
	fillContact,
	openContact,
	problemOf,
	sample,
} from "./contact.ts";
import { expect, open, test } from "./fixtures.ts";

for (const language of ["en", "ru"] as const) {
	for (const name of fieldNames) {
		test(`"${name}" left empty says in "${language}" that it is mandatory, until something is typed`, async ({
			page,
		}) => {
			await open(page, language === "en" ? "/" : "/ru");
			await openContact(page, language);
			const { field, t } = contact(page, language);
			const input = field(name);
			const problem = problemOf(input);
			await expect(problem).toBeHidden();
			const calm = await input.evaluate((element) => getComputedStyle(element).borderColor);
			await input.focus();
			await input.blur();
			await expect(problem).toBeVisible();
			await expect(problem).toHaveText(t("contact.mandatory"));
			await expect(problem.locator("svg")).toBeVisible();
			await expect(input).toHaveAttribute("aria-invalid", "true");
			await expect(input).toHaveAccessibleDescription(t("contact.mandatory"));
			await expect(input).not.toHaveCSS("border-color", calm);
			await input.pressSequentially("a");
			await expect(problem).toBeHidden();
			await expect(input).not.toHaveAttribute("aria-invalid");
			await expect(input).not.toHaveAttribute("aria-describedby");
			await input.fill("   ");
			await input.blur();
			await expect(problem, "blanks alone count as empty").toHaveText(t("contact.mandatory"));
		});
	}
}

test("the English message is the specification's", async ({ page }) => {
	await open(page, "/");
	await openContact(page);
	await contact(page).field("name").blur();
	await expect(problemOf(contact(page).field("name"))).toHaveText("This field is mandatory");
});

test("fields tell the browser what they take", async ({ page }) => {
	await open(page, "/");
	const { field, opener } = contact(page);
	await opener.click();
	for (const name of fieldNames) {
		await expect(field(name)).toHaveAttribute("maxlength", String(fieldLimits[name]));
		await expect(field(name)).toHaveAttribute("required", "");
	}
	await expect(field("email")).toHaveAttribute("type", "email");
});

for (const address of [
	"anna",
	"anna@",
	"@example.com",
	"anna@example..com",
	"an na@example.com",
	"anna@-example.com",
]) {
	test(`the address "${address}" is called none, and nothing is sent`, async ({ page, problems }) => {
		const requests = await answerReviews(page, problems, { status: 202 });
		await open(page, "/");
		await openContact(page);
		const { field, submit, t, dialog } = contact(page);
		await fillContact(page, { ...sample, email: address });
		await submit.click();
		await expect(problemOf(field("email"))).toHaveText(t("contact.invalidEmail"));
		await expect(field("email")).toBeFocused();
		await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
		expect(requests).toEqual([]);
	});
}

test("an address that is none is named when its field is left", async ({ page }) => {
	await open(page, "/");
	await openContact(page);
	const { field, t } = contact(page);
	await field("email").fill("anna@");
	await field("email").blur();
	await expect(problemOf(field("email"))).toHaveText(t("contact.invalidEmail"));
});

test("sending an empty form names all three fields, focuses the first, and sends nothing", async ({
	page,
	problems,
}) => {
	const requests = await answerReviews(page, problems, { status: 202 });
	await open(page, "/");
	await openContact(page);
	const { field, submit, t } = contact(page);
	await fillContact(page, { message: "  \n " });
	await submit.click();
	for (const name of fieldNames) await expect(problemOf(field(name))).toHaveText(t("contact.mandatory"));
	await expect(field("name")).toBeFocused();
	expect(requests).toEqual([]);
});

for (const name of fieldNames) {
	const max = fieldLimits[name];
	const full = (name === "email" ? "@example.com" : "x").padStart(max, "x");

	test(`"${name}" takes ${max} characters; a paste of more says what was cut, and typing clears that`, async ({
		page,
		context,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, "/");
		await openContact(page);
		const { field, t } = contact(page);
		await page.evaluate((text) => navigator.clipboard.writeText(text), full);
		await field(name).focus();
		await page.keyboard.press("ControlOrMeta+v");
		await expect(field(name)).toHaveValue(full);
		await expect(problemOf(field(name)), "as much as it takes").toBeHidden();
		await field(name).fill("");
		await page.evaluate((text) => navigator.clipboard.writeText(text), `x${full}`);
		await page.keyboard.press("ControlOrMeta+v");
		await expect(problemOf(field(name))).toHaveText(t("contact.tooLong", { max }));
		expect((await contents(page))[name]).toHaveLength(max);
		await page.keyboard.press("Backspace");
		await expect(problemOf(field(name))).toBeHidden();
	});
}
