/**
 * Antialiases a developed picture (FXAA). Edges brighter than 1 stay jagged at any number of samples, because the tone curve
 * clips after the samples are averaged.
 */
import type { LinearImage } from "./blur.ts";

/** Minimum contrast of an edge: absolute, and relative to the brightest neighbor. */
const MIN_CONTRAST = 0.05;
const MIN_RELATIVE_CONTRAST = 0.11;
/** Maximum distance along an edge in pixels. */
const MAX_REACH = 3;

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Works in place on sRGB values 0..1. */
export function softenEdges({ width, height, planes }: LinearImage): void {
	const source = planes.map((plane) => plane.slice());
	const [red = planes[0], green = planes[1], blue = planes[2]] = source;
	const luma = red.map((r, i) => 0.299 * r + 0.587 * (green[i] ?? 0) + 0.114 * (blue[i] ?? 0));
	const sample = (plane: Float32Array, x: number, y: number): number => {
		const px = Math.min(width - 2, Math.max(0, x));
		const py = Math.min(height - 2, Math.max(0, y));
		const i = Math.floor(py) * width + Math.floor(px);
		const [u, v] = [px % 1, py % 1];
		const top = (plane[i] ?? 0) * (1 - u) + (plane[i + 1] ?? 0) * u;
		return top * (1 - v) + ((plane[i + width] ?? 0) * (1 - u) + (plane[i + width + 1] ?? 0) * u) * v;
	};
	for (let y = 1; y < height - 1; y++)
		for (let x = 1; x < width - 1; x++) {
			const i = y * width + x;
			const near = [i, i - width - 1, i - width + 1, i + width - 1, i + width + 1].map((j) => luma[j] ?? 0);
			const [low, high] = [Math.min(...near), Math.max(...near)];
			if (high - low < Math.max(MIN_CONTRAST, high * MIN_RELATIVE_CONTRAST)) continue;
			const [, nw = 0, ne = 0, sw = 0, se = 0] = near;
			const [across, down] = [sw + se - (nw + ne), nw + sw - (ne + se)];
			const minGradient = Math.max((nw + ne + sw + se) / 32, 1 / 128);
			const scale = 1 / (Math.min(Math.abs(across), Math.abs(down)) + minGradient);
			const [dx, dy] = [clamp(across * scale, MAX_REACH), clamp(down * scale, MAX_REACH)];
			const at = (plane: Float32Array, t: number): number => sample(plane, x + dx * t, y + dy * t);
			const short = source.map((plane) => (at(plane, -1 / 6) + at(plane, 1 / 6)) / 2);
			const long = source.map((plane, k) => (short[k] ?? 0) / 2 + (at(plane, -0.5) + at(plane, 0.5)) / 4);
			const [r = 0, g = 0, b = 0] = long;
			const brightness = 0.299 * r + 0.587 * g + 0.114 * b;
			const chosen = brightness < low || brightness > high ? short : long;
			for (const [k, plane] of planes.entries()) plane[i] = chosen[k] ?? 0;
		}
}
