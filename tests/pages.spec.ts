import { globSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import { getPageLayout, type PageKey } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { accessProblems } from "./axe.ts";
import { errorExamples, pageExamples, unknownGames } from "./examples.ts";
import { closeDialogs, expect, openPage, test } from "./fixtures.ts";
import { comparePictures, firstViewport, getPictureNames, getSkipReason, isUpdatingSnapshots } from "./pictures.ts";

/** Articles and most documents have the same text in every language; other pages compare their layout. */
const isRepeated = (page: PageKey, language: string) =>
	page === "document" || (page === "article" && language !== "en");

const testedPages = [
	...pageExamples.map(({ page, path, language }) => ({
		name: page as string,
		path,
		language,
		layout: getPageLayout(page),
		/** Whether snapshots of it exist. */
		isDrawn: !isRepeated(page, language),
	})),
	...[...errorExamples, ...unknownGames].map((example) => ({
		name: "error",
		path: example.path,
		language: example.language,
		layout: "site",
		isDrawn: "code" in example,
	})),
];

/** Documents with tables, forms or drawings. */
const drawnDocuments = [
	"/docs/guidelines/customers/referral-program",
	"/ru/docs/guidelines/customers/referral-program",
	"/docs/guidelines/customers/pricing",
];

const banner = 'section[aria-labelledby="consent-title"]';

/** Parts that are equal on all pages of a layout and language, and the buttons that open them. */
const openedParts = [
	{ state: "language menu open", part: "body > header", button: 'header button[popovertarget="languages"]' },
	{ state: "contact dialog open", part: "#contact", button: 'footer button[commandfor="contact"]' },
	{ state: "cookie banner open", part: banner, button: 'footer button[commandfor="consent"]' },
	{ state: "cookie settings open", part: "#consent", button: `${banner} button[commandfor="consent"]` },
];

const lightDesktop = { width: 1280, colorScheme: "light" } as const;
const darkPhone = { width: 320, colorScheme: "dark" } as const;
const allAppearances = [
	lightDesktop,
	{ ...lightDesktop, colorScheme: "dark" },
	{ ...darkPhone, colorScheme: "light" },
	darkPhone,
] as const;

/** By default only English is compared: other languages differ in texts, which the layout lint covers. */
const isVisited = ({ language }: { language: string }) => isFullRun || language === "en";

test.use({ isPainted: true });

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
	if (!isVisited({ language: path.startsWith("/ru") ? "ru" : "en" })) continue;
	test(`${path}: looks as it did`, async ({ page }, testInfo) => {
		test.skip(getSkipReason(testInfo) !== undefined, getSkipReason(testInfo));
		test.setTimeout(90_000);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize(firstViewport);
		await openPage(page, path);
		await comparePictures(page, path, testInfo);
	});
}

// Pages of one type share most of their files, which a browser context loads once.
for (const [name, examples] of Map.groupBy(testedPages.filter(isVisited), (example) => example.name)) {
	test(`${name}: looks as it did, and meets WCAG 2.2 A and AA in both themes and in forced colors`, async ({
		page,
		problems,
	}, testInfo) => {
		test.setTimeout(60_000 * examples.length);
		problems.allow(/404/);
		for (const example of examples) await test.step(example.path, () => examinePage(page, example, testInfo));
	});
}

async function examinePage(page: Page, example: (typeof testedPages)[number], testInfo: TestInfo): Promise<void> {
	const { path, language, layout, isDrawn } = example;
	const isOriginal = language === "en";
	/** First page of its language; in a full run, of its layout in English. */
	const isFirst = !testedPages.slice(0, testedPages.indexOf(example)).some((other) => {
		return other.language === language && (other.layout === layout || !isOriginal || !isFullRun);
	});
	const isTranslated = testedPages.some((other) => other.path === localizedPath("ru", path));
	/** The layout lint tests a translation, which has the same elements, on a dark phone. */
	const pageAppearances = isFullRun
		? allAppearances
		: isFirst || !isTranslated
			? [lightDesktop, darkPhone]
			: [lightDesktop];
	// Prevents screenshots during fade-ins.
	await page.emulateMedia({ reducedMotion: "reduce", colorScheme: null });
	await page.setViewportSize(firstViewport);
	await openPage(page, path);
	if (isDrawn && !getSkipReason(testInfo)) await comparePictures(page, path, testInfo);
	if (isUpdatingSnapshots(testInfo)) return;
	await page.setViewportSize({ width: 1280, height: 800 });
	if (isOriginal) await inForcedColors(page, path, isFirst);
	await scrollThrough(page);
	for (const { width, colorScheme } of pageAppearances) {
		const where = `${path} at ${width} px, ${colorScheme}`;
		await page.setViewportSize({ width, height: 800 });
		await page.emulateMedia({ colorScheme });
		if (isFirst) {
			await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
			// axe measures only the visible part of a button that the header covers.
			const found = await accessProblems(page, "html", ["target-size"]);
			expect.soft(found, `${where}, at the page's end`).toEqual([]);
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		}
		expect.soft(await accessProblems(page), where).toEqual([]);
		if (!isFirst) continue;
		for (const { state, part, button } of openedParts) {
			await page.locator(button).first().click();
			await expect(page.locator(part)).toBeVisible();
			expect.soft(await accessProblems(page, part), `${where}, ${state}`).toEqual([]);
			await closeDialogs(page);
		}
		await page.keyboard.press("Escape");
	}
}

/** Scrolls through the page without painting, to load lazy content. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("html { opacity: 0 }");
		document.adoptedStyleSheets.push(sheet);
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		}
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
		scrollTo({ top: 0, behavior: "instant" });
	});
}

/** Checks button and dialog edges, drawings and focus outlines. Must run before anything is focused. */
async function inForcedColors(page: Page, path: string, isFirst: boolean): Promise<void> {
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
	expect.soft(flatElements, `${path} in forced colors, what looks like the page`).toEqual([]);
	// axe reads the author's colors, not the system's.
	if (isFirst)
		expect.soft(await accessProblems(page, "html", ["color-contrast"]), `${path} in forced colors`).toEqual([]);
	await page.keyboard.press("Tab");
	const outline = await page.evaluate(() => {
		const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
		return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
	});
	expect.soft(outline, `${path} in forced colors, px of outline around what has the focus`).toBeGreaterThanOrEqual(2);
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await page.emulateMedia({ forcedColors: "none" });
}
