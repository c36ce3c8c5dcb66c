import type { Page } from "@playwright/test";
import { featuredGames } from "#content/readers/games.server.ts";
import { type LayoutName, pages } from "#site/pages.ts";
import { site } from "#site/site.ts";
import { accessProblems, contrastProblems, measuredProblems } from "./axe.ts";
import { errorExamples, pageExamples, unknownGames } from "./examples.ts";
import { expect, open, test } from "./fixtures.ts";
import { languageList, languageToggle } from "./languageMenu.ts";
import { cutTexts, horizontalOverflow, lengthenTexts, setLetterSize } from "./measures.ts";

interface Example {
	readonly path: string;
	readonly language: string;
	readonly layout: LayoutName | "error";
	/** Whether it is a page in the language whose texts the others are made from. */
	readonly isOriginal: boolean;
	readonly isPage: boolean;
}

const everything: readonly Example[] = [
	...pageExamples.map(({ page, path, language }) => ({
		path,
		language,
		layout: pages.find(({ key }) => key === page)?.layout ?? ("error" as const),
		isOriginal: language === "en",
		isPage: true,
	})),
	...[...errorExamples, ...unknownGames].map(({ path, language }) => ({
		path,
		language,
		layout: "error" as const,
		isOriginal: false,
		isPage: false,
	})),
];

/** What is the same on every page of a layout in a language, and how a visitor opens it. */
const windows: Record<string, (page: Page) => Promise<void>> = {
	"language menu open": async (page) => {
		await languageToggle(page).click();
		await expect(languageList(page)).toBeVisible();
	},
	"contact window open": async (page) => {
		await page.keyboard.press("Escape");
		await page.keyboard.press("Escape");
		await page.locator('footer button[commandfor="contact"]').first().click();
		await expect(page.locator("#contact")).toBeVisible();
	},
	"cookie settings open": async (page) => {
		await page.keyboard.press("Escape");
		await page.locator('footer button[commandfor="consent"]').click();
		await page.locator('section[aria-labelledby="consent-title"] button[commandfor="consent"]').click();
		await expect(page.locator("#consent")).toBeVisible();
	},
};

/** What no language translates. */
const names = [site.name, ...featuredGames().map(({ title }) => title)];

test.use({ isPainted: true });

test("there are pages and windows to check", () => {
	expect(everything.length).toBeGreaterThanOrEqual(10);
	expect(everything.filter(({ isOriginal }) => isOriginal).length).toBeGreaterThanOrEqual(10);
	expect(Object.keys(windows)).toHaveLength(3);
});

for (const example of everything) {
	const { path, language, layout, isOriginal, isPage } = example;
	const isFirst = everything.find((other) => other.layout === layout && other.language === language) === example;
	test(`${path}: meets WCAG 2.2 A and AA, and holds in larger letters, forced colours and longer texts`, async ({
		page,
		problems,
	}) => {
		test.setTimeout(180_000);
		problems.allow(/404/);
		// Nothing is caught half faded in.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 1280, height: 800 });
		await open(page, path);
		if (isPage) {
			for (const part of ["body > header", "main", "footer", "h1"]) {
				await expect.soft(page.locator(part), `${path} has one ${part}`).toHaveCount(1);
			}
		}
		if (isOriginal) await inForcedColours(page);
		for (const width of [1280, 320]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await accessProblems(page), `at ${width} px, as it loads`).toEqual([]);
			await page.emulateMedia({ colorScheme: "dark" });
			expect.soft(await contrastProblems(page), `at ${width} px, in the dark theme`).toEqual([]);
			await page.emulateMedia({ colorScheme: "light" });
			await scrollThrough(page);
			// A button that has scrolled half under the header is no smaller for it.
			expect.soft(await accessProblems(page, "html", ["target-size"]), `at ${width} px, scrolled through`).toEqual([]);
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			if (!isFirst) continue;
			for (const [state, enter] of Object.entries(windows)) {
				await enter(page);
				expect.soft(await accessProblems(page), `at ${width} px, ${state}`).toEqual([]);
			}
			await page.keyboard.press("Escape");
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		}
		if (isPage) await inLargerLetters(page);
		if (isOriginal) await inLongerTexts(page);
	});
}

/** Scrolls through the whole page, so that all that comes on the way has come. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
			scrollTo({ top, behavior: "instant" });
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	});
}

/** Buttons keep an edge, drawings stay visible, focus is seen. First: nothing has the focus yet. */
async function inForcedColours(page: Page): Promise<void> {
	await page.emulateMedia({ forcedColors: "active" });
	const flat = await page.evaluate(() => {
		const isSeen = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
		const buttons = [...document.querySelectorAll("a[data-variant], button[data-variant]")].filter(isSeen);
		const edgeless = buttons.filter((button) => {
			const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(button);
			return (borderTopStyle === "none" || Number.parseFloat(borderTopWidth) === 0) && outlineStyle === "none";
		});
		const ground = getComputedStyle(document.body).backgroundColor;
		const gone = [...document.querySelectorAll("button svg path, a svg path")].filter((path) => {
			const { fill, stroke } = getComputedStyle(path);
			const inks = [fill, stroke].filter((ink) => ink !== "none");
			return isSeen(path) && inks.length > 0 && inks.every((ink) => ink === ground);
		});
		return [...edgeless, ...gone].map(({ outerHTML }) => outerHTML.slice(0, 100));
	});
	expect.soft(flat, "in forced colours, what cannot be told from the page").toEqual([]);
	// Contrast is the system's own; axe takes the colours that it replaces for the ones that are seen.
	expect.soft(await accessProblems(page, "html", ["color-contrast"]), "in forced colours").toEqual([]);
	await page.keyboard.press("Tab");
	const outline = await page.evaluate(() => {
		const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
		return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
	});
	expect.soft(outline, "in forced colours, px of outline around what has the focus").toBeGreaterThanOrEqual(2);
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await page.emulateMedia({ forcedColors: "none" });
}

/** Nothing is cut or out of reach in letters twice the size. */
async function inLargerLetters(page: Page): Promise<void> {
	await page.setViewportSize({ width: 1280, height: 900 });
	await setLetterSize(page, 32);
	expect.soft(await horizontalOverflow(page), "in letters twice the size, wider than the window").toEqual([]);
	expect.soft(await cutTexts(page), "in letters twice the size").toEqual([]);
	expect.soft(await measuredProblems(page), "in letters twice the size").toEqual([]);
	await setLetterSize(page, 16);
}

/** Nothing is cut in a language that is 40 % longer. Last: the page's words are others from then on. */
async function inLongerTexts(page: Page): Promise<void> {
	expect(await lengthenTexts(page, names)).toBeGreaterThan(20);
	for (const width of [320, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await horizontalOverflow(page), `in longer texts, wider than the window at ${width} px`).toEqual([]);
		expect.soft(await cutTexts(page), `in longer texts, at ${width} px`).toEqual([]);
	}
}
