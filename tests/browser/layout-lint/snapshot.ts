import type { Page } from "@playwright/test";
import { createHelpers, type LayoutHelpers } from "./pageHelpers.ts";
import { readControls } from "./readControls.ts";
import { readPictures } from "./readPictures.ts";
import { readTexts } from "./readTexts.ts";

export type LayoutSnapshot = ReturnType<typeof readWindow> & {
	readonly texts: ReturnType<typeof readTexts>;
	readonly controls: ReturnType<typeof readControls>;
	readonly pictures: ReturnType<typeof readPictures>;
};

/** One script, because page functions cannot import. Returns a string, which Playwright serializes faster. */
const snapshotScript = `(() => {
	const helpers = (${createHelpers})();
	const page = (${readWindow})(helpers);
	const [texts, pictures] = [(${readTexts})(helpers), (${readPictures})(helpers)];
	return JSON.stringify({ ...page, texts, pictures, controls: (${readControls})(helpers, page.minTarget) });
})()`;

/** Reads a page after the next frame, when resize and scroll observers have run. */
export async function takeSnapshot(page: Page): Promise<LayoutSnapshot> {
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
	return JSON.parse(await page.evaluate<string>(snapshotScript));
}

/** Runs in the page. */
function readWindow({ toBox, describe }: LayoutHelpers) {
	const range = document.createRange();
	const heading = document.querySelector("h1");
	if (heading) range.selectNodeContents(heading);
	/** The first line of the headline. */
	const headline = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
	const pageWidth = document.documentElement.scrollWidth;
	/** The element that makes the page scroll sideways. */
	const widest =
		pageWidth > innerWidth &&
		[...document.body.querySelectorAll("*")].findLast(
			(element) => element.getBoundingClientRect().right > innerWidth + 1,
		);
	return {
		window: { width: innerWidth, height: innerHeight },
		/** WCAG 2.2: 44 px for touch (2.5.5), 24 px for a mouse (2.5.8). */
		minTarget: innerWidth < 768 ? 44 : 24,
		scrollTop: scrollY,
		pageWidth,
		widest: widest ? describe(widest) : "",
		headline: headline ? toBox(headline) : null,
	};
}
