import { fieldLimits } from "#config/messageLimits.ts";
import {
	contact,
	fieldNames,
	fillContact,
	findFieldProblem,
	getFieldContents,
	mockReviews,
	openContact,
} from "./contact.ts";
import { expect, openPage, test } from "./fixtures.ts";

test('an empty field shows in "en" that it is mandatory until the visitor types', async ({ page }) => {
	await openPage(page, "/");
	await openContact(page);
	const { field, t } = contact(page);
	const readBorder = (name: (typeof fieldNames)[number]) =>
		field(name).evaluate((element) => getComputedStyle(element).borderColor);
	const calmBorders = {
		name: await readBorder("name"),
		email: await readBorder("email"),
		message: await readBorder("message"),
	};
	for (const name of fieldNames) {
		await test.step(name, async () => {
			const input = field(name);
			const problem = findFieldProblem(input);
			await expect(problem).toBeHidden();
			const calmBorder = calmBorders[name];
			await input.focus();
			await input.blur();
			await expect(problem, `"${name}" left empty`).toBeVisible();
			await expect(problem).toHaveText(t("contact.mandatory"));
			// The specification's own words.
			await expect(problem).toHaveText("This field is mandatory");
			await expect(problem.locator("svg")).toBeVisible();
			await expect(input).toHaveAttribute("aria-invalid", "true");
			await expect(input).toHaveAccessibleDescription(t("contact.mandatory"));
			await expect(input, `"${name}": its border`).not.toHaveCSS("border-color", calmBorder);
			await input.pressSequentially("a");
			await expect(problem, `"${name}" typed into`).toBeHidden();
			await expect(input).not.toHaveAttribute("aria-invalid");
			await expect(input).not.toHaveAttribute("aria-describedby");
			await input.fill("   ");
			await input.blur();
			await expect(problem, "blanks alone count as empty").toHaveText(t("contact.mandatory"));
		});
	}
});

test("the form shows errors for empty fields, invalid addresses and texts that are too long, and sends nothing", async ({
	page,
	context,
	problems,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const requests = await mockReviews(page, problems, { status: 202 });
	await openPage(page, "/");
	await openContact(page);
	const { field, submit, t, dialog } = contact(page);
	await test.step("shows an error at each empty field, focuses the first one and sends nothing", async () => {
		await fillContact(page, { message: "  \n " });
		await submit.click();
		for (const name of fieldNames) await expect(findFieldProblem(field(name))).toHaveText(t("contact.mandatory"));
		await expect(field("name")).toBeFocused();
		expect(requests).toEqual([]);
	});
	await test.step("shows an error for an invalid email address and sends nothing", async () => {
		await fillContact(page);
		// Other addresses: config/emailAddress.test.ts.
		for (const address of ["anna", "anna@example..com"]) {
			await test.step(address, async () => {
				await field("email").fill(address);
				await expect(findFieldProblem(field("email")), "typed into, it says nothing").toBeHidden();
				await submit.click();
				await expect(findFieldProblem(field("email")), address).toHaveText(t("contact.invalidEmail"));
				await expect(field("email")).toBeFocused();
				await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
			});
		}
		expect(requests).toEqual([]);
		await test.step("shows the error when the field loses the focus", async () => {
			await field("email").fill("anna@");
			await expect(findFieldProblem(field("email"))).toBeHidden();
			await field("email").blur();
			await expect(findFieldProblem(field("email"))).toHaveText(t("contact.invalidEmail"));
		});
	});
	for (const name of fieldNames) await field(name).fill("");
	await test.step("accepts as many characters as the server, and shows what was cut from a pasted text until the visitor types", async () => {
		for (const name of fieldNames) {
			const max = fieldLimits[name];
			const longestText = (name === "email" ? "@example.com" : "x").padStart(max, "x");
			await test.step(`the field "${name}" accepts ${max} characters`, async () => {
				await page.evaluate((text) => navigator.clipboard.writeText(text), longestText);
				await field(name).focus();
				await page.keyboard.press("ControlOrMeta+v");
				await expect(field(name)).toHaveValue(longestText);
				await expect(findFieldProblem(field(name)), `"${name}": as much as it takes`).toBeHidden();
				await field(name).fill("");
				await page.evaluate((text) => navigator.clipboard.writeText(text), `x${longestText}`);
				await page.keyboard.press("ControlOrMeta+v");
				await expect(findFieldProblem(field(name)), `"${name}": one more`).toHaveText(t("contact.tooLong", { max }));
				expect((await getFieldContents(page))[name]).toHaveLength(max);
				await page.keyboard.press("Backspace");
				await expect(findFieldProblem(field(name))).toBeHidden();
			});
		}
	});
});

test("sends an address with an internationalized domain and with letters of another script before the @", async ({
	page,
	problems,
}) => {
	const requests = await mockReviews(page, problems, { status: 202 });
	await openPage(page, "/");
	const { field, submit, thanks, ok } = contact(page);
	for (const address of ["irina@почта.рф", "ирина@почта.рф"]) {
		await test.step(address, async () => {
			await openContact(page);
			await fillContact(page, { name: "Ирина", message: "Здравствуйте" });
			await field("email").pressSequentially(address);
			await submit.click();
			await expect(thanks).toBeVisible();
			await ok.click();
		});
	}
	const sent = requests.map((request) => JSON.parse(request.postData() ?? "").params.email);
	// Chromium turns the domain into ASCII where the rest is ASCII; server/contact/parseJson.test.ts has what becomes of it.
	expect(sent).toEqual(["irina@xn--80a1acny.xn--p1ai", "ирина@почта.рф"]);
});
