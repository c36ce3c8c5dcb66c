import type { LayoutBox, LayoutItem, TextSpan } from "./snapshot.ts";

/** What an element and its ancestors do to its content. */
interface LayoutContext extends LayoutItem {
	readonly opacity: number;
	readonly isVisible: boolean;
	readonly isInline: boolean;
	readonly clip: LayoutBox;
	readonly clippedBy: Element | null;
	readonly scroll: LayoutBox;
	readonly container: Element | null;
}

/** What the functions that run in the page share, as they cannot import. */
interface LayoutHelpers {
	readonly canvas: OffscreenCanvasRenderingContext2D;
	toBox(rect: LayoutBox): LayoutBox;
	intersect(a: LayoutBox, b: LayoutBox): LayoutBox;
	spanOf(element: Element): TextSpan;
	/** Opening tag. */
	describe(element: Element): string;
	contextOf(element: Element | null): LayoutContext;
	/** The nearest element that is not inline, from itself on. */
	blockOf(element: Element): Element;
	/** CSS `font` with a size such as "16px". */
	fontOf(style: CSSStyleDeclaration, size: string): string;
}

declare global {
	interface Window {
		layoutLint: LayoutHelpers;
	}
}

/** Runs in the page, before each snapshot: it caches what the snapshot's functions ask for. */
export function installHelpers(scrollers: string): void {
	const [offsetX, offsetY] = [scrollX, scrollY];
	const unlimitedBox: LayoutBox = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
	const start: LayoutContext = {
		...{ layer: "page", rotated: null, opacity: 1, isVisible: true, isInline: false, container: null },
		...{ clip: unlimitedBox, clippedBy: null, scroll: unlimitedBox },
	};
	const layoutContexts = new Map<Element, LayoutContext>();
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

	const toBox = ({ left, top, right, bottom }: LayoutBox): LayoutBox => ({
		left: left + offsetX,
		top: top + offsetY,
		right: right + offsetX,
		bottom: bottom + offsetY,
	});
	const clipBox = (a: LayoutBox, b: LayoutBox): LayoutBox => ({
		left: Math.max(a.left, b.left),
		top: Math.max(a.top, b.top),
		right: Math.min(a.right, b.right),
		bottom: Math.min(a.bottom, b.bottom),
	});
	const spanOf = (element: Element) => spans.get(element) ?? { start: -1, end: -1 };
	const describeTag = (element: Element) =>
		(element.cloneNode() as Element).outerHTML.replace(/<\/.*/, "").slice(0, 70);
	const fontOf = ({ fontStyle, fontWeight, fontFamily }: CSSStyleDeclaration, size: string) =>
		`${fontStyle} ${fontWeight} ${size} ${fontFamily}`;

	/** A sticky element whose container's end pushes it on scrolls like the page. */
	function isStuck(element: Element, { position, top }: CSSStyleDeclaration): boolean {
		if (position !== "sticky") return false;
		return top === "auto" || element.getBoundingClientRect().top >= Number.parseFloat(top) - 1;
	}

	/** The ancestor whose clipping applies to an absolutely positioned element. */
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
			if (/auto|scroll/.test(style.overflowX + style.overflowY) || element.matches(scrollers))
				scroll = clipBox(scroll, own);
			else [clip, clippedBy] = [clipBox(clip, own), element];
		}
		const hasBackground =
			!/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(style.backgroundColor) || style.backgroundImage !== "none";
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

	function blockOf(element: Element): Element {
		let block = element;
		while (contextOf(block).isInline && block.parentElement) block = block.parentElement;
		return block;
	}

	window.layoutLint = {
		canvas: canvasContext,
		toBox,
		intersect: clipBox,
		spanOf,
		describe: describeTag,
		contextOf,
		blockOf,
		fontOf,
	};
}
