/** Linear RGB image: one row-major Float32Array per channel. */
export type LinearImage = { width: number; height: number; planes: [Float32Array, Float32Array, Float32Array] };

function blurLine(
	from: Float32Array,
	to: Float32Array,
	start: number,
	step: number,
	count: number,
	radius: number,
): void {
	const last = start + (count - 1) * step;
	let sum = 0;
	const value = (i: number): number => from[i < 0 ? start : i >= count ? last : start + i * step] ?? 0;
	for (let k = -radius; k <= radius; k++) sum += value(k);
	for (let i = 0; i < count; i++) {
		to[start + i * step] = sum / (2 * radius + 1);
		sum += value(i + radius + 1) - value(i - radius);
	}
}

/** Approximates a Gaussian blur in place with three box blurs of `radius` pixels. The cost does not depend on the radius. */
export function blur(plane: Float32Array, width: number, height: number, radius: number): void {
	const buffer = new Float32Array(plane.length);
	for (let pass = 0; pass < 3; pass++) {
		for (let y = 0; y < height; y++) blurLine(plane, buffer, y * width, 1, width, radius);
		for (let x = 0; x < width; x++) blurLine(buffer, plane, x, width, height, radius);
	}
}
