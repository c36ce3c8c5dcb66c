import type { Page } from "@playwright/test";
import { getDocumentParams } from "#config/documents.ts";
import { pagePath } from "#config/pages.ts";
import { expect, openPage, test, waitForScripts } from "./fixtures.ts";

const terms = pagePath("document", getDocumentParams("developers.terms-and-conditions"));
const phoneOptions = { viewport: { width: 412, height: 823 } };

/** Distance of a clause from the top of the viewport, in px. */
const topOf = (page: Page, number: string) =>
	page.locator(`[id='${number}']`).evaluate((clause) => Math.round(clause.getBoundingClientRect().top));
/** Whether clause 8.1, far below the viewport, has been laid out. */
const isLaidOut = (page: Page) =>
	page.locator("[id='8.1']").evaluate((clause) => clause.checkVisibility({ contentVisibilityAuto: true }));

test.use(phoneOptions);

test("text far below the viewport is laid out after the first scroll, and a clause that a script scrolls to keeps its position", async ({
	page,
}) => {
	// Navigation without click or key events: find in page, a screen reader's list of headings.
	for (const number of ["2", "12.1"]) {
		await openPage(page, terms);
		expect(await isLaidOut(page), "before").toBe(false);
		const top = await page.locator(`[id='${number}']`).evaluate((clause) => {
			clause.scrollIntoView({ behavior: "instant" });
			return clause.getBoundingClientRect().top;
		});
		await expect.poll(() => isLaidOut(page)).toBe(true);
		expect(Math.abs((await topOf(page, number)) - top), `the clause ${number}`).toBeLessThan(3);
	}
});

test("the clause in the hash of the URL keeps its position when the rest is laid out, and after a reload", async ({
	page,
}) => {
	await page.goto(`${terms}#8.1`);
	const top = await topOf(page, "8.1");
	expect(top).toBeLessThan(200);
	await waitForScripts(page);
	await page.mouse.wheel(0, 1);
	await expect.poll(() => isLaidOut(page)).toBe(true);
	expect(Math.abs((await topOf(page, "8.1")) - top)).toBeLessThan(3);
	await page.locator("[id='9.1']").evaluate((clause) => clause.scrollIntoView({ behavior: "instant" }));
	const before = await topOf(page, "9.1");
	await page.reload();
	await waitForScripts(page);
	await expect.poll(async () => Math.abs((await topOf(page, "9.1")) - before)).toBeLessThan(3);
});
