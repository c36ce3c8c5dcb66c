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

// Leaving, typing, restored drafts and other addresses: src/features/contact/enhanceContactForm.test.tsx, config/emailAddress.test.ts.
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
	const readBorder = () => field("email").evaluate((element) => getComputedStyle(element).borderColor);
	const calmBorder = await readBorder();
	await test.step("shows and describes an error at each empty field, focuses the first one and sends nothing", async () => {
		await fillContact(page, { message: "  \n " });
		await submit.click();
		for (const name of fieldNames) {
			const problem = findFieldProblem(field(name));
			await expect(problem).toHaveText(t("contact.mandatory"));
			// The specification's own words.
			await expect(problem).toHaveText("This field is mandatory");
			await expect(problem.locator("svg")).toBeVisible();
			await expect(field(name)).toHaveAttribute("aria-invalid", "true");
			await expect(field(name)).toHaveAccessibleDescription(t("contact.mandatory"));
		}
		await expect(field("name")).toBeFocused();
		await expect.poll(readBorder).not.toBe(calmBorder);
		await field("name").pressSequentially("a");
		await expect(findFieldProblem(field("name"))).toBeHidden();
	});
	await test.step("shows an error for an invalid email address and sends nothing", async () => {
		await fillContact(page);
		for (const address of ["anna", "anna@example..com"]) {
			await field("email").fill(address);
			await expect(findFieldProblem(field("email")), "typed into, it says nothing").toBeHidden();
			await submit.click();
			await expect(findFieldProblem(field("email")), address).toHaveText(t("contact.invalidEmail"));
			await expect(field("email")).toBeFocused();
			await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
		}
		expect(requests).toEqual([]);
	});
	await test.step("accepts as many characters as the server, and shows what was cut from a pasted text until the visitor types", async () => {
		for (const name of fieldNames) {
			const max = fieldLimits[name];
			const longestText = (name === "email" ? "@example.com" : "x").padStart(max, "x");
			const paste = async (text: string) => {
				await field(name).fill("");
				await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
				await page.keyboard.press("ControlOrMeta+v");
			};
			await paste(longestText);
			await expect(field(name)).toHaveValue(longestText);
			await expect(findFieldProblem(field(name)), `"${name}": as much as it takes`).toBeHidden();
			await paste(`x${longestText}`);
			await expect(findFieldProblem(field(name)), `"${name}": one more`).toHaveText(t("contact.tooLong", { max }));
			expect((await getFieldContents(page))[name]).toHaveLength(max);
			await page.keyboard.press("Backspace");
			await expect(findFieldProblem(field(name))).toBeHidden();
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
		await openContact(page);
		await fillContact(page, { name: "Ирина", message: "Здравствуйте" });
		await field("email").pressSequentially(address);
		await submit.click();
		await expect(thanks).toBeVisible();
		await ok.click();
	}
	const sent = requests.map((request) => JSON.parse(request.postData() ?? "").params.email);
	// Chromium turns the domain into ASCII where the rest is ASCII; server/contact/parseJson.test.ts has what becomes of it.
	expect(sent).toEqual(["irina@xn--80a1acny.xn--p1ai", "ирина@почта.рф"]);
});
