import type { Page } from "@playwright/test";
import { parse } from "parse5";
import { documentFrame } from "#content/readers/documents.server.ts";
import { type DocumentKey, documentKeys, paramsOf } from "#site/documents.ts";
import { pagePath } from "#site/pages.ts";
import { localizedPath } from "#site/paths.ts";
import { attribute, elements } from "#tests/dom.ts";
import { words } from "./examples.ts";
import { expect, markDocument, open, test, whereabouts } from "./fixtures.ts";
import { fullText } from "./html.ts";
import { horizontalOverflow } from "./measures.ts";

const bare = (key: DocumentKey) => pagePath("document", paramsOf(key));
const cookies = bare("general.cookie-policy");
const terms = bare("customers.terms-and-conditions");
const index = pagePath("guidelines");

/** Lets the frame through, the first line of the document's data, and the text once the page is told `text:come`, before or after it was asked for, or `text:break`. */
async function holdText(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { fetch } = window;
		const come = new Promise<boolean>((resolve) => {
			addEventListener("text:come", () => resolve(false), { once: true });
		});
		window.fetch = async (...request) => {
			const answer = await fetch(...request);
			if (!answer.url.includes("cookie-policy.data")) return answer;
			const bytes = new Uint8Array(await answer.arrayBuffer());
			const end = bytes.indexOf(10) + 1;
			const broken = new Promise<boolean>((resolve) => {
				addEventListener("text:break", () => resolve(true), { once: true });
			});
			const held = new ReadableStream({
				async start(controller) {
					controller.enqueue(bytes.slice(0, end));
					if (await Promise.race([come, broken])) return controller.error(new TypeError("network error"));
					controller.enqueue(bytes.slice(end));
					controller.close();
				},
			});
			return new Response(held, answer);
		};
	});
}

test.describe("a text", () => {
	test("stays what the HTML has; its links are followed without loading a page, and left to the browser with a key held", async ({
		page,
	}) => {
		await page.goto(cookies);
		await page
			.locator("[data-text] > * > [id]")
			.first()
			.evaluate((element) => Reflect.set(window, "first", element));
		const before = await page.locator("[data-text]").first().textContent();
		await page.locator("html[data-ready]").waitFor({ state: "attached" });
		await page.locator("[id='1.1']").scrollIntoViewIfNeeded();
		await expect(page.getByRole("button", { name: words("en")("guidelines.copy", { number: "1.1" }) })).toBeAttached();
		const isKept = await page.evaluate(
			() => Reflect.get(window, "first") === document.querySelector("[data-text] > * > [id]"),
		);
		expect(isKept, "the element is the one of the HTML").toBe(true);
		expect(await page.locator("[data-text]").first().textContent()).toBe(before);

		const isSame = await markDocument(page);
		const link = page.locator('[data-text] a[href="/docs/guidelines"]').first();
		await test.step("a click with a key held is left to the browser, which opens a tab", async () => {
			// The tab itself is not waited for: under load the headless browser does not always report it.
			const isLeft = page.evaluate(
				() =>
					new Promise((resolve) =>
						addEventListener("click", (event) => resolve(!event.defaultPrevented), { once: true }),
					),
			);
			await link.click({ modifiers: ["ControlOrMeta"] });
			expect(await isLeft, "the browser follows a link with a key held").toBe(true);
			expect(whereabouts(page)).toBe(cookies);
		});
		await link.click();
		await expect.poll(() => whereabouts(page)).toBe(index);
		await page.goBack();
		await expect(page.locator("#\\31 \\.1")).toContainText("A cookie is a small text");
		await page.locator('[data-text] a[href="/docs/customers/privacy-policy"]').first().click();
		await expect.poll(() => whereabouts(page)).toBe("/docs/guidelines/general/privacy-policy");
		expect(await isSame()).toBe(true);
	});
});

test.describe("a text that is on its way", () => {
	const t = words("en");

	test("shows the frame and Loading document... until it is there, and then an anchor of the address", async ({
		page,
	}) => {
		await holdText(page);
		await open(page, index);
		await open(page, `${cookies}#4.2`);
		await expect(page.getByRole("heading", { level: 1, name: "Cookie Policy" })).toBeVisible();
		await expect(page.getByText("Loading document...", { exact: true })).toBeVisible();
		await expect(page.locator("[data-text]")).toHaveCount(0);
		await page.evaluate(() => dispatchEvent(new Event("text:come")));
		await expect(page.locator("[id='4.2']")).toBeInViewport();
		await expect(page.getByText("Loading document...")).toHaveCount(0);
	});

	test("that breaks off can be asked for again, or read as a page", async ({ page, problems }) => {
		problems.allow(/network error/);
		await holdText(page);
		await open(page, index);
		await open(page, cookies);
		await expect(page.getByText("Loading document...", { exact: true })).toBeVisible();
		await page.evaluate(() => dispatchEvent(new Event("text:break")));
		await expect(page.getByText(t("guidelines.failed.text"))).toBeVisible();
		await expect(page.getByRole("link", { name: t("guidelines.failed.open") })).toHaveAttribute("href", cookies);
		const isSame = await markDocument(page);
		await page.getByRole("button", { name: t("guidelines.failed.retry") }).click();
		await page.evaluate(() => dispatchEvent(new Event("text:come")));
		await expect(page.locator("[id='1.1']")).toBeVisible();
		expect(await isSame()).toBe(true);
	});
});

