import type { Page } from "@playwright/test";
import { installHelpers } from "./pageHelpers.ts";
import { readControls } from "./readControls.ts";
import { readPictures } from "./readPictures.ts";
import { readTexts } from "./readTexts.ts";

/** A rectangle of the page in CSS pixels; its origin is the top left corner of the document. */
export interface LayoutBox {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Where an element is in document order: its own index, and that of its last descendant. */
export interface TextSpan {
	readonly start: number;
	readonly end: number;
}

/** What an element and its ancestors do to its content. */
export interface LayoutItem {
	/** "page" scrolls with the document. The others stay in the viewport and lie over it. */
	readonly layer: "page" | "sticky" | "fixed";
	/** The rotated element that it is part of: bounding boxes inside it are larger than what they hold. */
	readonly rotated: number | null;
}

/** A visible text node. */
export interface TextItem extends LayoutItem {
	readonly text: string;
	readonly span: TextSpan;
	/** The headline, paragraph or block that it is part of. Texts of one flow are never compared with each other. */
	readonly flow: number;
	/** Where its glyphs are, line by line: a line box is taller than its glyphs. */
	readonly ink: readonly LayoutBox[];
	/** What ancestors that do not scroll leave visible, and the last ancestor that clips. */
	readonly clip: LayoutBox;
	readonly clippedBy: string;
	/** What ancestors that scroll show at the moment. */
	readonly scroll: LayoutBox;
	/** The nearest ancestor with a background, a border or a shadow. */
	readonly container: { readonly box: LayoutBox; readonly name: string } | null;
	/** Words that wrap in their middle without a hyphen: `confi/dential`. */
	readonly brokenWords: readonly string[];
}

/** A link, button or field. */
export interface ControlItem extends LayoutItem {
	readonly name: string;
	readonly span: TextSpan;
	readonly box: LayoutBox;
	/** Width and height of the area that reacts to a click. */
	readonly target: { readonly width: number; readonly height: number };
	/** A link inside a sentence, which WCAG exempts from the target size. */
	readonly isInText: boolean;
	/** Nothing of it is left by what clips or scrolls. */
	readonly isHidden: boolean;
	/** Px of its placeholder that do not fit. */
	readonly placeholderOverflow: number;
	/** In the main element, with a background or border of its own. */
	readonly isAction: boolean;
	/** Something else is in front of it. */
	readonly isCovered: boolean;
}

/** An image, or a drawing that is large enough to have text on it. */
export interface PictureItem extends LayoutItem {
	readonly name: string;
	readonly box: LayoutBox;
	/** It fades into the page, has transparent parts, or is as wide as the viewport: text may cross its edge. */
	readonly isBackground: boolean;
}

/** All that the rules need to know of a page in one window. */
export interface LayoutSnapshot {
	readonly window: { readonly width: number; readonly height: number };
	readonly scrollTop: number;
	readonly pageWidth: number;
	/** The element that makes the page wider than the window. */
	readonly widest: string;
	/** The first line of the first headline. */
	readonly headline: LayoutBox | null;
	readonly texts: readonly TextItem[];
	readonly controls: readonly ControlItem[];
	readonly pictures: readonly PictureItem[];
}

export interface SnapshotOptions {
	/** Elements that hide their overflow and scroll it by script. */
	readonly scrollers: string;
	/** Smallest width and height of a target in px; smaller boxes are probed for larger click areas. */
	readonly minTarget: number;
}

/** Reads a page after the next frame, so that observers of a resize or a scroll have run. */
export async function takeSnapshot(page: Page, options: SnapshotOptions): Promise<LayoutSnapshot> {
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
	await page.evaluate(installHelpers, options.scrollers);
	return {
		...(await page.evaluate(readWindow)),
		// As strings, because Playwright serializes objects value by value, which takes longer than reading the page.
		texts: JSON.parse(await page.evaluate(readTexts)),
		pictures: JSON.parse(await page.evaluate(readPictures)),
		controls: JSON.parse(await page.evaluate(readControls, options.minTarget)),
	};
}

/** Runs in the page. */
function readWindow(): Omit<LayoutSnapshot, "texts" | "pictures" | "controls"> {
	const { toBox, describe } = window.layoutLint;
	const range = document.createRange();
	const heading = document.querySelector("h1");
	if (heading) range.selectNodeContents(heading);
	const headline = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
	const pageWidth = document.documentElement.scrollWidth;
	const widest =
		pageWidth > innerWidth &&
		[...document.body.querySelectorAll("*")].findLast(
			(element) => element.getBoundingClientRect().right > innerWidth + 1,
		);
	return {
		window: { width: innerWidth, height: innerHeight },
		scrollTop: scrollY,
		pageWidth,
		widest: widest ? describe(widest) : "",
		headline: headline ? toBox(headline) : null,
	};
}
