/** Crops a picture around its focal point. Shared by the encoder and the editor's browser page. */

/** Width and height in pixels. */
export type Size = readonly [width: number, height: number];

/** A point of a picture as shares (0..1) of its width and height, from the top left. */
export type Point = readonly [x: number, y: number];

/** A rectangle of a picture, in its pixels. */
export type CropRect = { left: number; top: number; width: number; height: number };

export const CENTER: Point = [0.5, 0.5];

/**
 * Returns the largest rectangle of a picture with the given aspect ratio.
 *
 * @param frame only its aspect ratio matters
 * @param focus point of the picture to put at `anchor`, as nearly as the edges allow
 * @param anchor point of the crop, the center by default
 */
export function cropAround([width, height]: Size, frame: Size, [x, y]: Point = CENTER, anchor = CENTER): CropRect {
	const scale = Math.min(width / frame[0], height / frame[1]);
	const size = {
		width: Math.max(1, Math.min(width, Math.round(frame[0] * scale))),
		height: Math.max(1, Math.min(height, Math.round(frame[1] * scale))),
	};
	return {
		left: getCropOffset(width, size.width, x, anchor[0]),
		top: getCropOffset(height, size.height, y, anchor[1]),
		...size,
	};
}

function getCropOffset(length: number, cropLength: number, focus: number, anchor: number): number {
	return Math.round(Math.min(Math.max(focus * length - anchor * cropLength, 0), length - cropLength));
}

/** Converts a point of the picture to a point of the crop, rounded to three decimals and clamped to the crop. */
export function toCropPoint([width, height]: Size, crop: CropRect, [x, y]: Point): Point {
	const toShare = (value: number) => Math.round(1000 * Math.min(Math.max(value, 0), 1)) / 1000;
	return [toShare((x * width - crop.left) / crop.width), toShare((y * height - crop.top) / crop.height)];
}
