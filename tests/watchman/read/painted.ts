import type { Box } from "../geometry.ts";
import type { Layer, Place } from "../scene.ts";

/** What has been found out about elements during one reading. */
export interface Memo {
	readonly clips: Map<Element, Clip>;
	readonly paints: Map<Element, Paint>;
	readonly places: Map<Element, Place>;
}

/** What boxes around an element leave of it: those that cut, and those that scroll. */
export interface Clip {
	readonly hard: Box;
	readonly name: string;
	readonly scroll: Box;
	readonly isScrolled: boolean;
}

interface Paint {
	readonly opacity: number;
	readonly isShown: boolean;
}

/** Runs in the page, as all of this module: a rectangle of the window as a box of the page. */
export function toBox({ left, top, right, bottom }: DOMRectReadOnly): Box {
	return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}

/** An element's place in the document. */
export function place(element: Element, memo: Memo): Place {
	return memo.places.get(element) ?? { start: 0, end: 0 };
}

/** Whether an element is painted, and how opaque. */
export function paintOf(element: Element, memo: Memo): Paint {
	const known = memo.paints.get(element);
	if (known) return known;
	const above = element.parentElement ? paintOf(element.parentElement, memo) : { opacity: 1, isShown: true };
	const opacity = above.opacity * Number(getComputedStyle(element).opacity);
	const isShown = opacity > 0.02 && element.checkVisibility({ visibilityProperty: true });
	const paint = { opacity, isShown };
	memo.paints.set(element, paint);
	return paint;
}

/** What the boxes around leave of an element's content. An element out of the flow is not cut by what does not hold it. */
export function clipOf(element: Element, memo: Memo): Clip {
	const known = memo.clips.get(element);
	if (known) return known;
	const style = getComputedStyle(element);
	const far = 1e6;
	let clip: Clip = {
		hard: { left: -far, top: -far, right: far, bottom: far },
		name: "",
		scroll: { left: -far, top: -far, right: far, bottom: far },
		isScrolled: false,
	};
	let holder = element.parentElement;
	if (style.position === "fixed") holder = null;
	if (style.position === "absolute") {
		while (holder) {
			const { position, transform, translate, rotate, contain } = getComputedStyle(holder);
			if (
				position !== "static" ||
				`${transform}${translate}${rotate}` !== "nonenonenone" ||
				/paint|strict|content/.test(contain)
			)
				break;
			holder = holder.parentElement;
		}
	}
	if (holder && holder !== document.documentElement) clip = clipOf(holder, memo);
	const cuts = (overflow: string) => overflow !== "visible";
	const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
	if (element !== document.body && (cuts(style.overflowX) || cuts(style.overflowY) || style.clipPath !== "none")) {
		const box = toBox(element.getBoundingClientRect());
		const isScroller = scrolls(style.overflowX) || scrolls(style.overflowY) || element.matches("[data-enhanced]");
		const [x, y] = style.clipPath === "none" ? [cuts(style.overflowX), cuts(style.overflowY)] : [true, true];
		const old = isScroller ? clip.scroll : clip.hard;
		const next = {
			left: x ? Math.max(old.left, box.left) : old.left,
			top: y ? Math.max(old.top, box.top) : old.top,
			right: x ? Math.min(old.right, box.right) : old.right,
			bottom: y ? Math.min(old.bottom, box.bottom) : old.bottom,
		};
		const name = element.outerHTML.slice(0, element.outerHTML.indexOf(">") + 1).slice(0, 70);
		clip = isScroller ? { ...clip, scroll: next, isScrolled: true } : { ...clip, hard: next, name };
	}
	memo.clips.set(element, clip);
	return clip;
}

/** Whether an element stays in the window while the page scrolls. */
export function layerOf(element: Element): Layer {
	for (let around: Element | null = element; around; around = around.parentElement) {
		const { position } = getComputedStyle(around);
		if (position === "fixed" || around.matches("dialog[open], [popover]:popover-open")) return "fixed";
		if (position === "sticky") return "sticky";
	}
	return "page";
}
