import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";

const terms = "/docs/guidelines/customers/terms-and-conditions";

/** From the guidelines' index to a document, and by its contents to a section and back. */
export async function readDocument(page: Page): Promise<void> {
	await page.open("/docs/guidelines");
	const isSame = await page.markDocument();
	await page.click(`main section a[href="${terms}"]`);
	await page.at(terms);
	await page.seen("[data-text] [id='1.1']");
	expect(await isSame(), "the text came without a document").toBe(true);

	const link = 'main nav:not(details nav) a[href="#3"]';
	await page.click(link);
	await page.at(`${terms}#3`);
	await page.waitFor(() => page.visitor.evaluate(isInSight, "3"), true, "the section is in sight");
	await page.waitFor(() => page.isFocused("[id='3']"), true, "the section has the focus");
	await page.waitFor(() => page.exists(`${link}[aria-current]`), true, "the contents mark what is read");
	await page.visitor.evaluate(() => history.back());
	await page.at(terms);

	const isStillSame = await page.markDocument();
	await page.open(`${terms}#4.2`);
	expect(await isStillSame(), "the address bar leads to a clause within the document").toBe(true);
	await page.waitFor(() => page.visitor.evaluate(isInSight, "4.2"), true, "the clause is in sight");

	// From another page the text is loaded with the document, and opens at the clause.
	await page.open("/");
	await page.open(`${terms}#5.1`);
	await page.waitFor(() => page.visitor.evaluate(isInSight, "5.1"), true, "that clause is in sight");
}

/** On a phone, the contents and a word's definition open and close, and the text stays. */
export async function readDocumentOnPhone(page: Page): Promise<void> {
	await page.open(terms);
	const length = await page.visitor.evaluate(countLetters);
	expect(length, "the document's text is there").toBeGreaterThan(5_000);
	await page.seen("#contents", false);
	await page.seen("#definition", false);

	await page.click('button[popovertarget="contents"]:not([popovertargetaction])');
	await page.seen("#contents");
	await page.click('#contents a[href="#2"]');
	await page.at(`${terms}#2`);
	await page.seen("#contents", false);
	await page.waitFor(() => page.visitor.evaluate(isInSight, "2"), true, "the section is in sight");

	await page.click("[id='3.2'] a[href='#term-user-portal']");
	await page.seen("#definition");
	expect(await page.text("#definition p")).toContain("User Portal means");
	await page.press("Escape");
	await page.seen("#definition", false);
	expect(await page.visitor.evaluate(countLetters), "the text stays").toBe(length);
}

function countLetters(): number {
	return [...document.querySelectorAll("[data-text]")].reduce((sum, text) => sum + (text.textContent ?? "").length, 0);
}

/** Whether its top is in the window, under the header. */
function isInSight(id: string): boolean {
	const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
	return top >= 60 && top < innerHeight;
}
