import { accessProblems } from "./axe.ts";
import { pageExamples } from "./examples.ts";
import { expect, open, test } from "./fixtures.ts";

for (const { path } of pageExamples.filter(({ language }) => language === "en")) {
	test(`${path}: in forced colours buttons keep an edge, drawings stay visible, focus is seen`, async ({ page }) => {
		await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
		await open(page, path);
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
		expect.soft(flat, "what cannot be told from the page").toEqual([]);
		// Contrast is the system's own; axe takes the colours that it replaces for the ones that are seen.
		expect.soft(await accessProblems(page, "html", ["color-contrast"])).toEqual([]);
		await page.keyboard.press("Tab");
		const outline = await page.evaluate(() => {
			const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
			return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
		});
		expect.soft(outline, "px of outline around what has the focus").toBeGreaterThanOrEqual(2);
	});
}