test("a text come to within the site is as the build has it; another takes its place, and Back brings it again where it was left", async ({
	page,
	request,
}) => {
	await open(page, index);
	await test.step("it is as the page of the build has it", async () => {
		const built = [...elements(parse(await (await request.get(terms)).text()))];
		const texts = built.filter((element) => attribute(element, "data-text") !== undefined).map(fullText);
		expect(texts.length, "texts in the HTML").toBeGreaterThan(0);
		await open(page, terms);
		await expect(page.locator("[id='1.1']")).toBeVisible();
		expect(await page.locator("[data-text]").allTextContents()).toEqual(texts);
	});
	await open(page, cookies);
	await expect(page.getByRole("heading", { level: 1, name: "Cookie Policy" })).toBeVisible();
	await expect(page.locator("[id='3.1']")).toBeVisible();
	await page.locator("[id='3.1']").evaluate(async (clause) => {
		clause.scrollIntoView({ behavior: "instant" });
		// Nobody follows a link before the frame that shows where it is.
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	});
	const left = await page.evaluate(() => scrollY);
	await open(page, bare("general.return-and-refund-policy"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Return and Refund Policy");
	await expect(page.locator("[data-text]").first()).not.toContainText("A cookie is a small text");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(page.locator("[id='3.1']")).toBeInViewport();
	expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(5);
});

test.describe("the contents", () => {
	const t = words("en");
	test("stand beside the text, mark the section and clause being read, and lead to their section; on a phone they are a button away; a word's definition is shown where it is", async ({
		page,
	}) => {
		test.setTimeout(60_000);
		const list = page.getByRole("navigation", { name: t("guidelines.contents") });
		await open(page, terms);
		await test.step("beside the text they mark the section and clause being read, and lead to their section", async () => {
			await page.setViewportSize({ width: 1280, height: 800 });
			await expect(list).toHaveCount(1);
			const sections = documentFrame("en", "customers", "terms-and-conditions")?.contents ?? [];
			await expect(list.getByRole("link")).toHaveCount(sections.length);
			await list.getByRole("link").nth(2).click();
			await expect.poll(() => whereabouts(page)).toBe(`${terms}#3`);
			await expect(page.locator("[id='3']")).toBeInViewport();
			await expect(page.locator("[id='3']")).toBeFocused();
			const marked = list.locator("[aria-current]");
			await expect(marked).toHaveCount(1);
			await expect(marked).toContainText(sections[2]?.title ?? "");
			await page.locator("[id='4.2']").evaluate((clause) => clause.scrollIntoView({ behavior: "instant" }));
			await expect(marked).toContainText(sections[3]?.title ?? "");
			await expect(marked.locator("span")).toHaveText("4.2");
			await expect(list).toBeInViewport();
			await page.goBack();
			await expect.poll(() => whereabouts(page)).toBe(terms);
		});
		await test.step("a word's definition is shown where it is, until Escape gives the word back; its links are followed", async () => {
			const word = page.locator("[id='3.2']").getByRole("link", { name: "User Portal" });
			const definition = page.getByRole("dialog", { name: t("guidelines.definition.title") });
			await word.focus();
			await page.keyboard.press("Enter");
			await expect(definition).toBeFocused();
			await expect(definition).toContainText("User Portal means the part of the Marketplace");
			expect(new URL(page.url()).hash, "the page stays where it is").toBe("");
			await page.keyboard.press("Escape");
			await expect(definition).toBeHidden();
			await expect(word).toBeFocused();
			await word.click();
			await definition.getByRole("link", { name: t("guidelines.definition.all") }).click();
			await expect(definition).toBeHidden();
			await expect(page.locator("#definitions")).toBeInViewport();
			await expect(page.locator("#definitions")).toBeFocused();
		});
		await test.step("on a phone they are a button away, stand on no text, and close behind whoever follows them", async () => {
			await page.setViewportSize({ width: 375, height: 700 });
			const button = page.getByRole("button", { name: t("guidelines.contents") }).first();
			await page.locator("[id='4.2']").evaluate((clause) => clause.scrollIntoView({ behavior: "instant" }));
			await expect(button, "in mid-text").toBeInViewport({ ratio: 1 });
			await expect(button).toContainText("4.2");
			await button.click();
			await expect(list.locator("[aria-current]")).toBeInViewport();
			await list.getByRole("link").nth(1).click();
			await expect(list).toBeHidden();
			await expect(page.locator("[id='2']")).toBeFocused();
			await expect(page.locator("[id='2']")).toBeInViewport();

			await page
				.locator("[data-text]")
				.last()
				.evaluate((text) => text.scrollIntoView({ block: "end", behavior: "instant" }));
			await page.mouse.wheel(0, 120);
			const gap = () =>
				button.evaluate((element) => {
					const end =
						[...document.querySelectorAll("[data-text]")].at(-1)?.getBoundingClientRect().bottom ?? Number.NaN;
					return element.getBoundingClientRect().top - end;
				});
			await expect.poll(gap, "below the last line").toBeGreaterThanOrEqual(0);
		});
	});

	test("open without JavaScript, too", async ({ browser, baseURL }) => {
		const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
		await page.goto(baseURL + terms);
		const link = page.locator("#contents a").nth(1);
		await expect(link).toBeHidden();
		await page.getByRole("button", { name: t("guidelines.contents") }).click();
		await link.click();
		expect(whereabouts(page)).toBe(`${terms}#2`);
		await expect(page.locator("[id='2']")).toBeInViewport();
		await expect(page.locator("main button:not([popovertarget])")).toHaveCount(0);
		await page.close();
	});
});

test.describe("a clause's address", () => {
	const t = words("en");

	test("opens at the clause, which is set off, with a link to it and a button that copies it and says so, or that it cannot", async ({
		page,
		context,
		baseURL,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, `${cookies}?x=1#4.2`);
		await expect(page.locator("[id='4.2']")).toBeInViewport();
		const ground = (id: string) =>
			page.locator(`[id='${id}']`).evaluate((clause) => getComputedStyle(clause).backgroundColor);
		expect(await ground("4.2")).not.toBe(await ground("4.3"));
		for (const number of ["4.2", "4.2", "5"]) {
			await page.getByRole("button", { name: t("guidelines.copy", { number }), exact: true }).click();
			await expect(page.getByRole("status")).toHaveText(t("guidelines.copied", { number }));
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${cookies}?x=1#${number}`);
		}
		await page.locator("[id='4.3']").getByRole("link", { name: "4.3", exact: true }).click();
		await expect.poll(() => whereabouts(page)).toBe(`${cookies}#4.3`);
		await expect(page.locator("[id='4.3']")).toBeFocused();
		await page.evaluate(() => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
		});
		await page.locator("[id='1.1']").scrollIntoViewIfNeeded();
		await page.getByRole("button", { name: t("guidelines.copy", { number: "1.1" }), exact: true }).click();
		await expect(page.getByRole("status")).toHaveText(t("guidelines.notCopied", { number: "1.1" }));
	});
});

test("rows of wide tables are cards on a phone, tables all the same, and nothing is wider than a window of 320 px", async ({
	page,
}) => {
	test.setTimeout(120_000);
	await page.setViewportSize({ width: 320, height: 700 });
	await open(page, "/");
	let tables = 0;
	for (const language of ["en", "ru"] as const) {
		for (const path of [index, ...documentKeys.map(bare)].map((path) => localizedPath(language, path))) {
			await open(page, path);
			// The frame comes before the text.
			await expect(page.getByText(words(language)("layout.loadingDocument"), { exact: true }), path).toHaveCount(0);
			expect(await horizontalOverflow(page), path).toEqual([]);
			tables += await page.locator("[data-text] table").count();
		}
	}
	expect(tables).toBeGreaterThan(3);
	await open(page, cookies);
	const table = page.getByRole("table").first();
	const row = table.getByRole("row").nth(1);
	await expect(table.getByRole("columnheader")).toHaveCount(5);
	await expect(row.getByRole("cell")).toHaveCount(5);
	const lefts = () =>
		row.getByRole("cell").evaluateAll((cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size);
	expect(await lefts(), "one below the other").toBe(1);
	const label = row.getByRole("cell").nth(3);
	expect(await label.evaluate((cell) => getComputedStyle(cell, "::before").content)).toContain('"Lifetime"');
	await page.setViewportSize({ width: 1280, height: 700 });
	expect(await lefts(), "side by side").toBe(5);
});
