import type { LayoutHelpers } from "./pageHelpers.ts";

/** Runs in the page: reads visible links, buttons and fields, and measures those smaller than `minTarget` px. */
export function readControls(helpers: LayoutHelpers, minTarget: number) {
	const { canvas, toBox, intersect, spanOf, contextOf, blockOf, fontOf } = helpers;

	const hitsElement = (element: HTMLElement, x: number, y: number) => {
		const hit = document.elementFromPoint(x, y);
		return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
	};

	/** Measures the click target, which pseudo-elements and labels may enlarge. */
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
			target: { width: controlRect.width, height: controlRect.height },
			/** Inline links in text are exempt from WCAG's target size. */
			isInText: style.display === "inline" && around.length > own.length + 3,
			/** Completely clipped or scrolled out of view. */
			isHidden: rest.right - rest.left < 4 || rest.bottom - rest.top < 4,
			placeholderOverflow: placeholderOverflow(element, style),
			/** A button in the main element: it has its own background or border. */
			isAction: container === element && element.closest("main") !== null,
			isCovered: container === element && isCovered(element, controlRect),
		};
		if (!control.isInText && !control.isHidden && Math.min(controlRect.width, controlRect.height) < minTarget)
			targetProbes.push(() => Object.assign(control, { target: probeTarget(element, controlRect) }));
		return [control];
	});
	// Must come last, because it scrolls.
	for (const runProbe of targetProbes) runProbe();
	if (targetProbes.length > 0) scrollTo({ left, top, behavior: "instant" });
	return controls;
}
