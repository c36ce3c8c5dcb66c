/**
 * Clay: volume for any form. A filter adds a soft core shadow away from the light, a warm light side, and a thin rim
 * of bounced light at the far edge. Lengths are user units of the drawing it wraps; it scales with the drawing.
 * Rule of thumb for `r`: a sixth of the form's smaller side (head of radius 100: r = 30).
 */
import { refer } from "./defs.ts";
import { radial } from "./paint.ts";
import { puff } from "./puff.ts";
import type { Lamp } from "./relief.ts";
import { ellipse } from "./shapes.ts";
import { type Drawing, flat, n } from "./svg.ts";

export type Light = {
	/** colour of the light side */
	key: string;
	/** colour of the core shadow (is multiplied) */
	shade: string;
	/** colour of the thin rim at the dark edge */
	rim: string;
	/** where the light stands: -1 left, 0 above, 1 right */
	from?: number;
	/** strengths 0..1 of the three: light side, core shadow, rim */
	strength?: readonly [key: number, shade: number, rim: number];
	/** when given, forms get the deeper relief of `puff.ts` under this lamp instead */
	lamp?: Lamp;
};

/** Gives a form volume. `cast` > 0 adds a soft shadow of that reach behind it (for a part lying on another part). */
export function clay(light: Light, r: number, drawing: Drawing, cast = 0): string {
	if (light.lamp) return puff(light.lamp, r * 1.1, drawing, { cast });
	const { key, shade, rim, from = -0.5, strength: [k, s, m] = [0.55, 0.62, 0.6] } = light;
	const [dx, dy] = [from * -0.9 * r, r * 0.85];
	const layer = (name: string, blurred: string, x: number, y: number, colour: string, opacity: number): string =>
		`<feOffset in="${blurred}" dx="${n(x)}" dy="${n(y)}"/><feComposite in="SourceAlpha" operator="out" result="${name}a"/>` +
		`<feFlood flood-color="${colour}" flood-opacity="${n(opacity)}"/><feComposite in2="${name}a" operator="in" result="${name}"/>`;
	const shadow =
		cast > 0
			? `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(cast)}"/><feOffset dx="${n((dx / r) * cast * 0.8)}" dy="${n(cast)}" result="casta"/>` +
				`<feFlood flood-color="${shade}" flood-opacity="0.5"/><feComposite in2="casta" operator="in" result="cast"/>`
			: "";
	const margin =
		cast > 0 ? 'x="-30%" y="-30%" width="160%" height="160%"' : 'x="-20%" y="-20%" width="140%" height="140%"';
	const filter = refer(
		(id) =>
			`<filter id="${id}" ${margin} color-interpolation-filters="sRGB">` +
			`<feGaussianBlur in="SourceAlpha" stdDeviation="${n(r)}" result="wide"/>` +
			`<feGaussianBlur in="SourceAlpha" stdDeviation="${n(r * 0.22)}" result="thin"/>` +
			layer("core", "wide", -dx, -dy, shade, s) +
			layer("lit", "wide", dx, dy, key, k) +
			layer("rim", "thin", -dx * 0.45, -dy * 0.28, rim, m) +
			`<feBlend in="core" in2="SourceGraphic" mode="multiply" result="one"/>` +
			`<feBlend in="lit" in2="one" mode="screen" result="two"/>` +
			`<feBlend in="rim" in2="two" mode="screen" result="three"/>` +
			`<feComposite in="three" in2="SourceAlpha" operator="in" result="form"/>${shadow}` +
			`${cast > 0 ? '<feMerge><feMergeNode in="cast"/><feMergeNode in="form"/></feMerge>' : ""}</filter>`,
	);
	return `<g filter="${filter}">${flat(drawing)}</g>`;
}

/** Blurs a drawing; `r` in units. For haze, far things and depth of field. */
export function blurred(r: number, drawing: Drawing): string {
	const filter = refer(
		(id) =>
			`<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(r)}"/></filter>`,
	);
	return `<g filter="${filter}">${flat(drawing)}</g>`;
}

/** A soft round light or haze that fades to nothing. */
export const glow = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 0.8): string =>
	ellipse(
		x,
		y,
		rx,
		ry,
		radial(
			[
				[0, colour, opacity],
				[0.4, colour, opacity * 0.5],
				[1, colour, 0],
			],
			0.5,
			0.5,
			0.5,
		),
	);

/** The contact shadow under a thing that stands on something. */
export const contact = (x: number, y: number, rx: number, ry: number, colour = "#1a0b3a", opacity = 0.55): string =>
	ellipse(
		x,
		y,
		rx,
		ry,
		radial(
			[
				[0, colour, opacity],
				[0.55, colour, opacity * 0.75],
				[1, colour, 0],
			],
			0.5,
			0.5,
			0.5,
		),
	);

/** A specular spot: small, white, soft. */
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
