import { chromium } from "@playwright/test";
import puppeteer from "puppeteer-core";
import type { BrowserEngine, BrowserWindow } from "./engine.ts";

const LAUNCH_TIMEOUT_MS = 90_000;

/** Emulates a mouse with hover (2, in Firefox 4) and a fine pointer (4, in Firefox 2), which headless machines lack. */
const chromiumArgs = [
	"--disable-gpu",
	"--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
];
const firefoxPreferences = {
	"ui.primaryPointerCapabilities": 6,
	"ui.allPointerCapabilities": 6,
	// As on phones: classic scrollbars would take space beside a narrow page.
	"ui.useOverlayScrollbars": 1,
};

/** Starts Chromium with Playwright, which supports versions that Puppeteer does not (88, 92, 109). */
export async function startChromium(executablePath: string): Promise<BrowserEngine> {
	const browser = await chromium.launch({ executablePath, args: chromiumArgs, timeout: LAUNCH_TIMEOUT_MS });
	return {
		name: `Chromium ${browser.version()}`,
		async open({ width, height, language, javaScriptEnabled = true }) {
			const context = await browser.newContext({ viewport: { width, height }, locale: language, javaScriptEnabled });
			return toWindow(await context.newPage(), () => context.close());
		},
		close: () => browser.close(),
	};
}

/** Starts Firefox with Puppeteer over WebDriver BiDi, for which Playwright has no public API. */
export async function startFirefox(executablePath: string): Promise<BrowserEngine> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath,
		timeout: LAUNCH_TIMEOUT_MS,
		extraPrefsFirefox: firefoxPreferences,
	});
	return {
		name: (await browser.version()).replace("/", " "),
		async open({ width, height, language }) {
			const context = await browser.createBrowserContext();
			const page = await context.newPage();
			await page.setViewport({ width, height });
			await page.emulateLocale(language);
			return toWindow(page, () => context.close());
		},
		close: () => browser.close(),
	};
}

/** The common interface of Playwright's and Puppeteer's pages. */
interface DevtoolsPage {
	url(): string;
	goto(url: string, options: { waitUntil: "load" }): Promise<unknown>;
	evaluate(script: string): Promise<unknown>;
	readonly mouse: { click(x: number, y: number): Promise<void> };
	readonly keyboard: { press(key: "Enter"): Promise<void>; type(text: string): Promise<void> };
}

function toWindow(page: DevtoolsPage, close: () => Promise<void>): BrowserWindow {
	return {
		async goto(url) {
			const [document, hash] = url.split("#");
			const isSameDocument = hash !== undefined && page.url().split("#")[0] === document;
			// With Chromium 103, Playwright waits forever for a fragment navigation.
			if (isSameDocument) await page.evaluate(`location.assign(${JSON.stringify(url)})`);
			else await page.goto(url, { waitUntil: "load" });
		},
		// As source text, because Playwright accepts only one argument.
		evaluate: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`) as never,
		clickAt: (x, y) => page.mouse.click(x, y),
		press: (key) => page.keyboard.press(key as "Enter"),
		type: (text) => page.keyboard.type(text),
		close,
	};
}
