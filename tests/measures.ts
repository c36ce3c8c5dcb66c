import type { Page } from "@playwright/test";
import { waitForScripts } from "./fixtures.ts";
import { enablePainting } from "./painting.ts";

/** Elements that cause sideways scrolling, or a root that hides its overflow; empty without a problem. */
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

/** Runs in the page: sums up layout shifts in `window.shift`, including those after user input if `doesInputCount`. */
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

/** Cumulative layout shift while the page loads, runs its scripts and is scrolled through. */
export async function measureShift(page: Page, path: string): Promise<number> {
	await enablePainting(page);
	await page.addInitScript(observeShifts, false);
	await page.goto(path);
	await waitForScripts(page);
	await page.evaluate(async () => {
		// Waits for a paint after each step: in one frame, several steps would skip content before it is laid out.
		// The timeout is for a frame that the browser skips.
		const nextFrame = () => {
			return new Promise((resolve) => {
				requestAnimationFrame(() => setTimeout(resolve));
				setTimeout(resolve, 1_000);
			});
		};
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
			scrollTo({ top, behavior: "instant" });
			await nextFrame();
		}
	});
	return readShift(page);
}

/** Sums up layout shifts from now on. Returns a function that reads the sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
	await enablePainting(page);
	await page.evaluate(observeShifts, true);
	return () => readShift(page);
}

/** Makes texts 40 % longer, like a translation, except `untranslated` ones and signs such as `T$`. */
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

/** Sets the browser's default font size in px (normally 16). Throws if the page does not follow. */
export async function setDefaultFontSize(page: Page, size: number): Promise<void> {
	const devtoolsSession = await page.context().newCDPSession(page);
	await devtoolsSession.send("Page.setFontSizes", { fontSizes: { standard: size } });
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
	await devtoolsSession.detach();
	if (root !== `${size}px`) throw new Error(`The page's font size is ${root} instead of ${size}px.`);
}

/**
 * Multiplies font sizes like Android's font setting in a WebView: other lengths and media queries stay; 1 resets them.
 * Skips drawings. Sets `--text-zoom` as `src/head/inline/measureTextZoom.ts` does.
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

/** Lays out a long document to its end, like a first scroll: `src/views/document/documentPage.client.ts`. */
export async function laidOut(page: Page): Promise<void> {
	await page.evaluate(() => dispatchEvent(new Event("scroll")));
	await page.waitForFunction(
		() => document.documentElement.dataset.fullLayout === "" || !document.querySelector("[data-text]"),
	);
}
