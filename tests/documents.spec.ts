import type { Page } from "@playwright/test";
import { type DocumentKey, documentKeys, getDocumentParams } from "#config/documents.ts";
import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { documentFrame } from "#content/readers/documents.server.ts";
import { articleSlugs } from "#content/readers/news.server.ts";
import { accessProblems } from "./axe.ts";
import { getTranslator } from "./examples.ts";
import { expect, getLocation, openPage, test, waitForScripts } from "./fixtures.ts";
import { horizontalOverflow } from "./measures.ts";

const bare = (key: DocumentKey) => pagePath("document", getDocumentParams(key));
const cookies = bare("general.cookie-policy");
const terms = bare("customers.terms-and-conditions");
const index = pagePath("guidelines");
const t = getTranslator("en");

/** Expects that Tab moves the focus on from an element, as after following a link to it. */
async function expectTabFrom(page: Page, id: string): Promise<void> {
	await page.keyboard.press("Tab");
	const isAtOrAfter = await page.evaluate((name) => {
		const [target, focused] = [document.getElementById(name), document.activeElement];
		if (!target || !focused || focused === document.body) return false;
		return (
			target.contains(focused) || Boolean(target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)
		);
	}, id);
	expect(isAtOrAfter, `Tab leads on from ${id}`).toBe(true);
}

// "Loading document…": src/features/documents/documentLoading.test.ts.
test("a document has the same text before and after scripts run, and Back from its link returns to the clause that was in view", async ({
	page,
}) => {
	await page.goto(cookies);
	const text = page.locator("[data-text]").first();
	const before = await text.textContent();
	await waitForScripts(page);
	await page.locator("[id='1.1']").scrollIntoViewIfNeeded();
	await expect(page.getByRole("button", { name: t("guidelines.copy", { number: "1.1" }) })).toBeAttached();
	expect(await text.textContent()).toBe(before);
	const link = page.locator(`[data-text] a[href="${index}"]`).last();
	await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
	const getTop = () => link.evaluate((element) => element.getBoundingClientRect().top);
	const topBefore = await getTop();
	await link.click();
	await expect.poll(() => getLocation(page)).toBe(index);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect.poll(async () => Math.abs((await getTop()) - topBefore)).toBeLessThan(5);
});

test.describe("the contents of a document", () => {
	test("mark the current section next to the text, open from a button on a phone, and definitions open in place", async ({
		page,
	}) => {
		test.setTimeout(60_000);
		const list = page.getByRole("navigation", { name: t("guidelines.contents") });
		await openPage(page, terms);
		await test.step("mark the current section and clause next to the text, and lead to their section", async () => {
			await page.setViewportSize({ width: 1280, height: 800 });
			const sections = documentFrame("en", "customers", "terms-and-conditions")?.contents ?? [];
			await list.getByRole("link").nth(2).click();
			await expect.poll(() => getLocation(page)).toBe(`${terms}#3`);
			await expect(page.locator("[id='3']")).toBeInViewport();
			await expectTabFrom(page, "3");
			const marked = list.locator("[aria-current]");
			await expect(marked).toHaveCount(1);
			await expect(marked).toContainText(sections[2]?.title ?? "");
			await page.locator("[id='4.2']").evaluate((clause) => clause.scrollIntoView({ behavior: "instant" }));
			await expect(marked).toContainText(sections[3]?.title ?? "");
			await expect(marked.locator("span")).toHaveText("4.2");
			await expect(list).toBeInViewport();
		});
		await test.step("a definition opens at its term, Escape returns the focus, and its links work", async () => {
			const word = page.locator("[id='3.2']").getByRole("link", { name: "User Portal" });
			const definition = page.getByRole("dialog", { name: t("guidelines.definition.title") });
			await word.focus();
			await page.keyboard.press("Enter");
			await expect(definition).toBeFocused();
			await expect(definition).toContainText("User Portal means the part of the Marketplace");
			expect(getLocation(page), "the page stays where it is").toBe(`${terms}#3`);
			await page.keyboard.press("Escape");
			await expect(definition).toBeHidden();
			await expect(word).toBeFocused();
			await word.click();
			await definition.getByRole("link", { name: t("guidelines.definition.all") }).click();
			await expect(definition).toBeHidden();
			await expect(page.locator("#definitions")).toBeInViewport();
			await expectTabFrom(page, "definitions");
		});
		await test.step("open from a button on a phone, cover no text, and close after a click on a link", async () => {
			await page.setViewportSize({ width: 375, height: 700 });
			const button = page.getByRole("button", { name: t("guidelines.contents") }).first();
			await page.locator("[id='4.2']").evaluate((clause) => clause.scrollIntoView({ behavior: "instant" }));
			await expect(button, "in mid-text").toBeInViewport({ ratio: 1 });
			await expect(button).toContainText("4.2");
			await button.click();
			await expect(list.locator("[aria-current]")).toBeInViewport();
			await list.getByRole("link").nth(1).click();
			await expect(list).toBeHidden();
			await expectTabFrom(page, "2");
			await expect(page.locator("[id='2']")).toBeInViewport();

			await page
				.locator("[data-text]")
				.last()
				.evaluate((text) => text.scrollIntoView({ block: "end", behavior: "instant" }));
			await page.mouse.wheel(0, 120);
			const measureGap = () =>
				button.evaluate((element) => {
					const end =
						[...document.querySelectorAll("[data-text]")].at(-1)?.getBoundingClientRect().bottom ?? Number.NaN;
					return element.getBoundingClientRect().top - end;
				});
			await expect.poll(measureGap, "below the last line").toBeGreaterThanOrEqual(0);
		});
	});

	test("open without JavaScript from a button", async ({ browser, baseURL }) => {
		const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
		await page.goto(baseURL + terms);
		const link = page.locator("#contents a").nth(1);
		await expect(link).toBeHidden();
		await page.getByRole("button", { name: t("guidelines.contents") }).click();
		await link.click();
		expect(getLocation(page)).toBe(`${terms}#2`);
		await expect(page.locator("[id='2']")).toBeInViewport();
		await expect(page.locator("main button:not([popovertarget])")).toHaveCount(0);
		await page.close();
	});
});

