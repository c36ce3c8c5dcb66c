import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { booted, load, openPhone } from "./phone.ts";

/** How much slower than this machine the phone is: what Lighthouse assumes. */
const slowdown = 4;

/** What the page tells the bench, as it happens. */
interface Reading {
	/** Milliseconds. */
	readonly value: number;
	/** A picture's address, and how many square pixels of it are seen; absent where it is the time to the next paint. */
	readonly picture?: { readonly url: string; readonly area: number };
}

declare global {
	interface Window {
		tellReading: (reading: Reading) => void;
		/** From the package, which is injected. */
		webVitals: typeof import("web-vitals");
	}
}

/** Milliseconds in which a further reading of the same may come. */
const settling = 200;

/** Milliseconds between a scroll and the finger: pictures that it brought into sight are drawn in them. */
const rest = 500;

/** Milliseconds after which nothing will be read any more. */
const patience = 4_000;

/** A phone with a processor four times as slow as this machine's, and what web-vitals reads in it. */
export class SlowPhone {
	readonly page: Page;
	readonly #context: BrowserContext;
	#readings: Reading[] = [];

	/** Opens one in a fresh profile, of a visitor who has chosen their cookies. The caller closes it. */
	static async open(browser: Browser, origin: string): Promise<SlowPhone> {
		const context = await openPhone(browser);
		await context.addCookies([{ name: "cookieConsent", value: "declined", url: origin }]);
		const phone = new SlowPhone(context, await context.newPage());
		await context.exposeFunction("tellReading", (reading: Reading) => phone.#readings.push(reading));
		await context.addInitScript({ path: createRequire(import.meta.url).resolve("web-vitals") });
		await context.addInitScript(watchInteractions);
		return phone;
	}

	private constructor(context: BrowserContext, page: Page) {
		this.#context = context;
		this.page = page;
	}

	/**
	 * Loads a page at the machine's own speed, and is slow from then on.
	 *
	 * @param app whether the page carries the app, whose boot is then waited for
	 */
	async load(url: string, app = true): Promise<void> {
		const session = await this.#context.newCDPSession(this.page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
		await load(this.page, url);
		if (app) await booted(this.page);
		await this.page.waitForLoadState("networkidle");
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	}

	/** Puts a finger on the middle of an element: once the page has come to rest, if it had to be scrolled there. */
	async tap(selector: string): Promise<void> {
		const element = this.page.locator(selector).first();
		const before = await this.page.evaluate(() => scrollY);
		await element.scrollIntoViewIfNeeded({ timeout: 10_000 }).catch((cause) => {
			throw new Error(
				`${this.page.url()} kept no ${selector} in its place for ten seconds: adapt scripts/bench. ${cause}`,
			);
		});
		if ((await this.page.evaluate(() => scrollY)) !== before) await sleep(rest);
		const box = await element.boundingBox();
		if (!box) return;
		await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	}

	/**
	 * Milliseconds from an interaction to the next paint, in steps of 8; 16 for less, which browsers do not report.
	 *
	 * @param act the one interaction
	 */
	async nextPaint(act: () => Promise<void>): Promise<number> {
		// As if the page came back from the browser's memory: web-vitals begins anew then, and reads this interaction alone.
		await this.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
		const readings = await this.#told(act);
		return Math.max(16, readings.at(-1)?.value ?? 0);
	}

	/**
	 * Milliseconds from a touch to the paint of the largest picture of the page that the app goes to.
	 *
	 * @param touch the one interaction
	 * @throws when no picture comes
	 */
	async largestPicture(touch: () => Promise<void>): Promise<{ value: number; url: string }> {
		await this.page.evaluate(watchPictures);
		const readings = await this.#told(touch, ({ picture }) => !!picture);
		const [largest] = readings.toSorted((a, b) => (b.picture?.area ?? 0) - (a.picture?.area ?? 0));
		if (!largest?.picture) throw new Error(`${this.page.url()}: no picture was painted. Adapt scripts/bench.`);
		return { value: largest.value, url: largest.picture.url };
	}

	/** What the page tells of an interaction, until it tells no more. */
	async #told(act: () => Promise<void>, isWanted = ({ picture }: Reading) => !picture): Promise<Reading[]> {
		this.#readings = [];
		await act();
		const found = () => this.#readings.filter(isWanted);
		const end = performance.now() + patience;
		while (found().length === 0 && performance.now() < end) await sleep(25);
		for (let count = -1; count !== found().length; ) {
			count = found().length;
			await sleep(settling);
		}
		return found();
	}

	async close(): Promise<void> {
		await this.#context.close();
	}
}

/** Runs in the page, before its own scripts. */
function watchInteractions(): void {
	window.webVitals.onINP(({ value }) => window.tellReading({ value }), {
		reportAllChanges: true,
		durationThreshold: 0,
	});
	// The bench's own, which the page shall not hear.
	addEventListener("pageshow", (event) => event.isTrusted || event.stopImmediatePropagation(), true);
}

/**
 * Runs in the page that is left. By the browser's element timing: its soft navigations, which would say the same, miss those that
 * begin with a finger on a link and end in another task.
 */
function watchPictures(): void {
	type ElementTiming = PerformanceEntry & { renderTime: number; url: string; intersectionRect: DOMRectReadOnly };
	let touched = 0;
	addEventListener("click", ({ timeStamp }) => (touched = timeStamp), { capture: true, once: true });
	new MutationObserver((changes) => {
		for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
			const images = node instanceof Element ? [...node.querySelectorAll("img")] : [];
			for (const image of images) image.setAttribute("elementtiming", "picture");
		}
	}).observe(document.body, { childList: true, subtree: true });
	new PerformanceObserver((list) => {
		for (const { renderTime, url, intersectionRect } of list.getEntries() as ElementTiming[]) {
			const area = intersectionRect.width * intersectionRect.height;
			window.tellReading({ value: renderTime - touched, picture: { url, area } });
		}
	}).observe({ type: "element" });
}
