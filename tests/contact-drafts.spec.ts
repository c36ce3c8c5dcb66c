import type { Page } from "@playwright/test";
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
import { exampleGame } from "./examples.ts";
import { expect, openPage, test, watchRequests } from "./fixtures.ts";

async function closeDialog(page: Page): Promise<void> {
	await page.keyboard.press("Escape");
	await expect(contact(page).dialog).toBeHidden();
}

const halfMessage = { name: "Anna", email: "", message: "Half a thou" };

// Rejected messages, other statuses, Retry-After, concurrent tabs and blocked storage: src/features/contact/*.test.ts.
test("an unsent text survives closing the dialog, the page and the tab, and a deleted one does not", async ({
	context,
	page,
}) => {
	const requestedPaths = watchRequests(page, /enhanceContactForm|\/reviews/);
	await openPage(page, "/");
	await page.waitForLoadState("networkidle");
	expect(requestedPaths).toEqual([]);
	await openContact(page);
	expect(requestedPaths).toEqual([expect.stringContaining("enhanceContactForm")]);
	await fillContact(page, halfMessage);
	for (const [what, leave] of [
		["closing the dialog", () => closeDialog(page)],
		["a reload", () => openPage(page, "/")],
		["loading another page of the site", () => openPage(page, "/publish")],
	] as const) {
		await test.step(what, async () => {
			await leave();
			await openContact(page);
			expect(await getFieldContents(page), `after ${what}`).toEqual(halfMessage);
			await expect(contact(page).kept).toBeHidden();
		});
	}
	await page.close();
	const laterPage = await context.newPage();
	await openPage(laterPage, "/");
	await openContact(laterPage);
	expect(await getFieldContents(laterPage), "after closing the tab").toEqual(halfMessage);
	await fillContact(laterPage, emptyFields);
	await closeDialog(laterPage);
	expect(await readStored(laterPage, "contact.draft."), "a text that has been deleted does not come back").toEqual([]);
});

test("two tabs keep separate drafts, and both survive", async ({ context, page }) => {
	const other = await context.newPage();
	await openPage(page, "/");
	await openContact(page);
	await fillContact(page, { ...halfMessage, name: "First" });
	await openPage(other, "/");
	await openContact(other);
	expect(await getFieldContents(other), "what is being written in the first tab").toEqual(emptyFields);
	await fillContact(other, { ...halfMessage, name: "Second" });
	for (const browserTab of [page, other]) {
		await openPage(browserTab, "/");
		await openContact(browserTab);
	}
	const names = [(await getFieldContents(page)).name, (await getFieldContents(other)).name];
	expect(names.toSorted()).toEqual(["First", "Second"]);
});

test("a message in the outbox is sent on the next visit to any page, and returns as a draft if it is rejected", async ({
	page,
	problems,
}) => {
	const requests = await mockReviews(page, problems, ...[503, 422, 503, 202].map((status) => ({ status })));
	await openPage(page, "/");
	await openContact(page);
	await fillContact(page);
	await contact(page).submit.click();
	await expect(contact(page).thanks).toBeVisible();
	await contact(page).ok.click();
	await openContact(page);
	expect(await getFieldContents(page), "the form is free meanwhile").toEqual(emptyFields);
	await test.step("returns as a draft with a notice after a rejection", async () => {
		await openPage(page, "/");
		await expect.poll(() => readStored(page, "contact.outbox.")).toEqual([]);
		await openContact(page);
		await expect(contact(page).kept).toBeVisible();
		expect(await getFieldContents(page)).toEqual(sampleMessage);
	});
	await test.step("is sent with the same key on the next visit to any page", async () => {
		await contact(page).submit.click();
		await expect(contact(page).thanks).toBeVisible();
		expect(requests).toHaveLength(3);
		await openPage(page, `/ru${exampleGame.path}`);
		await expect.poll(() => requests.length).toBe(4);
		await expect.poll(() => readStored(page, "contact.outbox.")).toEqual([]);
		const [third, fourth] = (await readMessageKeys(requests)).slice(2);
		expect(fourth).toBe(third);
		expect(requests[3]?.postData()).toBe(requests[2]?.postData());
	});
});
