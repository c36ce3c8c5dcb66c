import puppeteer, { type Page } from "puppeteer-core";
import type { Engine, Visitor } from "./visitor.ts";

/**
 * Scroll bars as on a phone: beside a narrow page they would take what no phone takes. A mouse, which a machine without a
 * screen does not have: fine (2), and it hovers (4).
 */
const preferences = {
	"ui.useOverlayScrollbars": 1,
	"ui.primaryPointerCapabilities": 6,
	"ui.allPointerCapabilities": 6,
};

/** Firefox by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
	const running = await puppeteer.launch({
		browser: "firefox",
		executablePath,
		headless: true,
		timeout: 90_000,
		extraPrefsFirefox: preferences,
	});
	const [, version = ""] = (await running.version()).split("/");
	return {
		name: `Firefox ${version}`,
		lacks: () => undefined,
		async open({ width, height, language }) {
			const context = await running.createBrowserContext();
			const page = await context.newPage();
			await page.setViewport({ width, height });
			await page.emulateLocale(language);
			return visitor(page, () => context.close());
		},
		close: () => running.close(),
	};
}

function visitor(page: Page, close: () => Promise<void>): Visitor {
	return {
		async visit(url) {
			await page.goto(url, { waitUntil: "load" });
		},
		// Puppeteer's own types for it, which also allow for handles, cannot be told from ours.
		evaluate: (work, ...parameters) => page.evaluate(work as never, ...parameters) as never,
		clickAt: (x, y) => page.mouse.click(x, y),
		press: (key) => page.keyboard.press(key),
		type: (text) => page.keyboard.type(text),
		close,
	};
}
