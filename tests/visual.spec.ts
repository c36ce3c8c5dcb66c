import { globSync } from "node:fs";
import type { Address } from "#content/readers/prerenderPaths.server.ts";
import { findChromium } from "#scripts/testing/browsers.ts";
import { errorExamples, pageExamples } from "./examples.ts";
import { booted, expect, test } from "./fixtures.ts";
import { isClearlyAlike } from "./pixels.ts";

/** News and most documents are the same text in every language: their frame is compared on other pages. */
const isRepeated = ({ page, language }: Address) => page === "document" || (page === "article" && language !== "en");

/** What is compared: an address per page and language, the document with everything in it, and the error screens. */
const screens = [
	...pageExamples.filter((address) => !isRepeated(address)).map(({ path }) => path),
	"/docs/guidelines/customers/referral-program",
	"/ru/docs/guidelines/customers/referral-program",
	"/docs/guidelines/customers/pricing",
	...errorExamples.map(({ path }) => path),
];

/** Of the window, in px. From narrow to wide: a browser keeps a picture's larger file once it has it. */
const widths = [375, 768, 1440] as const;

/** Of the pixels of a picture, which may differ: room for a machine's own rounding of letters' edges, none for a line that moved. */
const tolerated = 0.002;

/** Pixels from the top: a long document goes on as it begins. */
const longest = 6000;

// The comparison's own sheet is not the site's: the policy would refuse it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" }, isPainted: true });

// Another browser draws letters and edges otherwise.
test.skip(!findChromium().isPinned, "the pictures are drawn by the Chromium of package-lock.json, and this is another");

for (const path of screens) {
	test(`${path} looks as it did`, async ({ page, problems }, testInfo) => {
		// Rebranding takes away the pictures of the brand before.
		const isFirst = globSync("tests/visual/*.png").length === 0 && testInfo.config.updateSnapshots !== "all";
		test.skip(isFirst, "there are no pictures of this brand yet: npm run visual draws them");
		test.setTimeout(90_000);
		problems.allow(/^404 |Failed to load resource/);
		await page.setViewportSize({ width: widths[0], height: 900 });
		await page.goto(path);
		await booted(page);
		await page.evaluate(() => document.fonts.ready);
		const session = await page.context().newCDPSession(page);
		await page.addStyleTag({ path: "tests/visual/quiet.css" });
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			const name = `${path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home"}-${width}.png`;
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			const clip = { width, height: Math.min(height, longest) };
			const isDrawn = testInfo.config.updateSnapshots === "all";
			if (!isDrawn && (await isClearlyAlike(session, testInfo.snapshotPath(name), clip, tolerated))) continue;
			await expect.soft(page, `${path} at ${width} px`).toHaveScreenshot(name, {
				fullPage: true,
				clip: { x: 0, y: 0, ...clip },
				maxDiffPixelRatio: tolerated,
				animations: "disabled",
			});
		}
	});
}
