import { clampChroma, converter, type Oklch, wcagContrast, wcagLuminance } from "culori";
import { contrasts } from "#app/styles/contrast.ts";
import { tokenColour } from "#app/styles/tokenColour.ts";

/** How far a colour's hue may lie from the brand's, in degrees, for it to follow: ink is a little off, on purpose. */
const family = 6;

/** Hues that say something of their own, whatever the brand: they do not follow. */
const meanings = [
	{ hue: 152, says: "money and prices" },
	{ hue: 8, says: "what is wrong" },
];

const toOklch = converter("oklch");

/** Nearer than this, in degrees, two hues are taken for one. */
const nearest = 30;

/**
 * The brand's hue in degrees of OKLCH, as `--brand-600` of the tokens has it.
 *
 * @throws when the sheet has no such token
 */
export function brandHue(css: string): number {
	const [, hue] = /--brand-600: oklch\([\d.]+ [\d.]+ ([\d.]+)\)/.exec(css) ?? [];
	if (!hue) throw new Error("app/styles/tokens.css: --brand-600 is no oklch(lightness chroma hue).");
	return Number(hue);
}

/**
 * A style sheet whose colours of the brand have another hue. Each keeps its luminance, and with it every contrast; where the
 * screen cannot show so strong a colour of that hue, it becomes weaker.
 *
 * @param from today's hue and `to` the new one, in degrees
 */
export function turnSheet(css: string, from: number, to: number): string {
	if (from === to) return css;
	return css.replace(
		/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g,
		(written, lightness: string, chroma: string, hue: string) => {
			const off = difference(Number(hue), from);
			if (Math.abs(off) > family || Number(chroma) === 0) return written;
			const { l, c, h } = turned({ mode: "oklch", l: Number(lightness), c: Number(chroma), h: Number(hue) }, to + off);
			return `oklch(${rounded(l)} ${rounded(c)} ${rounded(h ?? 0)}`;
		},
	);
}

/** A colour of another hue that is as light. */
function turned(colour: Oklch, hue: number): Oklch {
	const wanted = wcagLuminance(colour);
	const h = (hue + 360) % 360;
	const at = (l: number) => clampChroma({ mode: "oklch", l, c: colour.c, h }, "oklch") as Oklch;
	let [low, high] = [0, 1];
	for (let step = 0; step < 30; step += 1) {
		const middle = (low + high) / 2;
		if (wcagLuminance(at(middle)) < wanted) low = middle;
		else high = middle;
	}
	return { ...at((low + high) / 2), h };
}

/**
 * What a hue breaks: contrasts of the tokens that are too weak, in words.
 *
 * @param css `app/styles/tokens.css` in that hue
 */
export function weakContrasts(css: string): string[] {
	return (["light", "dark"] as const).flatMap((scheme) =>
		contrasts.flatMap(([ink, ground, enough]) => {
			const contrast = wcagContrast(tokenColour(ink, scheme, css), tokenColour(ground, scheme, css));
			if (contrast >= enough) return [];
			return [`${ink} on ${ground} in the ${scheme} theme: ${contrast.toFixed(2)} to 1, and ${enough} are needed`];
		}),
	);
}

/** A sentence for each meaning that has nearly the same hue. */
export function likeMeanings(hue: number): string[] {
	return meanings
		.filter((meaning) => Math.abs(difference(hue, meaning.hue)) < nearest)
		.map(
			({ hue: own, says }) =>
				`Hue ${hue} is close to ${own}, which stands for ${says}: look at both beside each other.`,
		);
}

/** The hue of a colour as people write it: `264`, `#1a4bff`, `rebeccapurple`; undefined where it is none, or grey. */
export function hueOf(written: string): number | undefined {
	if (/^\d{1,3}(\.\d+)?$/.test(written)) return Number(written) < 360 ? Number(written) : undefined;
	const colour = toOklch(written);
	// Grey has no hue to speak of.
	return colour?.h === undefined || colour.c < 0.02 ? undefined : Math.round(colour.h) % 360;
}

/** How far `hue` lies from another, between -180 and 180 degrees. */
function difference(hue: number, other: number): number {
	return ((hue - other + 540) % 360) - 180;
}

function rounded(value: number): number {
	return Math.round(value * 1000) / 1000;
}
