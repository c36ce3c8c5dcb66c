import { expect } from "vitest";
import type { EnginePage } from "#tests/engines/page.ts";

const terms = "/docs/guidelines/customers/terms-and-conditions";

export async function readDocument(page: EnginePage): Promise<void> {
	await page.open("/docs/guidelines");
	await page.click(`main section a[href="${terms}"]`);
	await page.expectAddress(terms);
	await page.expectVisible("[data-text] [id='1.1']");
	const link = 'main nav:not(details nav) a[href="#3"]';
	await page.click(link);
	await page.expectAddress(`${terms}#3`);
	await page.expectInView("3");
	await page.expectExists(`${link}[aria-current]`);
	await page.evaluate(() => history.back());
	await page.expectAddress(terms);
	await page.expect(() => page.evaluate(isOnScreen, link), true, "Back shows the contents again");
	await page.open(`${terms}#4.2`);
	await page.expectInView("4.2");
	// From another page.
	await page.open("/");
	await page.open(`${terms}#5.1`);
	await page.expectInView("5.1");
}

export async function readDocumentOnPhone(page: EnginePage): Promise<void> {
	await page.open(terms);
	const length = await page.evaluate(countCharacters);
	expect(length, "characters of the document").toBeGreaterThan(5_000);
	await page.expectHidden("#contents");
	await page.expectHidden("#definition");
	await page.click('button[popovertarget="contents"]:not([popovertargetaction])');
	await page.expectVisible("#contents");
	await page.click('#contents a[href="#2"]');
	await page.expectAddress(`${terms}#2`);
	await page.expectHidden("#contents");
	await page.expectInView("2");
	await page.click("[id='3.2'] a[href='#term-user-portal']");
	await page.expectVisible("#definition");
	expect(await page.read("#definition p")).toContain("User Portal means");
	await page.window.press("Escape");
	await page.expectHidden("#definition");
	expect(await page.evaluate(countCharacters), "the text stays").toBe(length);
}

function isOnScreen(selector: string): boolean {
	const { top = -1, bottom = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
	return top >= 0 && bottom <= innerHeight;
}

function countCharacters(): number {
	const parts = [...document.querySelectorAll("[data-text]")];
	return parts.reduce((sum, { textContent }) => sum + (textContent ?? "").length, 0);
}
