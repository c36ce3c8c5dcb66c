import type { BrowserContext, Page } from "@playwright/test";

declare global {
	interface Window {
		/** Paints the document, which was left unpainted. */
		paintPage?: () => void;
		isPaintWanted?: boolean;
	}
}

/**
 * Leaves the pages of a context unpainted: they are laid out, focused, scrolled and hit all the same, for a sixth
 * less of the time. Observers of painting throw in them instead of waiting forever: see `enablePainting`.
 */
export async function disablePainting(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		if (window.isPaintWanted) return;
		const sheet = new CSSStyleSheet();
		// The top layer is not in the root, and the backdrop of an open dialog fills the screen.
		sheet.replaceSync("html, ::backdrop, :modal, :popover-open { opacity: 0 !important }");
		document.adoptedStyleSheets.push(sheet);
		const paintTypes = ["element", "largest-contentful-paint", "layout-shift", "paint"];
		const { observe } = PerformanceObserver.prototype;
		PerformanceObserver.prototype.observe = function observeUnlessUnpainted(options = {}) {
			const type = [options.type ?? "", ...(options.entryTypes ?? [])].find((name) => paintTypes.includes(name));
			if (type)
				throw new Error(`No "${type}" is ever seen in a page that is not painted: call enablePainting(page) before.`);
			observe.call(this, options);
		};
		window.paintPage = () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
			PerformanceObserver.prototype.observe = observe;
		};
	});
}

/** Turns on painting for this page and its next documents, for tests of appearance. */
export async function enablePainting(page: Page): Promise<void> {
	const requestPaint = async () => {
		window.isPaintWanted = true;
		window.paintPage?.();
	};
	await page.addInitScript(requestPaint);
	await page.evaluate(requestPaint);
}
