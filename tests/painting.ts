import type { BrowserContext, Page } from "@playwright/test";

declare global {
	interface Window {
		paintPage?: () => void;
		isPaintWanted?: boolean;
	}
}

/**
 * Leaves pages of a context unpainted, which saves a sixth of the time: layout, focus, scrolling and clicks still work.
 * Paint observers throw an error instead of waiting forever: see `enablePainting`.
 */
export async function disablePainting(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		if (window.isPaintWanted) return;
		const sheet = new CSSStyleSheet();
		// The top layer is outside the root, and a dialog's backdrop fills the screen.
		sheet.replaceSync("html, ::backdrop, :modal, :popover-open { opacity: 0 !important }");
		document.adoptedStyleSheets.push(sheet);
		const paintTypes = ["element", "largest-contentful-paint", "layout-shift", "paint"];
		const { observe } = PerformanceObserver.prototype;
		PerformanceObserver.prototype.observe = function observeUnlessUnpainted(options = {}) {
			const type = [options.type ?? "", ...(options.entryTypes ?? [])].find((name) => paintTypes.includes(name));
			if (type) throw new Error(`Unpainted pages have no "${type}" entries: call enablePainting(page) first.`);
			observe.call(this, options);
		};
		window.paintPage = () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
			PerformanceObserver.prototype.observe = observe;
		};
	});
}

/** Turns on painting for the current and following documents, for tests of appearance. */
export async function enablePainting(page: Page): Promise<void> {
	const requestPaint = async () => {
		window.isPaintWanted = true;
		window.paintPage?.();
	};
	await page.addInitScript(requestPaint);
	await page.evaluate(requestPaint);
}
