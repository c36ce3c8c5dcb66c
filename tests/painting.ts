import type { BrowserContext, Page } from "@playwright/test";

declare global {
	interface Window {
		/** Paints the document, which was left unpainted. */
		paintPage?: () => void;
		isPaintWanted?: boolean;
	}
}

/**
 * Leaves the pages of a context unpainted: they are laid out, focused, scrolled and hit all the same, for a sixth less
 * of the time. In them, whoever listens for what is painted gets an error instead of silence: see `paint`.
 */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		if (window.isPaintWanted) return;
		const sheet = new CSSStyleSheet();
		// What stands above all else is not in its root, and an open window's ground fills the screen.
		sheet.replaceSync("html, ::backdrop, :modal, :popover-open { opacity: 0 !important }");
		document.adoptedStyleSheets.push(sheet);
		const painted = ["element", "largest-contentful-paint", "layout-shift", "paint"];
		const { observe } = PerformanceObserver.prototype;
		PerformanceObserver.prototype.observe = function observeUnlessUnpainted(options = {}) {
			const type = [options.type ?? "", ...(options.entryTypes ?? [])].find((name) => painted.includes(name));
			if (type) throw new Error(`No "${type}" is ever seen in a page that is not painted: call paint(page) before.`);
			observe.call(this, options);
		};
		window.paintPage = () => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
			PerformanceObserver.prototype.observe = observe;
		};
	});
}

/** Has this page, and what it loads from now on, painted: for whoever asks what is seen, and not where it is. */
export async function paint(page: Page): Promise<void> {
	const want = async () => {
		window.isPaintWanted = true;
		window.paintPage?.();
	};
	await page.addInitScript(want);
	await page.evaluate(want);
}
