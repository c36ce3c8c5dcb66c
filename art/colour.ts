/**
 * Colour arithmetic in OKLab, shared by the interface over screenshots (mixing paint) and the encoder (tone of a picture).
 * In and out: hex strings `#rrggbb`; channels inside are 0..1.
 */

type Triple = [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** `#rrggbb` to sRGB channels 0..255. */
export function hexToRgb(hex: string): Triple {
	const value = Number.parseInt(hex.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** sRGB channels 0..255 (clamped) to `#rrggbb`. */
function rgbToHex(rgb: Triple): string {
	return `#${rgb
		.map((c) =>
			Math.round(Math.min(255, Math.max(0, c)))
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

/** sRGB channels 0..255 to OKLab (L 0..1, a and b about -0.4..0.4). */
export function rgbToOklab(rgb: Triple): Triple {
	const [r, g, b] = rgb.map((c) => toLinear(c / 255)) as Triple;
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

/** OKLab to sRGB channels 0..255 (not clamped). */
function oklabToRgb([light, a, b]: Triple): Triple {
	const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear: Triple = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	return linear.map((c) => toGamma(Math.max(0, c)) * 255) as Triple;
}

/** OKLab to `#rrggbb`, clamped. */
export const oklabToHex = (lab: Triple): string => rgbToHex(oklabToRgb(lab));

/** The colour a share `t` (0..1) of the way from `from` to `to`, even to the eye. */
function mix(from: string, to: string, t: number): string {
	const a = rgbToOklab(hexToRgb(from));
	const b = rgbToOklab(hexToRgb(to));
	return oklabToHex(a.map((value, i) => value + ((b[i] ?? 0) - value) * t) as Triple);
}

/** Towards warm white by `t` (0..1). */
export const lighten = (hex: string, t: number): string => mix(hex, "#fffaf0", t);