// Without the clipboard: src/views/document/documentScripts.test.ts.
test("the URL of a clause opens at the highlighted clause, with a link and a button that copies the URL", async ({
	page,
	context,
	baseURL,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openPage(page, `${cookies}?x=1#4.2`);
	await expect(page.locator("[id='4.2']")).toBeInViewport();
	const ground = (id: string) =>
		page.locator(`[id='${id}']`).evaluate((clause) => getComputedStyle(clause).backgroundColor);
	expect(await ground("4.2")).not.toBe(await ground("4.3"));
	for (const number of ["4.2", "5"]) {
		await page.getByRole("button", { name: t("guidelines.copy", { number }), exact: true }).click();
		await expect(page.locator("#document-text").getByRole("status")).toHaveText(t("guidelines.copied", { number }));
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${cookies}?x=1#${number}`);
	}
	await page.locator("[id='4.3']").getByRole("link", { name: "4.3", exact: true }).click();
	await expect.poll(() => getLocation(page)).toBe(`${cookies}?x=1#4.3`);
	await expectTabFrom(page, "4.3");
});

// Also the Russian pages with English texts. Other page types: layout-lint.spec.ts.
test("every document and article fits 320 px", async ({ page }) => {
	test.setTimeout(60_000);
	await page.setViewportSize({ width: 320, height: 700 });
	const documents = documentKeys.map((key) => localizedPath("ru", bare(key)));
	for (const path of [...documents, ...articleSlugs().map((slug) => `/news/${slug}`)]) {
		await page.goto(path);
		expect.soft(await horizontalOverflow(page), path).toEqual([]);
	}
});

test("rows of wide tables become cards on a phone, stay tables for screen readers, and meet WCAG 2.2 A and AA", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 320, height: 700 });
	await openPage(page, bare("customers.pricing"));
	expect.soft(await accessProblems(page, "main"), "prices").toEqual([]);
	await openPage(page, cookies);
	expect.soft(await accessProblems(page, "main"), "the cookie policy").toEqual([]);
	const table = page.getByRole("table").first();
	const row = table.getByRole("row").nth(1);
	await expect(table.getByRole("columnheader")).toHaveCount(5);
	await expect(row.getByRole("cell")).toHaveCount(5);
	const countColumns = () =>
		row.getByRole("cell").evaluateAll((cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size);
	expect(await countColumns(), "one below the other").toBe(1);
	const label = row.getByRole("cell").nth(3);
	expect(await label.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain('"Lifetime"');
	await page.setViewportSize({ width: 1280, height: 700 });
	expect(await countColumns(), "side by side").toBe(5);
});
