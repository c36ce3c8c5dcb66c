import { chromium, type Page } from "@playwright/test";
import type { Engine, Visitor } from "./visitor.ts";

const switches = [
	"--disable-gpu",
	// A mouse, which a machine without a screen does not have: hovers (2), fine (4).
	"--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
];

interface ChromiumOptions {
	/** False for a visitor who has switched scripts off. */
	readonly javaScriptEnabled?: boolean;
}

/** Chromium by Playwright, which still drives versions that Puppeteer no longer can (88, 92, 109). */
export async function startChromium(
	executablePath: string,
	{ javaScriptEnabled = true }: ChromiumOptions = {},
): Promise<Engine> {
	const running = await chromium.launch({ executablePath, args: switches, timeout: 90_000 });
	return {
		name: `Chromium ${running.version()}`,
		lacks: () => undefined,
		async open({ width, height, language }) {
			const context = await running.newContext({ viewport: { width, height }, locale: language, javaScriptEnabled });
			return visitor(await context.newPage(), () => context.close());
		},
		close: () => running.close(),
	};
}

function visitor(page: Page, close: () => Promise<void>): Visitor {
	return {
		async visit(url) {
			const [document, hash] = url.split("#");
			// Playwright waits in vain for Chromium 103 to go to a fragment of the same document.
			if (hash && page.url().split("#")[0] === document) await page.evaluate((to) => location.assign(to), url);
			else await page.goto(url, { waitUntil: "load" });
		},
		// As source text, because Playwright passes only one argument.
		evaluate: (work, ...parameters) => page.evaluate(`(${work})(...${JSON.stringify(parameters)})`),
		clickAt: (x, y) => page.mouse.click(x, y),
		press: (key) => page.keyboard.press(key),
		type: (text) => page.keyboard.type(text),
		close,
	};
}
