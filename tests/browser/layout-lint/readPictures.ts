import type { LayoutBox, PictureItem } from "./snapshot.ts";

declare global {
	interface Window {
		/** Opaque cells by address of the image, for all snapshots of a page. */
		alphaCache?: Map<string, boolean[] | null>;
	}
}

/** Runs in the page: every visible image, and the drawings that are large enough to have text on them, as JSON. */
export function readPictures(): string {
	const { canvas, toBox, intersect, contextOf } = window.layoutLint;
	window.alphaCache ??= new Map();

	/** Whether a mask, or a gradient in front of it, lets an image pass into the page. */
	function isFaded(image: Element): boolean {
		const outers = [image, image.parentElement, image.parentElement?.parentElement];
		return outers.some(
			(outer) =>
				outer &&
				(getComputedStyle(outer).maskImage !== "none" ||
					["::before", "::after"].some((pseudo) => {
						const { content, backgroundImage } = getComputedStyle(outer, pseudo);
						return content !== "none" && backgroundImage.includes("gradient");
					})),
		);
	}

	/** Which cells of a grid of 24 by 24 are opaque; null if all are, or before the image has loaded. */
	function readAlpha(image: HTMLImageElement): boolean[] | null {
		const known = window.alphaCache?.get(image.currentSrc);
		if (known !== undefined || !image.complete || image.naturalWidth === 0) return known ?? null;
		canvas.clearRect(0, 0, 24, 24);
		canvas.drawImage(image, 0, 0, 24, 24);
		const cells = Array.from({ length: 576 }, (_, cell) => cell).map((cell) => cell * 4 + 3);
		const { data } = canvas.getImageData(0, 0, 24, 24);
		const alpha = cells.map((byte) => (data[byte] ?? 0) > 32);
		const result = alpha.every(Boolean) ? null : alpha;
		window.alphaCache?.set(image.currentSrc, result);
		return result;
	}

	function opaqueParts(image: HTMLImageElement): LayoutBox[] | null {
		const alpha = readAlpha(image);
		if (!alpha) return null;
		const { objectFit, objectPosition } = getComputedStyle(image);
		const { left, top, right, bottom } = toBox(image.getBoundingClientRect());
		const scales = [(right - left) / image.naturalWidth, (bottom - top) / image.naturalHeight] as const;
		const scale = objectFit === "cover" ? Math.max(...scales) : objectFit === "contain" ? Math.min(...scales) : null;
		const width = image.naturalWidth * (scale ?? scales[0]);
		const height = image.naturalHeight * (scale ?? scales[1]);
		const [x, y] = objectPosition.split(" ").map((part, axis) => {
			const room = axis === 0 ? right - left - width : bottom - top - height;
			return part.endsWith("%") ? (Number.parseFloat(part) / 100) * room : Number.parseFloat(part);
		});
		return alpha.flatMap((isOpaque, cell) => {
			const [column, row] = [cell % 24, Math.floor(cell / 24)];
			const cellLeft = left + (x ?? 0) + (column * width) / 24;
			const cellTop = top + (y ?? 0) + (row * height) / 24;
			return isOpaque
				? [{ left: cellLeft, top: cellTop, right: cellLeft + width / 24, bottom: cellTop + height / 24 }]
				: [];
		});
	}

	const pictures = [...document.body.querySelectorAll<HTMLImageElement | SVGSVGElement>("img, svg")].flatMap(
		(element): PictureItem[] => {
			const { isVisible, layer, rotated, clip, scroll } = contextOf(element);
			const box = intersect(intersect(toBox(element.getBoundingClientRect()), clip), scroll);
			const [width, height] = [box.right - box.left, box.bottom - box.top];
			if (!isVisible || width <= 0 || height <= 0) return [];
			// Text is meant to be on a drawing; icons are too small for it.
			if (element instanceof SVGSVGElement)
				return width < 80 || height < 16
					? []
					: [{ name: "svg", box, layer, rotated, isBackground: true, opaque: null }];
			const name = element.currentSrc.split("/").at(-1) ?? "";
			const isBackground = width > 0.99 * innerWidth || isFaded(element);
			return [{ name, box, layer, rotated, isBackground, opaque: isBackground ? null : opaqueParts(element) }];
		},
	);
	return JSON.stringify(pictures);
}
