/** Crops a picture to a box around its focus point. The encoder and the editor's page both use it. */

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** A place in a picture as shares (0..1) of its width and height, from the top left. */
export type Point = readonly [across: number, down: number];

/** Part of a picture, in pixels of it. */
export type CropRect = { left: number; top: number; width: number; height: number };

export const CENTER: Point = [0.5, 0.5];

/**
 * The largest part of a picture that has the proportions of a place.
 *
 * @param size of the picture
 * @param frame of the place; only its proportions matter
 * @param focus comes to `at` in the part, or as near to it as the picture's edges let it
 * @param at as shares of the part; its middle unless given
 */
export function cropAround([width, height]: Size, frame: Size, [across, down]: Point = CENTER, at = CENTER): CropRect {
	const scale = Math.min(width / frame[0], height / frame[1]);
	const part = {
		width: Math.max(1, Math.min(width, Math.round(frame[0] * scale))),
		height: Math.max(1, Math.min(height, Math.round(frame[1] * scale))),
	};
	return {
		left: getCropOffset(width, part.width, across, at[0]),
		top: getCropOffset(height, part.height, down, at[1]),
		...part,
	};
}

function getCropOffset(whole: number, part: number, focus: number, at: number): number {
	return Math.round(Math.min(Math.max(focus * whole - at * part, 0), whole - part));
}

/** Where a point of the whole picture is in a part of it, as shares of the part, to three decimals. */
export function toCropPoint([width, height]: Size, part: CropRect, [across, down]: Point): Point {
	const share = (value: number) => Math.round(1000 * Math.min(Math.max(value, 0), 1)) / 1000;
	return [share((across * width - part.left) / part.width), share((down * height - part.top) / part.height)];
}
