import type { Page } from "@playwright/test";
import type { Scene } from "../scene.ts";
import { readControls } from "./controls.ts";
import { breaksOf, inkOf } from "./letters.ts";
import { clipOf, layerOf, paintOf, place, toBox } from "./painted.ts";
import { readFirstScreen, readPictures } from "./pictures.ts";
import { readTexts } from "./texts.ts";

/** Runs in the page: everything there is to judge, read in one go. */
function collect(action: string | undefined): Scene {
	const root = document.documentElement;
	const memo = { clips: new Map(), paints: new Map(), places: new Map() };
	const elements = [...document.body.querySelectorAll("*")];
	elements.forEach((element, index) => {
		memo.places.set(element, { start: index + 1, end: index + 1 });
	});
	for (const element of elements.reverse()) {
		const own = memo.places.get(element);
		const parent = element.parentElement && memo.places.get(element.parentElement);
		if (parent) parent.end = Math.max(parent.end, own.end);
	}
	const wider = elements.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).at(-1);
	return {
		window: { width: innerWidth, height: innerHeight },
		wide: root.scrollWidth,
		widest: root.scrollWidth > innerWidth ? (wider?.outerHTML.slice(0, 90) ?? "") : "",
		texts: readTexts(memo),
		controls: readControls(memo),
		pictures: readPictures(memo),
		first: readFirstScreen(action),
	};
}

// The functions call one another by name: in the page they stand side by side, as the imports do here.
const source = [
	toBox,
	place,
	paintOf,
	clipOf,
	layerOf,
	inkOf,
	breaksOf,
	readTexts,
	readControls,
	readPictures,
	readFirstScreen,
	collect,
]
	.map(String)
	.join("\n");

/**
 * Reads what a page shows.
 *
 * @param action Selector of the page's first action.
 */
export function readScene(page: Page, action?: string): Promise<Scene> {
	return page.evaluate(`(() => { ${source}; return collect(${JSON.stringify(action)}); })()`);
}
