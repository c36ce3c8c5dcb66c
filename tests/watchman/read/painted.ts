import type { Box } from "#tests/watchman/geometry.ts";
import type { Layer, Place } from "#tests/watchman/scene.ts";

/** How an element is shown, by what it says itself and what is around it. Read once for each element. */
export interface Surroundings {
	readonly opacity: number;
	readonly isShown: boolean;
	readonly layer: Layer;
	readonly isInline: boolean;
	/** What boxes that do not scroll leave of its content. */
	readonly hard: Box;
	/** The last of those boxes. */
	readonly clipper: Element | undefined;
	/** What boxes that scroll show of its content. */
	readonly scroll: Box;
	/** The nearest element, from itself on, with a ground, an edge or a shadow. */
	readonly container: Element | undefined;
	/** The nearest element that is turned: boxes inside are larger than what they hold. */
	readonly tilted: Element | undefined;
}

/** What has been found out about elements during one reading. */
export interface Memo {
	readonly surroundings: Map<Element, Surroundings>;
	readonly places: Map<Element, Place>;
	/** How far the page is scrolled: asked for box by box, it takes an eighth of the reading. */
	readonly scrolled: { readonly left: number; readonly top: number };
	/** What may stay while the page scrolls, when all else is left out. */
	readonly pinned: readonly Element[] | undefined;
}

/** Runs in the page: whether something of this layer is to be read. */
export function isWanted(layer: Layer, { pinned }: Memo): boolean {
	return !pinned || layer !== "page";
}

/** Runs in the page: whether nobody asks for what is in this element. Tells sooner than its layer. */
export function isLeftOut(element: Element, { pinned }: Memo): boolean {
	return pinned !== undefined && !pinned.some((outer) => outer.contains(element));
}

/** Runs in the page: whether it is taken out of what scrolls, if only from some place on. */
export function mayStay(element: Element): boolean {
	return /fixed|sticky/.test(getComputedStyle(element).position) || element.matches("dialog[open], :popover-open");
}

/** Runs in the page, as all of this module: a rectangle of the window as a box of the page. */
export function toBox({ left, top, right, bottom }: DOMRectReadOnly, { scrolled }: Memo): Box {
	return {
		left: left + scrolled.left,
		top: top + scrolled.top,
		right: right + scrolled.left,
		bottom: bottom + scrolled.top,
	};
}

/** An element's place in the document. */
export function place(element: Element, memo: Memo): Place {
	return memo.places.get(element) ?? { start: 0, end: 0 };
}

/** An element's opening tag, as far as it tells which one it is. */
export function tagOf(element: Element): string {
	const attributes = Array.from(element.attributes, ({ name, value }) => ` ${name}="${value}"`);
	return `<${element.localName}${attributes.join("")}>`.slice(0, 70);
}

/** How an element is shown. */
export function surroundingsOf(element: Element, memo: Memo): Surroundings {
	const known = memo.surroundings.get(element);
	if (known) return known;
	const far = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
	const parent = element === document.body ? null : element.parentElement;
	const outside: Surroundings = parent
		? surroundingsOf(parent, memo)
		: {
				opacity: 1,
				isShown: true,
				layer: "page",
				isInline: false,
				hard: far,
				clipper: undefined,
				scroll: far,
				container: undefined,
				tilted: undefined,
			};
	const style = getComputedStyle(element);
	const opacity = outside.opacity * Number(style.opacity);
	const isPinned = style.position === "fixed" || element.matches("dialog[open], :popover-open");
	// What is out of the flow is not cut by what does not hold it.
	let holder: Element | null = parent;
	if (isPinned) holder = null;
	else if (style.position === "absolute") {
		while (holder && holder !== document.body) {
			const { position, transform, translate, rotate, contain } = getComputedStyle(holder);
			if (position !== "static" || `${transform}${translate}${rotate}` !== "nonenonenone") break;
			if (/paint|strict|content/.test(contain)) break;
			holder = holder.parentElement;
		}
	}
	let { hard, clipper, scroll } = holder
		? surroundingsOf(holder, memo)
		: { hard: far, clipper: undefined, scroll: far };
	const hasClipPath = style.clipPath !== "none";
	const [cutsX, cutsY] = [style.overflowX, style.overflowY].map((overflow) => overflow !== "visible" || hasClipPath);
	if (element !== document.body && (cutsX || cutsY)) {
		const box = toBox(element.getBoundingClientRect(), memo);
		// Rows that are swiped hide their overflow once their script is here.
		const isScroller = /auto|scroll/.test(style.overflowX + style.overflowY) || element.matches("[data-enhanced]");
		const old = isScroller ? scroll : hard;
		const left = {
			left: cutsX ? Math.max(old.left, box.left) : old.left,
			top: cutsY ? Math.max(old.top, box.top) : old.top,
			right: cutsX ? Math.min(old.right, box.right) : old.right,
			bottom: cutsY ? Math.min(old.bottom, box.bottom) : old.bottom,
		};
		if (isScroller) scroll = left;
		else [hard, clipper] = [left, element];
	}
	const { backgroundColor: ground, backgroundImage, boxShadow } = style;
	const hasEdge = style.borderTopStyle !== "none" && style.borderLeftStyle !== "none" && style.borderTopWidth !== "0px";
	const hasGround =
		!/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(ground) || backgroundImage !== "none" || boxShadow !== "none";
	const { b, c } = style.transform === "none" ? { b: 0, c: 0 } : new DOMMatrixReadOnly(style.transform);
	const isTurned = style.rotate !== "none" || Math.abs(b) + Math.abs(c) > 0.001;
	const surroundings: Surroundings = {
		tilted: isTurned ? element : outside.tilted,
		opacity,
		isShown: opacity > 0.02 && element.checkVisibility({ visibilityProperty: true }),
		layer: isPinned ? "fixed" : outside.layer === "page" && sticks(element, style) ? "sticky" : outside.layer,
		isInline: style.display === "inline" || style.display === "contents",
		hard,
		clipper,
		scroll,
		container: element !== document.body && (hasGround || hasEdge) ? element : outside.container,
	};
	memo.surroundings.set(element, surroundings);
	return surroundings;
}

/** Whether it stays while the page scrolls. Once its holder's end pushes it on, it passes under a bar as the page does. */
export function sticks(element: Element, { position, top }: CSSStyleDeclaration): boolean {
	if (position !== "sticky") return false;
	const isPushedOn = top !== "auto" && element.getBoundingClientRect().top < Number.parseFloat(top) - 1;
	return !isPushedOn;
}
