/** A rectangle in CSS pixels, relative to the document. */
export interface LayoutBox {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export interface LayoutContext {
	/** "page" scrolls with the document; the others stay in the viewport, above the page. */
	readonly layer: "page" | "sticky" | "fixed";
	/** Index of the closest rotated element: bounding boxes inside it are larger than their content. */
	readonly rotated: number | null;
	readonly opacity: number;
	readonly isVisible: boolean;
	readonly isInline: boolean;
	/** The area that ancestors with hidden overflow leave visible, and the closest of these ancestors. */
	readonly clip: LayoutBox;
	readonly clippedBy: Element | null;
	/** The area that scrolling ancestors currently show. */
	readonly scroll: LayoutBox;
	/** The nearest ancestor with a background, a border or a shadow. */
	readonly container: Element | null;
}

declare global {
	interface Window {
		/** Shared by a page's snapshots: glyph metrics by font and text, and image transparency by URL. */
		layoutLintCache?: { readonly glyphs: Map<string, number[]>; readonly transparency: Map<string, boolean> };
	}
}

export type LayoutHelpers = ReturnType<typeof createHelpers>;

/** Runs in the page for each snapshot, and caches results for it. */
export function createHelpers() {
	const [offsetX, offsetY] = [scrollX, scrollY];
	const unlimitedBox: LayoutBox = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
	const start: LayoutContext = {
		...{ layer: "page", rotated: null, opacity: 1, isVisible: true, isInline: false, container: null },
		...{ clip: unlimitedBox, clippedBy: null, scroll: unlimitedBox },
	};
	const layoutContexts = new Map<Element, LayoutContext>();
	/** Index of each element in document order, and of its last descendant. */
	const spans = new Map<Element, { start: number; end: number }>();
	for (const [index, element] of document.body.querySelectorAll("*").entries()) {
		spans.set(element, { start: index, end: index });
		for (let outer = element.parentElement; outer; outer = outer.parentElement) {
			const span = spans.get(outer);
			if (span) span.end = index;
		}
	}
	const canvasContext = new OffscreenCanvas(24, 24).getContext("2d", { willReadFrequently: true });
	if (!canvasContext) throw new Error("The browser has no canvas.");
	window.layoutLintCache ??= { glyphs: new Map(), transparency: new Map() };

	const toBox = ({ left, top, right, bottom }: LayoutBox): LayoutBox => ({
		left: left + offsetX,
		top: top + offsetY,
		right: right + offsetX,
		bottom: bottom + offsetY,
	});
	const intersect = (a: LayoutBox, b: LayoutBox): LayoutBox => ({
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	});
	const spanOf = (element: Element) => spans.get(element) ?? { start: -1, end: -1 };
	const describe = (element: Element) => (element.cloneNode() as Element).outerHTML.replace(/<\/.*/, "").slice(0, 70);
	const isTransparent = (color: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
	/** CSS `font` with a size such as "16px". */
	const fontOf = ({ fontStyle, fontWeight, fontFamily }: CSSStyleDeclaration, size: string) =>
		`${fontStyle} ${fontWeight} ${size} ${fontFamily}`;

	/** A sticky element at the end of its container scrolls with the page. */
	function isStuck(element: Element, { position, top }: CSSStyleDeclaration): boolean {
		if (position !== "sticky") return false;
		return top === "auto" || element.getBoundingClientRect().top >= Number.parseFloat(top) - 1;
	}

	/** The ancestor that clips an absolutely positioned element. */
	function containingBlock(element: Element): Element | null {
		for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
			const { position, transform, translate, rotate, contain } = getComputedStyle(outer);
			if (position !== "static" || /paint|strict|content/.test(contain)) return outer;
			if (`${transform}${translate}${rotate}` !== "nonenonenone") return outer;
		}
		return document.body;
	}

	function contextOf(element: Element | null): LayoutContext {
		if (!element || element === document.documentElement) return start;
		const known = layoutContexts.get(element);
		if (known) return known;
		const outer = element === document.body ? start : contextOf(element.parentElement);
		const style = getComputedStyle(element);
		const isFixed = style.position === "fixed" || element.matches("dialog[open], :popover-open");
		const containingElement = style.position === "absolute" ? containingBlock(element) : element.parentElement;
		let { clip, clippedBy, scroll } = isFixed || element === document.body ? start : contextOf(containingElement);
		const hidesX = style.overflowX !== "visible" || style.clipPath !== "none";
		const hidesY = style.overflowY !== "visible" || style.clipPath !== "none";
		if (element !== document.body && (hidesX || hidesY)) {
			const box = toBox(element.getBoundingClientRect());
			const horizontalClip = hidesX ? { left: box.left, right: box.right } : {};
			const verticalClip = hidesY ? { top: box.top, bottom: box.bottom } : {};
			const own = { ...unlimitedBox, ...horizontalClip, ...verticalClip };
			// The carousel script hides the overflow that it scrolls.
			if (/auto|scroll/.test(style.overflowX + style.overflowY) || element.matches("[data-enhanced]"))
				scroll = intersect(scroll, own);
			else [clip, clippedBy] = [intersect(clip, own), element];
		}
		const hasBackground = !isTransparent(style.backgroundColor) || style.backgroundImage !== "none";
		const hasBorder = [style.borderTopWidth, style.borderLeftWidth].every((width) => Number.parseFloat(width) > 0);
		const isBoxed = element !== document.body && (hasBackground || hasBorder || style.boxShadow !== "none");
		const { b, c } = style.transform === "none" ? { b: 0, c: 0 } : new DOMMatrixReadOnly(style.transform);
		const isRotated = style.rotate !== "none" || Math.abs(b) + Math.abs(c) > 0.001;
		const opacity = outer.opacity * Number(style.opacity);
		const context: LayoutContext = {
			layer: isFixed ? "fixed" : outer.layer === "page" && isStuck(element, style) ? "sticky" : outer.layer,
			rotated: isRotated ? spanOf(element).start : outer.rotated,
			opacity,
			isVisible: opacity > 0.02 && element.checkVisibility({ visibilityProperty: true }),
			isInline: style.display === "inline" || style.display === "contents",
			...{ clip, clippedBy, scroll, container: isBoxed ? element : outer.container },
		};
		layoutContexts.set(element, context);
		return context;
	}

	/** The closest element that is not inline, which may be the element itself. */
	function blockOf(element: Element): Element {
		let block = element;
		while (contextOf(block).isInline && block.parentElement) block = block.parentElement;
		return block;
	}

	const cache = window.layoutLintCache;
	return {
		canvas: canvasContext,
		cache,
		toBox,
		intersect,
		spanOf,
		describe,
		isTransparent,
		contextOf,
		blockOf,
		fontOf,
	};
}
