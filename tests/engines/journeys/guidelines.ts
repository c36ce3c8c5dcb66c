import { expect } from "vitest";
import type { Page } from "#tests/engines/page.ts";

/** From the guidelines' index to a document, and by its contents to a section and back. */
export async function readDocument(page: Page): Promise<void> {
	const address = "/docs/guidelines/customers/terms-and-conditions";
	await page.open("/docs/guidelines");
	const isSame = await page.markDocument();
	await page.click(`main section a[href="${address}"]`);
	await page.at(address);
	await page.seen("[data-text] [id='1.1']");
	expect(await isSame(), "the text came without a document").toBe(true);

	const link = 'main nav:not(details nav) a[href="#3"]';
	await page.click(link);
	await page.at(`${address}#3`);
	await page.waitFor(() => page.visitor.evaluate(isInSight, "3"), true, "the section is in sight");
	await page.waitFor(() => page.isFocused("[id='3']"), true, "the section has the focus");
	await page.waitFor(() => page.exists(`${link}[aria-current]`), true, "the contents mark what is read");
	await page.visitor.evaluate(() => history.back());
	await page.at(address);

	const isStillSame = await page.markDocument();
	await page.open(`${address}#4.2`);
	expect(await isStillSame(), "the address bar leads to a clause within the document").toBe(true);
	await page.waitFor(() => page.visitor.evaluate(isInSight, "4.2"), true, "the clause is in sight");

	// From another page the text is loaded with the document, and opens at the clause.
	await page.open("/");
	await page.open(`${address}#5.1`);
	await page.waitFor(() => page.visitor.evaluate(isInSight, "5.1"), true, "that clause is in sight");
}

/** Whether its top is in the window, under the header. */
function isInSight(id: string): boolean {
	const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
	return top >= 60 && top < innerHeight;
}
