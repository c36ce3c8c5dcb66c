import { globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { getPageLayout, type PageKey } from "#config/pages.ts";
import { site } from "#config/site.ts";
import { featuredGames } from "#content/readers/games.server.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { accessProblems } from "./axe.ts";
import { errorExamples, pageExamples, unknownGames } from "./examples.ts";
import { expect, openPage, test } from "./fixtures.ts";
import { languageList, languageToggle } from "./languageMenu.ts";
import { cutTexts, horizontalOverflow, lengthenTexts } from "./measures.ts";
import { comparePictures, firstViewport, getPictureNames, getSkipReason, isUpdatingSnapshots } from "./pictures.ts";

interface TestedPage {
	readonly path: string;
	readonly language: string;
	readonly layout: string;
	/** Whether it is a page in the language whose texts the others are made from. */
	readonly isOriginal: boolean;
	readonly isPage: boolean;
	/** Whether there are pictures of it. */
	readonly isDrawn: boolean;
}

/** News and most documents are the same text in every language: their frame is compared on other pages. */
const isRepeated = (page: PageKey, language: string) =>
	page === "document" || (page === "article" && language !== "en");

const testedPages: readonly TestedPage[] = [
	...pageExamples.map(({ page, path, language }) => ({
		path,
		language,
		layout: getPageLayout(page),
		isOriginal: language === "en",
		isPage: true,
		isDrawn: !isRepeated(page, language),
	})),
	...[...errorExamples, ...unknownGames].map((example) => ({
		path: example.path,
		language: example.language,
		layout: "error",
		isOriginal: false,
		isPage: false,
		isDrawn: "code" in example,
	})),
];

/** Documents that have a form of their own: tables, forms, drawings. */
const drawnDocuments = [
	"/docs/guidelines/customers/referral-program",
	"/ru/docs/guidelines/customers/referral-program",
	"/docs/guidelines/customers/pricing",
];

const banner = 'section[aria-labelledby="consent-title"]';

/** Parts that are the same on every page of a layout in a language: how to open them, and where they appear. */
const openedParts: readonly { state: string; part: string; enter(page: Page): Promise<void> }[] = [
	{
		state: "language menu open",
		part: "body > header",
		enter: async (page) => {
			await languageToggle(page).click();
			await expect(languageList(page)).toBeVisible();
		},
	},
	{
		state: "contact dialog open",
		part: "#contact",
		enter: async (page) => {
			await page.keyboard.press("Escape");
			await page.keyboard.press("Escape");
			await page.locator('footer button[commandfor="contact"]').first().click();
			await expect(page.locator("#contact")).toBeVisible();
		},
	},
	{
		state: "cookie banner open",
		part: banner,
		enter: async (page) => {
			await page.keyboard.press("Escape");
			await page.locator('footer button[commandfor="consent"]').click();
		},
	},
	{
		state: "cookie settings open",
		part: "#consent",
		enter: async (page) => {
			await page.locator(`${banner} button[commandfor="consent"]`).click();
			await expect(page.locator("#consent")).toBeVisible();
		},
	},
];

/** What no language translates. */
const names = [site.name, ...featuredGames().map(({ title }) => title)];

test.use({ isPainted: true });

test("the list has pages and dialogs to check", () => {
	expect(testedPages.length).toBeGreaterThanOrEqual(10);
	expect(testedPages.filter(({ isOriginal }) => isOriginal).length).toBeGreaterThanOrEqual(10);
	expect(openedParts).toHaveLength(4);
});

test("every page has its reference images, and every image has a page", ({ browserName: _ }, testInfo) => {
	const reason = getSkipReason(testInfo);
	test.skip(reason !== undefined, reason);
	const drawnPaths = [...testedPages.filter(({ isDrawn }) => isDrawn).map(({ path }) => path), ...drawnDocuments];
	const known = globSync("*.png", { cwd: "tests/visual" });
	if (isUpdatingSnapshots(testInfo)) return;
	const remedy = "docs/testing.md says how to draw those that are missing; delete those that no page has";
	expect(known.sort(), remedy).toEqual(drawnPaths.flatMap(getPictureNames).sort());
});

for (const path of drawnDocuments) {
	test(`${path}: looks as it did`, async ({ page }, testInfo) => {
		test.skip(getSkipReason(testInfo) !== undefined, getSkipReason(testInfo));
		test.setTimeout(90_000);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize(firstViewport);
		await openPage(page, path);
		await comparePictures(page, path, testInfo);
	});
}

for (const testedPage of testedPages) {
	const { path, language, layout, isOriginal, isPage, isDrawn } = testedPage;
	const isFirst = testedPages.find((other) => other.layout === layout && other.language === language) === testedPage;
	test(`${path}: looks as it did, meets WCAG 2.2 A and AA, holds in forced colors and longer texts`, async ({
		page,
		problems,
	}, testInfo) => {
		test.setTimeout(180_000);
		problems.allow(/404/);
		// Nothing is caught half faded in.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize(firstViewport);
		await openPage(page, path);
		if (isDrawn && !getSkipReason(testInfo)) await comparePictures(page, path, testInfo);
		if (isUpdatingSnapshots(testInfo)) return;
		if (isPage) {
			for (const part of ["body > header", "main", "footer", "h1"]) {
				await expect.soft(page.locator(part), `${path} has one ${part}`).toHaveCount(1);
			}
		}
		await page.setViewportSize({ width: 1280, height: 800 });
		if (isOriginal) await inForcedColors(page, isFirst);
		for (const width of [1280, 320]) {
			await page.setViewportSize({ width, height: 800 });
			await scrollThrough(page);
			// A button that has scrolled half under the header is no smaller for it.
			if (isFirst) {
				const found = await accessProblems(page, "html", ["target-size"]);
				expect.soft(found, `at ${width} px, at the page's end`).toEqual([]);
			}
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			if (width === 1280 || isFullRun) expect.soft(await accessProblems(page), `at ${width} px`).toEqual([]);
			if (width === 320 || isFullRun) {
				await page.emulateMedia({ colorScheme: "dark" });
				expect.soft(await accessProblems(page), `at ${width} px, in the dark theme`).toEqual([]);
				await page.emulateMedia({ colorScheme: "light" });
			}
			if (!isFirst) continue;
			for (const { state, part, enter } of openedParts) {
				await enter(page);
				expect.soft(await accessProblems(page, part), `at ${width} px, ${state}`).toEqual([]);
			}
			await page.keyboard.press("Escape");
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		}
		if (isOriginal) await inLongerTexts(page);
	});
}

/** Scrolls through the whole page, so that everything has loaded. Painting is off meanwhile. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("html { opacity: 0 }");
		document.adoptedStyleSheets.push(sheet);
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
	});
}

/** Buttons and dialogs keep an edge, drawings stay visible, focus is seen. First: nothing has the focus yet. */
async function inForcedColors(page: Page, isFirst: boolean): Promise<void> {
	await page.emulateMedia({ forcedColors: "active" });
	const flatElements = await page.evaluate(() => {
		const isSeen = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
		const seenButtons = [...document.querySelectorAll("a[data-variant], button[data-variant]")].filter(isSeen);
		const flatButtons = seenButtons.filter((button) => {
			const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(button);
			return (borderTopStyle === "none" || Number.parseFloat(borderTopWidth) === 0) && outlineStyle === "none";
		});
		const ground = getComputedStyle(document.body).backgroundColor;
		const lostPaths = [...document.querySelectorAll("button svg path, a svg path")].filter((path) => {
			const { fill, stroke } = getComputedStyle(path);
			const visiblePaints = [fill, stroke].filter((ink) => ink !== "none");
			return isSeen(path) && visiblePaints.length > 0 && visiblePaints.every((ink) => ink === ground);
		});
		const flatDialogs = [...document.querySelectorAll("dialog")].filter(
			(dialog) => getComputedStyle(dialog).borderTopStyle === "none",
		);
		return [...flatButtons, ...lostPaths, ...flatDialogs].map(({ outerHTML }) => outerHTML.slice(0, 100));
	});
	expect.soft(flatElements, "in forced colors, what cannot be told from the page").toEqual([]);
	// Contrast is the system's own; axe takes the colors that it replaces for the ones that are seen.
	if (isFirst) expect.soft(await accessProblems(page, "html", ["color-contrast"]), "in forced colors").toEqual([]);
	await page.keyboard.press("Tab");
	const outline = await page.evaluate(() => {
		const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
		return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
	});
	expect.soft(outline, "in forced colors, px of outline around what has the focus").toBeGreaterThanOrEqual(2);
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await page.emulateMedia({ forcedColors: "none" });
}

/** Nothing is cut in a language that is 40 % longer. Last: the page's words are others from then on. */
async function inLongerTexts(page: Page): Promise<void> {
	expect(await lengthenTexts(page, names)).toBeGreaterThan(20);
	for (const width of isFullRun ? [320, 768, 1280] : [320, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await horizontalOverflow(page), `in longer texts, wider than the window at ${width} px`).toEqual([]);
		expect.soft(await cutTexts(page), `in longer texts, at ${width} px`).toEqual([]);
	}
}
