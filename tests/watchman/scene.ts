import { type Box, shared } from "./geometry.ts";

/** An element's place in the document: it holds what begins in it. Numbers count elements in document order. */
export interface Place {
	readonly start: number;
	/** The last element inside; `start` itself for a leaf. */
	readonly end: number;
}

/** What stays where it is while the page scrolls under it. */
export type Layer = "page" | "sticky" | "fixed";

/** A text node that somebody can see. */
export interface SeenText {
	readonly words: string;
	/** Its element's. */
	readonly place: Place;
	/** The headline, paragraph or box whose lines stand together: they are not held against one another. */
	readonly flow: number;
	/** The nearest element that is no part of a line. */
	readonly block: { readonly start: number; readonly tag: string };
	/** Where the letters' ink is, line by line: a line's own box is higher than its letters. */
	readonly ink: readonly Box[];
	/** The lines' own boxes: of a line without a letter of height too. */
	readonly lines: readonly Box[];
	/** What a box that does not scroll leaves of it. */
	readonly clip: Box;
	/** That box, as a person would call it. */
	readonly clipper: string;
	/** What scrolls, and shows the rest when it is scrolled. */
	readonly scroll: Box;
	/** The nearest card, section or box with a ground or an edge. */
	readonly container?: { readonly box: Box; readonly name: string };
	readonly size: number;
	readonly weight: number;
	readonly colour: readonly number[];
	/** Of itself and everything around it, 0 to 1. */
	readonly opacity: number;
	readonly layer: Layer;
	/** The turned element it is part of. */
	readonly tilted?: number;
	/** The control whose label it is. */
	readonly control?: number;
	/** Words that stand on two lines without a hyphen between them, as they are broken. */
	readonly broken: readonly string[];
	readonly isFirstWords: boolean;
}

/** Something to press, fill in or choose. */
export interface Control {
	readonly name: string;
	readonly place: Place;
	readonly box: Box;
	/** What can be hit, where the box is smaller than a target must be. */
	readonly reach: { readonly width: number; readonly height: number };
	/** A link in the midst of a sentence: its size is the line's. */
	readonly isInText: boolean;
	/** Drawn as one of the site's buttons, and not as a link or a row of a list. */
	readonly isButton: boolean;
	readonly hasGround: boolean;
	readonly layer: Layer;
	/** By how many px a field's placeholder is wider than its field. */
	readonly excess: number;
	/** Nothing of it is left by what clips or scrolls. */
	readonly isGone: boolean;
}

/** A picture of the site's, as it is shown. */
export interface SeenPicture {
	/** Of its file: `/pictures/site/home-hero.1b2c3d4e-1600.avif`. */
	readonly address: string;
	readonly place: Place;
	/** Its own box, of which an edge may be cut. */
	readonly box: Box;
	readonly shown: Box;
	readonly fit: string;
	/** Of `object-position`, in CSS: `50% 100%`. */
	readonly position: string;
	readonly natural: { readonly width: number; readonly height: number };
	readonly layer: Layer;
	/** The turned element it is part of. */
	readonly tilted?: number;
	/** A gradient or a mask lets it pass into its ground. */
	readonly isFaded: boolean;
	/** Of a picture with transparent parts, what is opaque: cells of a square grid, row by row. */
	readonly opaque?: readonly boolean[];
}

/** The page's first action and its headline, as the first screen shows them. */
export interface FirstScreen {
	readonly action?: { readonly name: string; readonly box: Box; readonly isCovered: boolean };
	readonly headline?: { readonly words: string; readonly box: Box };
}

/** All of a page that the watchman judges, read at once. */
export interface Scene {
	readonly window: { readonly width: number; readonly height: number };
	/** The usual size of letters in px, as the visitor's browser has it. */
	readonly letters: number;
	/** How wide the page is. */
	readonly wide: number;
	/** What makes it wider than the window. */
	readonly widest: string;
	readonly texts: readonly SeenText[];
	readonly controls: readonly Control[];
	readonly pictures: readonly SeenPicture[];
	/** Inline drawings large enough to have words on them. */
	readonly drawings: readonly Box[];
	readonly first: FirstScreen;
}

/** Whether one of two places is inside the other. */
export function related(a: Place, b: Place): boolean {
	return (a.start <= b.start && b.start <= a.end) || (b.start <= a.start && a.start <= b.end);
}

/** A text's words as a report quotes them. */
export function quote({ words }: { words: string }): string {
	return `"${words.length > 44 ? `${words.slice(0, 42).trim()}…` : words}"`;
}

/** What of a text's ink is in sight. */
export function seenInk({ ink, clip, scroll }: SeenText): Box[] {
	return ink.flatMap((line) => {
		const left = shared(line, scroll);
		return (left && shared(left, clip)) ?? [];
	});
}

/** A picture's name in the manifest, `site/home-hero`, by its address, `/pictures/site/home-hero.1b2c3d4e-1600.avif`. */
export function pictureName({ address }: SeenPicture): string {
	return (address.split("/pictures/")[1] ?? address).split(".")[0] ?? address;
}
