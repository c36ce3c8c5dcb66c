/** Tone mapping from linear RGB to sRGB: bloom, vignette, highlight compression, saturation and contrast. */
import { blur, type LinearImage } from "./blur.ts";

export type Grade = {
	/** exposure in stops */
	exposure: number;
	/** share of the light above `threshold` that is added as glow */
	bloom: number;
	threshold: number;
	/** 1 leaves colors as they are */
	saturation: number;
	contrast: number;
	/** share by which the corners are darkened */
	vignette: number;
};

export const DEFAULT_GRADE: Grade = {
	exposure: 0,
	bloom: 0.2,
	threshold: 0.95,
	saturation: 1.1,
	contrast: 1.08,
	vignette: 0.18,
};

/** Blur radii of the bloom as shares of the width, and their weights. */
const HALOS = [
	[0.004, 0.45],
	[0.014, 0.33],
	[0.045, 0.22],
] as const;
/** The tone curve is linear below this value and compresses highlights above it. */
const SHOULDER = 0.72;
/** Share of the hue to preserve where a channel exceeds the shoulder. */
const HUE_PRESERVATION = 0.45;

const compressHighlights = (t: number): number =>
	t < SHOULDER ? t : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(t - SHOULDER) / (1 - SHOULDER)));

const toSrgb = (t: number): number => (t <= 0.0031308 ? 12.92 * t : 1.055 * t ** (1 / 2.4) - 0.055);

const smoothstep = (low: number, high: number, x: number): number => {
	const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
	return t * t * (3 - 2 * t);
};

/** Adds a glow around pixels brighter than the threshold. */
function addBloom({ width, height, planes }: LinearImage, { bloom: amount, threshold }: Grade): void {
	const [red, green, blue] = planes;
	const share = red.map((r, i) => {
		const max = Math.max(r, green[i] ?? 0, blue[i] ?? 0);
		return max > threshold ? (max - threshold) / max : 0;
	});
	for (const plane of planes) {
		const bright = plane.map((value, i) => Math.min(8, value) * (share[i] ?? 0));
		for (const [radius, weight] of HALOS) {
			const halo = bright.slice();
			blur(halo, width, height, Math.round(width * radius) + 1);
			for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] ?? 0) + amount * weight * (halo[i] ?? 0);
		}
	}
}

/** Applies a grade in place. Afterwards the planes contain sRGB values 0..1. */
export function applyGrade(light: LinearImage, grade: Grade): void {
	const { width, height, planes } = light;
	const factor = 2 ** grade.exposure;
	for (const plane of planes) for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] ?? 0) * factor;
	addBloom(light, grade);
	for (let i = 0; i < width * height; i++) {
		const x = ((i % width) / width) * 2 - 1;
		const y = (Math.floor(i / width) / height) * 2 - 1;
		const dim = 1 - grade.vignette * smoothstep(0.5, 1.5, Math.hypot(x, y));
		const raw = planes.map((plane) => Math.max(0, (plane[i] ?? 0) * dim));
		const max = Math.max(...raw);
		const hue = max > 0 ? compressHighlights(max) / max : 1;
		const rolled = raw.map(
			(value) => compressHighlights(value) * (1 - HUE_PRESERVATION) + value * hue * HUE_PRESERVATION,
		);
		const [r = 0, g = 0, b = 0] = rolled;
		const gray = 0.2126 * r + 0.7152 * g + 0.0722 * b;
		for (const [k, plane] of planes.entries()) {
			const value = toSrgb(Math.max(0, gray + ((rolled[k] ?? 0) - gray) * grade.saturation));
			plane[i] = Math.min(1, Math.max(0, 0.46 + (value - 0.46) * grade.contrast));
		}
	}
}
