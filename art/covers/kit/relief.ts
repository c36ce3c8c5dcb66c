/**
 * Relief: the filter behind `puff`. The blurred outline of a form serves as a height map that a lamp shines on.
 * Lengths are user units of the wrapped drawing. librsvg does not scale the height with a group's transform, so a filter
 * remembers the factor it is drawn at, and `rescaled` (called by `at`) corrects it.
 */
import { hexToRgb } from "../../colour.ts";
import { define } from "./defs.ts";

const n = (value: number): string => String(Math.round(value * 100) / 100);

export type Lamp = {
	/** what the darkest side is multiplied with */
	shade: string;
	/** what the fully lit side is multiplied with (near white) */
	lit: string;
	/** bounced light at the far edge */
	rim: string;
	/** 0..1 */
	rimStrength?: number;
	/** where the lamp stands, degrees clockwise from the right: 225 is upper left, 315 upper right */
	azimuth?: number;
	/** degrees above the picture plane: low is dramatic */
	elevation?: number;
};

export type Spec = { lamp: Lamp; r: number; cast: number; gloss: number; factor: number };

const registry = new Map<string, Spec>();

/** The nearest step of a ladder, so that similar forms share one filter and a source stays small. */
const step = (value: number, ratio: number): number =>
	value <= 0 ? 0 : ratio ** Math.round(Math.log(value) / Math.log(ratio));

function filterMarkup({ lamp, r: radius, cast: reach, gloss, factor }: Spec, id: string): string {
	const [r, cast] = [step(radius, 1.4), step(reach, 1.9)];
	const { shade, lit, rim, rimStrength = 0.5, azimuth = 232, elevation = 54 } = lamp;
	const [dark, light] = [hexToRgb(shade), hexToRgb(lit)];
	const ramp = [0, 1, 2]
		.map((i) => {
			const [d, l] = [(dark[i] ?? 0) / 255, (light[i] ?? 255) / 255];
			const values = [0, 0.36, 0.68, 1].map((t) => n(d + (l - d) * t));
			return `<feFunc${"RGB".charAt(i)} type="table" tableValues="${values.join(" ")}"/>`;
		})
		.join("");
	const away = Math.cos((azimuth * Math.PI) / 180);
	const source = `<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>`;
	const soft = `<feDistantLight azimuth="${azimuth}" elevation="${elevation - 6}"/>`;
	const height = n(r * 1.75 * step(factor, 1.4));
	const shadow =
		cast > 0
			? `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(cast * 0.7)}"/><feOffset dx="${n(-away * cast * 0.5)}" dy="${n(cast)}" result="k"/>` +
				`<feFlood flood-color="${shade}" flood-opacity="0.55"/><feComposite in2="k" operator="in" result="cast"/>`
			: "";
	return (
		`<filter id="${id}" x="-35%" y="-35%" width="170%" height="170%" color-interpolation-filters="sRGB">` +
		`<feGaussianBlur in="SourceAlpha" stdDeviation="${n(r)}" result="b"/>` +
		`<feDiffuseLighting in="b" surfaceScale="${height}" diffuseConstant="1.08" lighting-color="#fff">${source}</feDiffuseLighting>` +
		`<feGaussianBlur stdDeviation="${n(r * 0.3)}"/><feComponentTransfer result="d">${ramp}</feComponentTransfer>` +
		`<feSpecularLighting in="b" surfaceScale="${height}" specularConstant="${n(gloss)}" specularExponent="16" lighting-color="#fff8ea">${soft}</feSpecularLighting>` +
		`<feGaussianBlur stdDeviation="${n(r * 0.24)}" result="p"/>` +
		`<feBlend in="d" in2="SourceGraphic" mode="multiply" result="m"/><feBlend in="p" in2="m" mode="screen" result="s"/>` +
		`<feGaussianBlur in="SourceAlpha" stdDeviation="${n(r * 0.2)}"/><feOffset dx="${n(away * r * 0.3)}" dy="${n(-r * 0.13)}" result="o"/>` +
		`<feFlood flood-color="${rim}" flood-opacity="${n(rimStrength)}"/><feComposite in2="o" operator="out" result="e"/>` +
		`<feMerge result="q"><feMergeNode in="s"/><feMergeNode in="e"/></feMerge><feComposite in="q" in2="SourceAlpha" operator="in" result="form"/>` +
		`${shadow}<feMerge>${cast > 0 ? '<feMergeNode in="cast"/>' : ""}<feMergeNode in="form"/></feMerge></filter>`
	);
}

export function register(spec: Spec): string {
	const id = define((name) => filterMarkup(spec, name));
	registry.set(id, spec);
	return id;
}

/** The markup with the relief of every puff corrected for a group scaled by `factor`. */
export function rescaled(markup: string, factor: number): string {
	if (factor === 1) return markup;
	return markup.replace(/url\(#(k[0-9a-f]{8})\)/g, (whole, id: string) => {
		const spec = registry.get(id);
		return spec ? `url(#${register({ ...spec, factor: Math.round(spec.factor * factor * 100) / 100 })})` : whole;
	});
}
