import type { Page } from "@playwright/test";
import { waitForScripts } from "./fixtures.ts";
import { enablePainting } from "./painting.ts";

/**
 * An element that is wider than the viewport; empty if the page does not scroll sideways. Also names a root that hides its
 * overflow, because then nothing could be found.
 */
export function horizontalOverflow(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const root = document.documentElement;
		const hidingElements = [root, document.body].filter((element) => getComputedStyle(element).overflowX !== "visible");
		const found = hidingElements.map(
			(element) => `<${element.localName}> has overflow-x ${getComputedStyle(element).overflowX}`,
		);
		if (root.scrollWidth <= innerWidth) return found;
		const widest = [...document.querySelectorAll("body *")].findLast(
			(element) => element.getBoundingClientRect().right > innerWidth + 0.5,
		);
		return [...found, `${root.scrollWidth} px wide: ${widest?.outerHTML.slice(0, 120)}`];
	});
}

/** Runs in the page: adds up its layout shifts from now on in `window.shift`, with those after a click or a key if they count. */
function observeShifts(doesInputCount: boolean): void {
	Reflect.set(window, "shift", 0);
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
			const isCounted = doesInputCount || !entry.hadRecentInput;
			if (isCounted) Reflect.set(window, "shift", Reflect.get(window, "shift") + entry.value);
		}
	}).observe({ type: "layout-shift" });
}

const readShift = (page: Page) => page.evaluate(() => Reflect.get(window, "shift") as number);

/** Cumulative layout shift from the first byte until the page has run its scripts and been scrolled through. */
export async function measureShift(page: Page, path: string): Promise<number> {
	await enablePainting(page);
	await page.addInitScript(observeShifts, false);
	await page.goto(path);
	await waitForScripts(page);
	await page.evaluate(async () => {
		// Each step must be painted: on a busy machine, several steps in one frame would skip content before it is laid out.
		const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
			scrollTo({ top, behavior: "instant" });
			await nextFrame();
		}
	});
	return readShift(page);
}

/** Adds up the layout shifts of a page from now on. Returns a function that reads the sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
	await enablePainting(page);
	await page.evaluate(observeShifts, true);
	return () => readShift(page);
}

/**
 * Makes every text of the page 40 % longer, as another language might be, by repeating its beginning; `untranslated` selects
 * text that is never translated. Signs such as `T$` or `SDK` stay.
 */
export function lengthenTexts(page: Page, untranslated: readonly string[]): Promise<number> {
	return page.evaluate((names) => {
		const textWalker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (textWalker.nextNode()) texts.push(textWalker.currentNode as Text);
		const longerTexts = texts.filter(({ data, parentElement }) => {
			const isProse = /\p{Ll}{2}/u.test(data) && !names.includes(data.trim());
			return isProse && !parentElement?.closest("script, style, svg, [lang]:not(html), [aria-hidden=true], code");
		});
		for (const text of longerTexts) {
			const words = text.data.trim();
			text.data = `${text.data.trimEnd()} ${words.slice(0, Math.ceil(words.length * 0.4)).trim()} `;
		}
		return longerTexts.length;
	}, untranslated);
}

/**
 * Sets the default font size in px, like the browser setting: 16 is usual; `rem` and `em` follow it.
 * Throws if the page does not follow it.
 */
export async function setDefaultFontSize(page: Page, size: number): Promise<void> {
	const devtoolsSession = await page.context().newCDPSession(page);
	await devtoolsSession.send("Page.setFontSizes", { fontSizes: { standard: size } });
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
	await devtoolsSession.detach();
	if (root !== `${size}px`) throw new Error(`The default font size is ${size}px, but the page has ${root}.`);
}

/**
 * Multiplies the size of every text, as Android's font size does in a WebView: no other length and no media query follows it. 1
 * puts the sizes back. Drawings keep theirs. `--text-zoom` is set as `src/head/inline/measureTextZoom.ts` does on load.
 */
export async function scaleText(page: Page, factor: number): Promise<void> {
	await page.evaluate((by) => {
		const elements = [...document.querySelectorAll<HTMLElement>("body, body *:not(svg, svg *)")];
		for (const { style } of elements) style.removeProperty("font-size");
		document.documentElement.style.setProperty("--text-zoom", String(by));
		if (by === 1) return;
		const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
		for (const [index, { style }] of elements.entries()) {
			style.setProperty("font-size", `${(sizes[index] ?? 0) * by}px`, "important");
		}
	}, factor);
}

/** Has a long document laid out to its end, as after a visitor's first scroll: `src/views/document/documentPage.client.ts`. */
export async function laidOut(page: Page): Promise<void> {
	await page.evaluate(() => dispatchEvent(new Event("scroll")));
	await page.waitForFunction(
		() => document.documentElement.dataset.fullLayout === "" || !document.querySelector("[data-text]"),
	);
}
