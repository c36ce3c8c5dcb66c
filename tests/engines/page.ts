import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import type { BrowserWindow, WindowOptions } from "./engine.ts";
import type { ErrorProxy } from "./errorProxy.ts";

export interface BrowserJourney {
	readonly name: string;
	readonly go: (page: EnginePage) => Promise<void>;
	readonly options?: Partial<WindowOptions>;
	/** Expected errors. */
	readonly allowed?: RegExp;
}

export const phoneWindow = { width: 375, height: 800 };

/** Long, because the machine may be busy and speed is not tested. */
const POLL_OPTIONS = { timeout: 20_000, interval: 25 };

/** A page in any engine. Selectors use the first matching element. */
export class EnginePage {
	readonly site: ErrorProxy;
	readonly window: BrowserWindow;

	constructor(site: ErrorProxy, window: BrowserWindow) {
		this.site = site;
		this.window = window;
	}

	async open(path: string): Promise<void> {
		await this.window.goto(this.site.origin + path);
		await this.waitUntilReady();
	}

	/** Module scripts run before the load event. */
	waitUntilReady(): Promise<void> {
		return this.expect(() => this.evaluate(() => document.readyState), "complete", "the state of the page");
	}

	evaluate: BrowserWindow["evaluate"] = (work, ...args) => this.window.evaluate(work, ...args);

	/** Waits until an element is stable and uncovered, and clicks it. */
	async click(selector: string): Promise<void> {
		let clickPoint: number[] | null = null;
		const findClickPoint = async () => {
			const before = await this.evaluate(findPoint, selector);
			// Frames of a slow engine may be equal although a transition is about to start. Without JavaScript, a page has no
			// timers.
			if (before) await setTimeout(150);
			clickPoint = await this.evaluate(findPoint, selector);
			return clickPoint !== null && String(clickPoint) === String(before);
		};
		await this.expect(findClickPoint, true, `${selector} can be clicked`);
		const [x = 0, y = 0] = clickPoint ?? [];
		await this.window.clickAt(x, y);
	}

	async type(selector: string, text: string): Promise<void> {
		await this.click(selector);
		await this.window.type(text);
	}

	/** Text content with collapsed white space, or the value of an attribute. */
	read(selector: string, attribute?: string): Promise<string | null> {
		const work = (wanted: string, name: string | null) => {
			const element = document.querySelector(wanted);
			if (name) return element?.getAttribute(name) ?? null;
			return element?.textContent?.replace(/\s+/g, " ").trim() ?? null;
		};
		return this.evaluate(work, selector, attribute ?? null);
	}

	/** Polls `ask` until it returns `answer`; errors name `expectedState`. */
	async expect<Answer>(ask: () => Promise<Answer>, answer: Answer, expectedState: string): Promise<void> {
		await expect.poll(ask, { ...POLL_OPTIONS, message: expectedState }).toEqual(answer);
	}

	expectExists(selector: string, exists = true): Promise<void> {
		const isFound = () => this.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
		return this.expect(isFound, exists, `${selector} ${exists ? "exists" : "does not exist"}`);
	}

	expectVisible(selector: string, isVisible = true): Promise<void> {
		const expectedState = `${selector} is ${isVisible ? "visible" : "hidden"}`;
		return this.expect(() => this.evaluate(isShown, selector), isVisible, expectedState);
	}

	expectHidden(selector: string): Promise<void> {
		return this.expectVisible(selector, false);
	}

	expectText(selector: string, text: string | null): Promise<void> {
		return this.expect(() => this.read(selector), text, `the text of ${selector}`);
	}

	expectFocus(selector: string): Promise<void> {
		const hasFocus = () => this.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
		return this.expect(hasFocus, true, `${selector} has the focus`);
	}

	/** Waits until the page with this path, query and hash is ready. */
	async expectAddress(address: string): Promise<void> {
		const read = () => this.evaluate(() => location.pathname + location.search + location.hash);
		await this.expect(read, address, "the address");
		await this.waitUntilReady();
	}

	/** Waits until the top of an element is in the viewport, below the header. */
	expectInView(id: string): Promise<void> {
		const isInView = (wanted: string) => {
			const { top = -1 } = document.getElementById(wanted)?.getBoundingClientRect() ?? {};
			return top >= 60 && top < innerHeight;
		};
		return this.expect(() => this.evaluate(isInView, id), true, `#${id} is in view`);
	}
}

/** Scrolls an element into view and returns its center; null if it is covered. */
function findPoint(selector: string): number[] | null {
	const element = document.querySelector(selector);
	if (!element) return null;
	const { top, bottom } = element.getBoundingClientRect();
	if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
	// Chromium 92 does not scroll far enough to an inline link around a picture.
	const { top: reached } = element.getBoundingClientRect();
	if (reached > innerHeight) scrollBy({ top: reached - innerHeight / 2, behavior: "instant" });
	// The center of a wrapped link may be outside both of its lines.
	const [line] = element.getClientRects();
	if (!line || line.width * line.height === 0) return null;
	const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
	const hit = document.elementFromPoint(x, y);
	const isHit = hit && hit !== document.documentElement && (element.contains(hit) || hit.contains(element));
	return isHit ? [x, y] : null;
}

/** Chromium 103 and WebKit 2.38 lack `checkVisibility`. */
function isShown(selector: string): boolean {
	const element = document.querySelector(selector);
	if (!element || element.closest("details:not([open]) > :not(summary)")) return false;
	const { width, height } = element.getBoundingClientRect();
	if (width * height === 0 || getComputedStyle(element).visibility !== "visible") return false;
	let nextAncestor: Element | null = element;
	while (nextAncestor && getComputedStyle(nextAncestor).opacity !== "0") nextAncestor = nextAncestor.parentElement;
	return nextAncestor === null;
}
