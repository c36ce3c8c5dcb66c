import type { Page } from "@playwright/test";
import type { Scene } from "#tests/watchman/scene.ts";
import { reachOf, readControls } from "./controls.ts";
import { breaksOf, inkOf } from "./letters.ts";
import { isLeftOut, isWanted, type Memo, mayStay, place, sticks, surroundingsOf, tagOf, toBox } from "./painted.ts";
import { isFaded, opaqueParts, readDrawings, readFirstScreen, readPictures } from "./pictures.ts";
import { colourReader, readTexts } from "./texts.ts";

/** What is to be read of a page. */
interface Wanted {
	/** Selector of the page's first action. */
	readonly action?: string | undefined;
	/** Leaves out what scrolls with the page. */
	readonly isPinnedOnly?: boolean;
}

/** Runs in the page: everything there is to judge, read in one go. */
function collect({ action, isPinnedOnly }: Wanted): Scene {
	const root = document.documentElement;
	const elements = [...document.body.querySelectorAll("*")];
	const ends = new Map<Element, number>();
	elements.forEach((element, index) => {
		for (let outer: Element | null = element; outer; outer = outer.parentElement) ends.set(outer, index);
	});
	const places = new Map(elements.map((element, start) => [element, { start, end: ends.get(element) ?? start }]));
	const pinned = isPinnedOnly ? elements.filter(mayStay) : undefined;
	const memo: Memo = { surroundings: new Map(), places, scrolled: { left: scrollX, top: scrollY }, pinned };
	const isWide = root.scrollWidth > innerWidth;
	const wider = isWide && elements.findLast((element) => element.getBoundingClientRect().right > innerWidth + 1);
	return {
		window: { width: innerWidth, height: innerHeight },
		letters: Number.parseFloat(getComputedStyle(root).fontSize),
		wide: root.scrollWidth,
		widest: wider ? tagOf(wider) : "",
		texts: readTexts(memo),
		controls: readControls(memo),
		pictures: readPictures(memo),
		drawings: isPinnedOnly ? [] : readDrawings(memo),
		first: readFirstScreen(action, memo),
	};
}

// The functions call one another by name: in the page they stand side by side, as the imports do here.
const source = [
	toBox,
	place,
	tagOf,
	sticks,
	isWanted,
	isLeftOut,
	mayStay,
	surroundingsOf,
	inkOf,
	breaksOf,
	colourReader,
	readTexts,
	reachOf,
	readControls,
	isFaded,
	opaqueParts,
	readPictures,
	readDrawings,
	readFirstScreen,
	collect,
]
	.map(String)
	.join("\n");

/**
 * Reads what a page shows, a frame from now: whatever follows a resize or a scroll does so within that frame, observers of sizes
 * at its end, and the task after it sees them all.
 */
export async function readScene(page: Page, wanted: Wanted = {}): Promise<Scene> {
	// As one string, since Playwright takes objects apart value by value, which costs more than the reading; by the same
	// functions in every window of a page, so that the browser compiles them, and that they are sent once.
	const ask = `window.readScene && new Promise((done) => requestAnimationFrame(() => setTimeout(() =>
		done(JSON.stringify(window.readScene(${JSON.stringify(wanted)}))))))`;
	const known: string | undefined = await page.evaluate(ask);
	if (known) return JSON.parse(known) as Scene;
	await page.evaluate(`window.readScene = (() => { ${source}; return collect; })(); undefined`);
	return JSON.parse(await page.evaluate(ask)) as Scene;
}
