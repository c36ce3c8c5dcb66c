/**
 * Clay shading for any shape: an SVG filter adds a soft core shadow, a warm light side and a thin rim light. Lengths are user
 * units of the drawing and scale with it. Rule of thumb for `r`: a sixth of the shape's smaller side.
 */
import { defineUrl } from "./defs.ts";
import { radial } from "./paint.ts";
import { ellipse } from "./shapes.ts";
import { type Drawing, joinMarkup, n } from "./svg.ts";

export type Light = {
	/** color of the light side */
	key: string;
	/** color of the core shadow (multiplied) */
	shade: string;
	/** color of the thin rim at the dark edge */
	rim: string;
	/** opacity 0..1 of light side, core shadow and rim */
	strength: readonly [key: number, shade: number, rim: number];
};

/** Shades a drawing like clay. */
export function clay(light: Light, r: number, drawing: Drawing): string {
	const {
		key,
		shade,
		rim,
		strength: [k, s, m],
	} = light;
	const [dx, dy] = [r * 0.45, r * 0.85];
	const layer = (name: string, blurred: string, x: number, y: number, color: string, opacity: number): string =>
		`<feOffset in="${blurred}" dx="${n(x)}" dy="${n(y)}"/><feComposite in="SourceAlpha" operator="out" result="${name}a"/>` +
		`<feFlood flood-color="${color}" flood-opacity="${n(opacity)}"/><feComposite in2="${name}a" operator="in" result="${name}"/>`;
	const filter = defineUrl(
		(id) =>
			`<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
			`<feGaussianBlur in="SourceAlpha" stdDeviation="${n(r)}" result="wide"/>` +
			`<feGaussianBlur in="SourceAlpha" stdDeviation="${n(r * 0.22)}" result="thin"/>` +
			layer("core", "wide", -dx, -dy, shade, s) +
			layer("lit", "wide", dx, dy, key, k) +
			layer("rim", "thin", -dx * 0.45, -dy * 0.28, rim, m) +
			`<feBlend in="core" in2="SourceGraphic" mode="multiply" result="one"/>` +
			`<feBlend in="lit" in2="one" mode="screen" result="two"/>` +
			`<feBlend in="rim" in2="two" mode="screen" result="three"/>` +
			`<feComposite in="three" in2="SourceAlpha" operator="in" result="form"/></filter>`,
	);
	return `<g filter="${filter}">${joinMarkup(drawing)}</g>`;
}

/** A small soft white highlight. */
export const shine = (x: number, y: number, rx: number, ry: number, rotate = -25, opacity = 0.85): string =>
	ellipse(
		x,
		y,
		rx,
		ry,
		radial(
			[
				[0, "#ffffff", opacity],
				[0.5, "#ffffff", opacity * 0.75],
				[1, "#ffffff", 0],
			],
			0.5,
			0.5,
			0.5,
		),
		rotate,
	);
