import type { Box } from "#tests/watchman/geometry.ts";
import type { FirstScreen, SeenPicture } from "#tests/watchman/scene.ts";
import { isLeftOut, isWanted, type Memo, place, surroundingsOf, toBox } from "./painted.ts";

/** Runs in the page: the site's pictures that are painted. */
export function readPictures(memo: Memo): SeenPicture[] {
	const found: SeenPicture[] = [];
	for (const image of document.images) {
		if (isLeftOut(image, memo)) continue;
		const { isShown, layer, tilted } = surroundingsOf(image, memo);
		if (!isShown || !isWanted(layer, memo) || !image.parentElement) continue;
		const box = toBox(image.getBoundingClientRect(), memo);
		const { hard, scroll } = surroundingsOf(image.parentElement, memo);
		const shown = {
			left: Math.max(box.left, hard.left, scroll.left),
			top: Math.max(box.top, hard.top, scroll.top),
			right: Math.min(box.right, hard.right, scroll.right),
			bottom: Math.min(box.bottom, hard.bottom, scroll.bottom),
		};
		if (shown.right <= shown.left || shown.bottom <= shown.top) continue;
		const { objectFit, objectPosition } = getComputedStyle(image);
		// The attributes have the source's proportions before the file is here.
		const chosen = [...(image.closest("picture")?.querySelectorAll("source") ?? [])].find(
			({ media, srcset }) => srcset && matchMedia(media || "all").matches,
		);
		const address = image.currentSrc || chosen?.srcset.split(" ")[0] || image.src;
		const name = new URL(address, location.href).pathname.split(".")[0] ?? "";
		found.push({
			address: new URL(address, location.href).pathname,
			place: place(image, memo),
			box,
			shown,
			fit: objectFit,
			position: objectPosition,
			natural: {
				width: image.naturalWidth || Number(image.getAttribute("width")),
				height: image.naturalHeight || Number(image.getAttribute("height")),
			},
			layer,
			tilted: tilted && place(tilted, memo).start,
			isFaded: isFaded(image),
			opaque: opaqueParts(image, name),
		});
	}
	return found;
}

/** Runs in the page: where drawings large enough for words are. */
export function readDrawings(memo: Memo): Box[] {
	return [...document.body.querySelectorAll("svg")]
		.filter((drawing) => surroundingsOf(drawing, memo).isShown)
		.map((drawing) => toBox(drawing.getBoundingClientRect(), memo))
		.filter(({ left, right, top, bottom }) => right - left >= 80 && bottom - top >= 16);
}

/** Runs in the page: whether a mask or a gradient above it lets a picture pass into its ground. */
export function isFaded(image: Element): boolean {
	let around: Element | null = image;
	for (let step = 0; around && step < 3; step += 1) {
		if (getComputedStyle(around).maskImage !== "none") return true;
		for (const pseudo of ["::before", "::after"]) {
			const { content, backgroundImage } = getComputedStyle(around, pseudo);
			if (content !== "none" && backgroundImage.includes("gradient")) return true;
		}
		around = around.parentElement;
	}
	return false;
}

/** Runs in the page: which cells of a picture are opaque; undefined where all are, or before it has loaded. */
export function opaqueParts(image: HTMLImageElement, name: string): boolean[] | undefined {
	const shared = window as unknown as { opaque?: Map<string, boolean[] | undefined> };
	shared.opaque ??= new Map();
	if (!shared.opaque.has(name) && image.complete && image.naturalWidth > 0) {
		const side = 24;
		const context = new OffscreenCanvas(side, side).getContext("2d") as OffscreenCanvasRenderingContext2D;
		context.drawImage(image, 0, 0, side, side);
		const alphas = context.getImageData(0, 0, side, side).data.filter((_, index) => index % 4 === 3);
		const cells = Array.from(alphas, (alpha) => alpha > 32);
		shared.opaque.set(name, cells.every(Boolean) ? undefined : cells);
	}
	return shared.opaque.get(name);
}

/** Runs in the page: the first action and the headline's first line. */
export function readFirstScreen(action: string | undefined, memo: Memo): FirstScreen {
	const element = [...(action ? document.querySelectorAll(action) : [])].find((candidate) =>
		candidate.checkVisibility({ visibilityProperty: true }),
	);
	const headline = document.querySelector("main h1");
	const range = document.createRange();
	if (headline) range.selectNodeContents(headline);
	const line = headline && [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
	const box = element?.getBoundingClientRect();
	const points = box
		? [0.5, 0.04, 0.96].flatMap((x) =>
				[0.5, 0.1, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
			)
		: [];
	const isCovered = points.some(([x, y]) => {
		if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
		const hit = document.elementFromPoint(x, y);
		return (
			!hit ||
			!(element?.contains(hit) || hit.contains(element ?? null) || hit.closest("form")?.contains(element ?? null))
		);
	});
	return {
		action:
			element && box
				? {
						name: element.textContent?.trim() || element.getAttribute("placeholder") || "field",
						box: toBox(box, memo),
						isCovered,
					}
				: undefined,
		headline: line ? { words: headline?.textContent?.trim() ?? "", box: toBox(line, memo) } : undefined,
	};
}
