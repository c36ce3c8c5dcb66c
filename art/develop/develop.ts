/** Converts a denoised render (format: denoise/denoise.c) to 8-bit sRGB. */
import sharp, { type Sharp } from "sharp";
import type { LinearImage } from "./blur.ts";
import { softenEdges } from "./edges.ts";
import { applyGrade, DEFAULT_GRADE, type Grade } from "./tone.ts";

const SHARPEN = 0.15;

/** Reads the denoiser's output: two int32 (width, height), then interleaved linear floats. */
export function readLinearImage(bytes: Buffer): LinearImage {
	const [width, height] = [bytes.readInt32LE(0), bytes.readInt32LE(4)];
	const count = width * height;
	if (bytes.length !== 8 + count * 12)
		throw new Error(`The denoised render of ${width}x${height} has ${bytes.length} bytes: render it again.`);
	const planes: LinearImage["planes"] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
	for (let i = 0; i < count; i++)
		for (let k = 0; k < 3; k++) (planes[k] as Float32Array)[i] = bytes.readFloatLE(8 + (i * 3 + k) * 4);
	return { width, height, planes };
}

/** Sharpens slightly, dithers against banding and quantizes to 8 bits. */
function quantize({ width, height, planes }: LinearImage): Buffer {
	const out = Buffer.alloc(width * height * 3);
	let state = 12345;
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const i = y * width + x;
			const inside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
			for (let k = 0; k < 3; k++) {
				const plane = planes[k] as Float32Array;
				let value = plane[i] ?? 0;
				if (inside) {
					const around = (plane[i - 1] ?? 0) + (plane[i + 1] ?? 0) + (plane[i - width] ?? 0) + (plane[i + width] ?? 0);
					value += SHARPEN * (value - around / 4);
				}
				state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
				out[i * 3 + k] = Math.min(255, Math.max(0, value * 255 + 0.5 + (state / 2 ** 32 - 0.5) * 0.9));
			}
		}
	return out;
}

/** Develops a denoised render with the default grade and a scene's changes to it. */
export function develop(bytes: Buffer, grade: Partial<Grade> = {}): Sharp {
	const light = readLinearImage(bytes);
	applyGrade(light, { ...DEFAULT_GRADE, ...grade });
	softenEdges(light);
	const { width, height } = light;
	return sharp(quantize(light), { raw: { width, height, channels: 3 } });
}
