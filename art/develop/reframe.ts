/** Zooms and rolls developed pictures. Moving the camera in the render instead would add noise to static parts. */

export type Pixels = { width: number; height: number; data: Buffer };

/** Catmull-Rom weights of four adjacent pixels for a position `t` (0..1) after the second. */
const getCubicWeights = (t: number): [number, number, number, number] => [
	t * (-0.5 + t * (1 - 0.5 * t)),
	1 + t * t * (-2.5 + 1.5 * t),
	t * (0.5 + t * (2 - 1.5 * t)),
	t * t * (-0.5 + 0.5 * t),
];

/** Resizes an 8-bit RGB picture, zooms it around its center (1: unchanged) and rolls it clockwise by degrees. */
export function reframe(from: Pixels, width: number, height: number, zoom = 1, roll = 0): Buffer {
	const out = Buffer.alloc(width * height * 3);
	const angle = (roll * Math.PI) / 180;
	const scale = from.width / width / zoom;
	const [across, down] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
	const column = (x: number): number => Math.min(from.width - 1, Math.max(0, x)) * 3;
	const row = (y: number): number => Math.min(from.height - 1, Math.max(0, y)) * from.width * 3;
	for (let y = 0, to = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const [u, v] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
			const [px, py] = [from.width / 2 + u * across + v * down - 0.5, from.height / 2 - u * down + v * across - 0.5];
			const [left, top] = [Math.floor(px), Math.floor(py)];
			const [wx, wy] = [getCubicWeights(px - left), getCubicWeights(py - top)];
			for (let channel = 0; channel < 3; channel++, to++) {
				let value = 0;
				for (let j = 0; j < 4; j++) {
					const start = row(top + j - 1) + channel;
					let line = 0;
					for (let i = 0; i < 4; i++) line += (wx[i] as number) * (from.data[start + column(left + i - 1)] ?? 0);
					value += (wy[j] as number) * line;
				}
				out[to] = Math.min(255, Math.max(0, Math.round(value)));
			}
		}
	return out;
}

/** Crops a denoised render (format: denoise/denoise.c) to the center `share` of its width. */
export function cropCenter(render: Buffer, share: number): Buffer {
	const [width, height] = [render.readInt32LE(0), render.readInt32LE(4)];
	const cropWidth = Math.round(width * share);
	const start = Math.floor((width - cropWidth) / 2);
	const out = Buffer.alloc(8 + cropWidth * height * 12);
	out.writeInt32LE(cropWidth, 0);
	out.writeInt32LE(height, 4);
	for (let y = 0; y < height; y++)
		render.copy(out, 8 + y * cropWidth * 12, 8 + (y * width + start) * 12, 8 + (y * width + start + cropWidth) * 12);
	return out;
}
