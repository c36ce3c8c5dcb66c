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
import { expect, openPage, test } from "./fixtures.ts";

// Which answer means what: src/features/contact/submitMessage.test.ts. Second clicks, and a dialog that is closed while sending:
// src/features/contact/ContactDialog.test.tsx. Refused or busy answers: contact-drafts.spec.ts.
test("sends the marketing payload under a UUID, shows the thanks, and returns to an empty form", async ({
	page,
	problems,
}) => {
	const requests = await mockReviews(page, problems, { status: 202 });
	await openPage(page, "/");
	await openContact(page);
	const { dialog, submit, thanks, ok, field, opener, t } = contact(page);
	await fillContact(page, { ...sampleMessage, name: "  Anna Example " });
	const before = Date.now();
	await submit.click();
	await expect(thanks).toBeVisible();
	await expect(page.getByRole("dialog", { name: t("contact.thanks") })).toBeVisible();
	await expect(dialog).toContainText("will reply soon");
	await expect(field("name")).toBeHidden();
	await expect(ok).toBeFocused();
	await ok.click();
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
	await expect(submit).toBeVisible();
	await expect(thanks).toBeHidden();
	expect(await getFieldContents(page)).toEqual(emptyFields);
	for (const key of ["Escape", "Enter"]) {
		await test.step(`${key} after the thanks leads back to an empty form`, async () => {
			await fillContact(page);
			await submit.click();
			await expect(thanks).toBeVisible();
			await page.keyboard.press(key);
			await expect(dialog, `${key} closes the dialog`).toBeHidden();
			await openContact(page);
			expect(await getFieldContents(page), `after ${key}`).toEqual(emptyFields);
			expect(await readStored(page, "contact.draft."), `drafts left after ${key}`).toEqual([]);
		});
	}
	await test.step("sends the value of the honeypot as a header, not in the payload", async () => {
		await fillContact(page);
		await page.locator('#contact input[name="reply_subject"]').evaluate((honeypot: HTMLInputElement) => {
			honeypot.value = "https://spam.example/ё";
		});
		await submit.click();
		await expect(thanks).toBeVisible();
		expect(requests).toHaveLength(4);
		expect(await requests[3]?.headerValue("x-website")).toBe(encodeURIComponent("https://spam.example/ё"));
		expect(requests[3]?.postData()).not.toContain("spam");
	});
});

test("shows an error without a network or a response, keeps the text, and sends it again under the same key", async ({
	page,
	context,
	problems,
}) => {
	const reviewReplies = ["cut", { status: 202 }, "silence", { status: 202 }, "cut", { status: 202 }] as const;
	const requests = await mockReviews(page, problems, ...reviewReplies);
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
	await page.clock.install();
	const { submit, sending, alert, thanks, ok, field, t } = contact(page);
	/** Goes on to another message, once one has been taken. */
	const startNextMessage = async () => {
		await ok.click();
		await openContact(page);
		alertTexts.length = 0;
		await page.locator("body").evaluate((body) => delete body.dataset.said);
	};
	for (const failure of ["cut", "silence"] as const) {
		await test.step(failure === "cut" ? "with the network cut" : "with no answer in 15 seconds", async () => {
			const sent = requests.length;
			await fillContact(page);
			await submit.click();
			if (failure === "silence") {
				await expect.poll(() => requests.length).toBe(sent + 1);
				await page.clock.runFor(14_000);
				await expect(sending).toBeVisible();
				await page.clock.runFor(2_000);
			}
			await expect(alert).toHaveText(t("contact.network"));
			await expect(alert).toBeVisible();
			const error = failure === "cut" ? "TypeError: Failed to fetch" : "TimeoutError: signal timed out";
			await expect.poll(() => alertTexts).toEqual([`alert: ${t("contact.error", { error })}`]);
			await expect(page.locator("body")).toHaveAttribute("data-said", t("contact.network"));
			expect(await getFieldContents(page)).toEqual(sampleMessage);
			await submit.click();
			await expect(thanks).toBeVisible();
			expect(alertTexts).toHaveLength(1);
			const [first, second, ...more] = await readMessageKeys(requests.slice(sent));
			expect(more).toEqual([]);
			expect(second).toBe(first);
			expect(requests[sent + 1]?.postData()).toBe(requests[sent]?.postData());
		});
		await startNextMessage();
	}
	await test.step("sends a text that was changed after a failure under another key", async () => {
		await fillContact(page);
		await submit.click();
		await expect(alert).toHaveText(t("contact.network"));
		await field("message").fill("Something else");
		await submit.click();
		await expect(thanks).toBeVisible();
		const [first, second] = await readMessageKeys(requests.slice(4));
		expect(second).not.toBe(first);
		expect(JSON.parse(requests[5]?.postData() ?? "").params.message).toBe("Something else");
	});
	await startNextMessage();
	await test.step("shows an error offline, keeps the text, and sends it when the network returns", async () => {
		problems.allow(/ERR_INTERNET_DISCONNECTED/);
		await context.unrouteAll();
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

test("announces no missing field after sending with Enter", async ({ page, problems }) => {
	await mockReviews(page, problems, { status: 202 });
	await openPage(page, "/");
	const { field, thanks, ok, dialog } = contact(page);
	await openContact(page);
	await fillContact(page);
	await dialog.evaluate((element) => {
		element.dataset.announced = "";
		new MutationObserver((changes) => {
			for (const { target } of changes) element.dataset.announced += target.textContent?.trim() ?? "";
		}).observe(element.querySelector("form") as Node, { childList: true, characterData: true, subtree: true });
	});
	await field("email").press("Enter");
	await expect(thanks).toBeVisible();
	await expect(ok).toBeFocused();
	await ok.click();
	await expect(dialog).toBeHidden();
	await expect(dialog).toHaveAttribute("data-announced", "");
});
