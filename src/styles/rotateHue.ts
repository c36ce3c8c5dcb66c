import { clampChroma, type Oklch, wcagLuminance } from "culori";
import { site } from "#config/site.ts";

/** Hue in the stylesheets, in degrees of OKLCH. */
const WRITTEN_HUE = 264;

/** Colors within this distance of the brand's hue are rotated, in degrees; ink deliberately differs a little. */
const FAMILY_DEGREES = 6;

/** Rotates the brand's colors in CSS to a hue (OKLCH degrees) of the same luminance, and thus the same contrasts. */
export function rotateHue(css: string, hue: number = site.hue): string {
	if (hue === WRITTEN_HUE) return css;
	return css.replace(
		/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g,
		(written, lightness: string, chroma: string, own: string) => {
			const hueOffset = hueDifference(Number(own), WRITTEN_HUE);
			if (Math.abs(hueOffset) > FAMILY_DEGREES || Number(chroma) === 0) return written;
			const writtenColor: Oklch = { mode: "oklch", l: Number(lightness), c: Number(chroma), h: Number(own) };
			const { l, c, h = 0 } = withHue(writtenColor, (hue + hueOffset + 360) % 360);
			return `oklch(${[l, c, h].map((value) => Math.round(value * 1000) / 1000).join(" ")}`;
		},
	);
}

/** A color of another hue and the same luminance, found by bisection of lightness. */
function withHue(writtenColor: Oklch, h: number): Oklch {
	const targetLuminance = wcagLuminance(writtenColor);
	const at = (l: number) => clampChroma({ ...writtenColor, l, h }, "oklch") as Oklch;
	let [low, high] = [0, 1];
	for (let step = 0; step < 30; step += 1) {
		const middle = (low + high) / 2;
		if (wcagLuminance(at(middle)) < targetLuminance) low = middle;
		else high = middle;
	}
	return { ...at((low + high) / 2), h };
}

/** Signed difference of two hues, between -180 and 180 degrees. */
function hueDifference(hue: number, other: number): number {
	return ((hue - other + 540) % 360) - 180;
}
