import type { Route } from "@playwright/test";
import { formName } from "#config/messageLimits.ts";
import { site } from "#config/site.ts";
import {
	answerReviews,
	contact,
	emptyFields,
	fillContact,
	getFieldContents,
	keysOf,
	openContact,
	readStored,
	sampleMessage,
} from "./contact.ts";
import { expect, openPage, test } from "./fixtures.ts";

// Which answer means what: src/features/contact/submitMessage.test.ts. Refused or busy ones: contact-drafts.spec.ts.
test("answered 202, it thanks; OK, Escape and Enter lead back to an empty form; what is sent is the marketing payload, under a UUID", async ({
	page,
	problems,
}) => {
	const requests = await answerReviews(page, problems, { status: 202 });
	await openPage(page, "/");
	await openContact(page);
	const { dialog, submit, thanks, ok, field, opener, t } = contact(page);
	await fillContact(page, { ...sampleMessage, name: "  Anna Example " });
	const before = Date.now();
	await submit.click();
	await expect(thanks).toBeVisible();
	await expect(page.getByRole("dialog", { name: t("contact.thanks") })).toBeVisible();
	await expect(dialog).toContainText("We'll get back to you soon");
	await expect(field("name")).toBeHidden();
	await expect(ok).toBeFocused();
	await ok.click();
	await expect(dialog).toBeHidden();
	await expect(opener).toBeFocused();
	expect(requests).toHaveLength(1);

	await test.step("what is sent is the marketing payload, these keys and no others", async () => {
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
		await test.step(`after the thanks, ${key} leads back to an empty form`, async () => {
			await fillContact(page);
			await submit.click();
			await expect(thanks).toBeVisible();
			await page.keyboard.press(key);
			await expect(dialog, `${key} closes the window`).toBeHidden();
			await openContact(page);
			expect(await getFieldContents(page), `after ${key}`).toEqual(emptyFields);
			expect(await readStored(page, "contact.draft."), `drafts left after ${key}`).toEqual([]);
		});
	}
	await test.step("what a program writes into the honeypot travels as a header, not in the payload", async () => {
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

test("while it is being sent the button says so; double clicks and Enter send it once, and the text stays as it is; closed and failing then, it is there on the next opening, which says so", async ({
	page,
	problems,
}) => {
	problems.allow(/\/reviews|Failed to load resource/);
	let count = 0;
	/** Holds the answer to the next message; the function that comes back gives it. */
	const holdAnswer = async (answer: (route: Route) => Promise<void>) => {
		const { promise, resolve } = Promise.withResolvers<void>();
		await page.unroute("**/reviews");
		await page.route("**/reviews", async (route) => {
			count += 1;
			await promise;
			await answer(route);
		});
		return resolve;
	};
	const take = await holdAnswer((route) => route.fulfill({ status: 202 }));
	await openPage(page, "/");
	await openContact(page);
	await fillContact(page);
	const { submit, sending, field, thanks, ok, dialog, kept } = contact(page);
	await test.step("it is sent once, and the text stays as it is", async () => {
		await submit.dblclick();
		await expect(sending).toBeVisible();
		await expect(submit).toBeHidden();
		await sending.click();
		await field("name").press("Enter");
		await field("name").press("Enter");
		await field("name").pressSequentially("more");
		await expect(field("name")).toHaveValue(sampleMessage.name);
		take();
		await expect(thanks).toBeVisible();
		expect(count).toBe(1);
		await ok.click();
	});
	await test.step("closed while it is being sent and failing then, it is there on the next opening, which says so", async () => {
		const fail = await holdAnswer((route) => route.abort());
		await openContact(page);
		await fillContact(page);
		await submit.click();
		await expect(sending).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		const failed = page.waitForEvent("requestfailed");
		fail();
		await failed;
		await expect(page.locator("#contact form[data-enhanced]")).toHaveCount(0);
		await openContact(page);
		await expect(kept).toBeVisible();
		expect(await getFieldContents(page)).toEqual(sampleMessage);
	});
});

test("with the network cut, with no answer in 15 seconds, and offline, the window says so, then the browser; the text stays and goes again under the same key, changed under another", async ({
	page,
	context,
	problems,
}) => {
	const replies = ["cut", { status: 202 }, "silence", { status: 202 }, "cut", { status: 202 }] as const;
	const requests = await answerReviews(page, problems, ...replies);
	// What the window says while the browser's own alert stands over it.
	await page.addInitScript(() => {
		const show = window.alert.bind(window);
		window.alert = (text) => {
			document.body.dataset.said = document.getElementById("contact-alert")?.textContent ?? "";
			show(text);
		};
	});
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(`${dialog.type()}: ${dialog.message()}`);
		return dialog.accept();
	});
	await openPage(page, "/");
	await openContact(page);
	await page.clock.install();
	const { submit, sending, alert, thanks, ok, field, t } = contact(page);
	/** Goes on to another message, once one has been taken. */
	const another = async () => {
		await ok.click();
		await openContact(page);
		dialogs.length = 0;
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
			await expect.poll(() => dialogs).toEqual([`alert: ${t("contact.error", { error })}`]);
			await expect(page.locator("body")).toHaveAttribute("data-said", t("contact.network"));
			expect(await getFieldContents(page)).toEqual(sampleMessage);
			await submit.click();
			await expect(thanks).toBeVisible();
			expect(dialogs).toHaveLength(1);
			const [first, second, ...more] = await keysOf(requests.slice(sent));
			expect(more).toEqual([]);
			expect(second).toBe(first);
			expect(requests[sent + 1]?.postData()).toBe(requests[sent]?.postData());
		});
		await another();
	}
	await test.step("changed after a failure, it is another message with another key", async () => {
		await fillContact(page);
		await submit.click();
		await expect(alert).toHaveText(t("contact.network"));
		await field("message").fill("Something else");
		await submit.click();
		await expect(thanks).toBeVisible();
		const [first, second] = await keysOf(requests.slice(4));
		expect(second).not.toBe(first);
		expect(JSON.parse(requests[5]?.postData() ?? "").params.message).toBe("Something else");
	});
	await another();
	await test.step("offline, it says so and keeps the text; online again, it goes", async () => {
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

test("the behavior's file cannot be had: the browser sends the form by itself", async ({ page, problems }) => {
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

for (const [name, viewport] of [
	["a phone", { width: 390, height: 844 }],
	["a desktop", { width: 1280, height: 800 }],
] as const) {
	test(`announces nothing as missing after sending by Enter on ${name}`, async ({ page, problems }) => {
		await page.setViewportSize(viewport);
		await answerReviews(page, problems, { status: 202 });
		await openPage(page, "/");
		const { field, thanks, ok, dialog } = contact(page);
		for (const by of ["name", "email"] as const) {
			await openContact(page);
			await fillContact(page);
			await dialog.evaluate((element) => {
				element.dataset.announced = "";
				new MutationObserver((changes) => {
					for (const { target } of changes) element.dataset.announced += target.textContent?.trim() ?? "";
				}).observe(element.querySelector("form") as Node, { childList: true, characterData: true, subtree: true });
			});
			await field(by).press("Enter");
			await expect(thanks).toBeVisible();
			await expect(ok).toBeFocused();
			await ok.click();
			await expect(dialog).toBeHidden();
			await expect(dialog, `sent from the field "${by}"`).toHaveAttribute("data-announced", "");
		}
	});
}
