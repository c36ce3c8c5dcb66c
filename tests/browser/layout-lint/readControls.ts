import type { LayoutHelpers } from "./pageHelpers.ts";

/** Runs in the page: every visible link, button and field. Those smaller than `minTarget` px are scrolled to and probed. */
export function readControls(helpers: LayoutHelpers, minTarget: number) {
	const { canvas, toBox, intersect, spanOf, contextOf, blockOf, fontOf } = helpers;

	const hitsElement = (element: HTMLElement, x: number, y: number) => {
		const hit = document.elementFromPoint(x, y);
		return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
	};

	/** The pseudo-elements and labels of a small control may make a larger area react. */
	function probeTarget(element: HTMLElement, { width, height }: DOMRect) {
		element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		const box = element.getBoundingClientRect();
		const [x, y, half] = [box.left + width / 2, box.top + height / 2, minTarget / 2 - 1];
		const isWide = hitsElement(element, x - half, y) && hitsElement(element, x + half, y);
		const isTall = hitsElement(element, x, y - half) && hitsElement(element, x, y + half);
		return {
			width: isWide ? Math.max(minTarget, width) : width,
			height: isTall ? Math.max(minTarget, height) : height,
		};
	}

	function isCovered(element: HTMLElement, { left, top, width, height }: DOMRect): boolean {
		return [0.04, 0.5, 0.96].some((across) =>
			[0.1, 0.5, 0.9].some((down) => {
				const hit = document.elementFromPoint(left + width * across, top + height * down);
				return (
					hit !== null && !hit.contains(element) && !element.contains(hit) && !hit.closest("form")?.contains(element)
				);
			}),
		);
	}

	/** Px of its placeholder that do not fit. */
	function placeholderOverflow(element: HTMLElement, style: CSSStyleDeclaration): number {
		if (!(element instanceof HTMLInputElement) || !element.placeholder || element.value) return 0;
		canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
		canvas.font = fontOf(style, style.fontSize);
		const paddingWidth = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
		return canvas.measureText(element.placeholder).width - (element.clientWidth - paddingWidth);
	}

	const [left, top] = [scrollX, scrollY];
	const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]";
	const targetProbes: (() => void)[] = [];
	const controls = [...document.body.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
		const { isVisible, clip, scroll, layer, rotated, container } = contextOf(element);
		const controlRect = element.getBoundingClientRect();
		if (!isVisible || controlRect.width < 1 || controlRect.height < 1) return [];
		const style = getComputedStyle(element);
		const box = toBox(controlRect);
		const rest = intersect(intersect(intersect(box, clip), scroll), { ...clip, left: 0, right: innerWidth });
		const own = (element.textContent ?? "").replace(/\s+/gu, " ").trim();
		const around = (blockOf(element).textContent ?? "").replace(/\s+/gu, " ").trim();
		const label = element.getAttribute("aria-label") ?? (own || element.getAttribute("placeholder"));
		const control = {
			...{ layer, rotated, box, span: spanOf(element.closest("label") ?? element) },
			name: (label || element.id || element.localName).slice(0, 40),
			/** Width and height of the area that reacts to a click. */
			target: { width: controlRect.width, height: controlRect.height },
			/** A link inside a sentence, which WCAG exempts from the target size. */
			isInText: style.display === "inline" && around.length > own.length + 3,
			/** Nothing of it is left by what clips or scrolls. */
			isHidden: rest.right - rest.left < 4 || rest.bottom - rest.top < 4,
			placeholderOverflow: placeholderOverflow(element, style),
			/** In the main element, with a background or border of its own. */
			isAction: container === element && element.closest("main") !== null,
			/** Something else is in front of it. */
			isCovered: container === element && isCovered(element, controlRect),
		};
		if (!control.isInText && !control.isHidden && Math.min(controlRect.width, controlRect.height) < minTarget)
			targetProbes.push(() => Object.assign(control, { target: probeTarget(element, controlRect) }));
		return [control];
	});
	// Last, because they scroll.
	for (const runProbe of targetProbes) runProbe();
	if (targetProbes.length > 0) scrollTo({ left, top, behavior: "instant" });
	return controls;
}
