import type { LayoutHelpers } from "./pageHelpers.ts";

/** Runs in the page: reads visible images, and drawings that are large enough for text on them. */
export function readPictures({ canvas, cache, toBox, intersect, contextOf }: LayoutHelpers) {
	/** Whether a mask or an overlaid gradient fades the image into the page. */
	function isFaded(image: Element): boolean {
		const enclosingElements = [image, image.parentElement, image.parentElement?.parentElement];
		return enclosingElements.some(
			(outer) =>
				outer &&
				(getComputedStyle(outer).maskImage !== "none" ||
					["::before", "::after"].some((pseudo) => {
						const { content, backgroundImage } = getComputedStyle(outer, pseudo);
						return content !== "none" && backgroundImage.includes("gradient");
					})),
		);
	}

	function hasTransparency(image: HTMLImageElement): boolean {
		const known = cache.transparency.get(image.currentSrc);
		if (known !== undefined || !image.complete || image.naturalWidth === 0) return known ?? false;
		canvas.clearRect(0, 0, 24, 24);
		canvas.drawImage(image, 0, 0, 24, 24);
		const result = canvas.getImageData(0, 0, 24, 24).data.some((value, index) => index % 4 === 3 && value <= 32);
		cache.transparency.set(image.currentSrc, result);
		return result;
	}

	return [...document.body.querySelectorAll<HTMLImageElement | SVGSVGElement>("img, svg")].flatMap((element) => {
		const { isVisible, layer, rotated, clip, scroll } = contextOf(element);
		const box = intersect(intersect(toBox(element.getBoundingClientRect()), clip), scroll);
		const [width, height] = [box.right - box.left, box.bottom - box.top];
		if (!isVisible || width <= 0 || height <= 0) return [];
		// Drawings may have text on them; icons are too small for it.
		if (element instanceof SVGSVGElement)
			return width < 80 || height < 16 ? [] : [{ name: "svg", box, layer, rotated, isBackground: true }];
		const name = element.currentSrc.split("/").at(-1) ?? "";
		/** Text may cross its edge: it fades into the page, is partly transparent, or fills the viewport's width. */
		const isBackground = width > 0.99 * innerWidth || isFaded(element) || hasTransparency(element);
		return [{ name, box, layer, rotated, isBackground }];
	});
}
