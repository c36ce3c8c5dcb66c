import { expect } from "vitest";
import type { Key, Visitor } from "./visitor.ts";
import type { WatchedSite } from "./watchedSite.ts";

/** Nothing here is about speed: a busy machine gets its time. */
const patience = { timeout: 20_000, interval: 100 };

/** A page of the site in some engine: what a visitor sees and does there, by selectors. The first match counts. */
export class Page {
	readonly site: WatchedSite;
	readonly visitor: Visitor;

	constructor(site: WatchedSite, visitor: Visitor) {
		this.site = site;
		this.visitor = visitor;
	}

	/** Loads a document and waits until the app answers. */
	async open(path: string): Promise<void> {
		await this.visitor.visit(this.site.origin + path);
		await this.waitFor(() => this.exists("html[data-ready]"), true, "the app has booted");
	}

	/** Clicks where the element is shown, as soon as it stands still and nothing covers it. */
	async click(selector: string): Promise<void> {
		let last = "";
		let point: number[] | undefined;
		const settled = async () => {
			point = await this.visitor.evaluate(findPoint, selector);
			const before = last;
			last = String(point);
			return point !== undefined && point !== null && before === last;
		};
		await this.waitFor(settled, true, `${selector} can be clicked`);
		const [x = 0, y = 0] = point ?? [];
		await this.visitor.clickAt(x, y);
	}

	press(key: Key): Promise<void> {
		return this.visitor.press(key);
	}

	/** Clicks into a field and types. */
	async type(selector: string, text: string): Promise<void> {
		await this.click(selector);
		await this.visitor.type(text);
	}

	exists(selector: string): Promise<boolean> {
		return this.visitor.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
	}

	/** Whether it takes up room and can be seen. */
	isVisible(selector: string): Promise<boolean> {
		return this.visitor.evaluate(isShown, selector);
	}

	/** Its text as it stands in the document, white space in a row as one blank. */
	text(selector: string): Promise<string | undefined> {
		return this.visitor.evaluate(
			(wanted) => document.querySelector(wanted)?.textContent?.replace(/\s+/g, " ").trim(),
			selector,
		);
	}

	attribute(selector: string, name: string): Promise<string | null | undefined> {
		return this.visitor.evaluate((wanted, of) => document.querySelector(wanted)?.getAttribute(of), selector, name);
	}

	/** Path, query and hash of the page shown. */
	whereabouts(): Promise<string> {
		return this.visitor.evaluate(() => location.pathname + location.search + location.hash);
	}

	isFocused(selector: string): Promise<boolean> {
		return this.visitor.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
	}

	/** Marks the document; the function that comes back tells whether it is still the one shown. */
	async markDocument(): Promise<() => Promise<boolean>> {
		await this.visitor.evaluate(() => void Reflect.set(window, "marked", true));
		return () => this.visitor.evaluate(() => Reflect.has(window, "marked"));
	}

	/** Waits until a question about the page has this answer; `what` says it in words. */
	async waitFor<Answer>(ask: () => Promise<Answer>, answer: Answer, what: string): Promise<void> {
		await expect.poll(ask, { ...patience, message: what }).toEqual(answer);
	}

	seen(selector: string, isSeen = true): Promise<void> {
		return this.waitFor(() => this.isVisible(selector), isSeen, `${selector} is ${isSeen ? "seen" : "hidden"}`);
	}

	/** Waits until a page is shown, also what lies below its first screen. */
	async at(whereabouts: string): Promise<void> {
		await this.waitFor(() => this.whereabouts(), whereabouts, "the address");
		await this.waitFor(() => this.exists("[data-coming]"), false, "the page is whole");
	}
}

/** Scrolls an element into sight; its middle in the window, unless something else would be hit there. */
function findPoint(selector: string): number[] | undefined {
	const element = document.querySelector(selector);
	if (!element) return;
	const isOutside = ({ top, bottom }: DOMRect) => top < 80 || bottom > innerHeight;
	if (isOutside(element.getBoundingClientRect())) element.scrollIntoView({ block: "center", behavior: "instant" });
	// Chromium 92 does not scroll far enough to an inline link around a picture.
	const { top: reached } = element.getBoundingClientRect();
	if (reached > innerHeight) scrollBy({ top: reached - innerHeight / 2, behavior: "instant" });
	// A link that is broken into two lines has a rectangle for each, and its middle may be beside both.
	const [line] = element.getClientRects();
	if (!line || line.width * line.height === 0) return;
	const { left, top, width, height } = line;
	const [x, y] = [left + width / 2, top + height / 2];
	const hit = document.elementFromPoint(x, y);
	return hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : undefined;
}

/** Chromium 103 and WebKit 2.38 have no `checkVisibility`. */
function isShown(selector: string): boolean {
	const element = document.querySelector(selector);
	if (!element || element.closest("details:not([open]) > :not(summary)")) return false;
	const { width, height } = element.getBoundingClientRect();
	if (width * height === 0 || getComputedStyle(element).visibility !== "visible") return false;
	let ancestor: Element | null = element;
	while (ancestor && getComputedStyle(ancestor).opacity !== "0") ancestor = ancestor.parentElement;
	return ancestor === null;
}
