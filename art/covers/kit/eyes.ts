/** Eyes carry the expression: white ball, iris, pupil, two highlights, and a lid that is part of the skin. */
import { darken, lighten, radial } from "./paint.ts";
import { circle, ellipse, path } from "./shapes.ts";
import { at, clipped, n } from "./svg.ts";

export type Gaze = {
	/** where it looks: -1..1 right and down */
	look?: readonly [x: number, y: number];
	/** share of the eye the upper lid covers, 0..1 */
	lid?: number;
	/** degrees; positive drops the inner end (anger), negative drops the outer end (worry) */
	tilt?: number;
	/** share covered from below (a smile pushes it up), 0..1 */
	lower?: number;
	/** colour of the lid: the skin around it */
	skin?: string;
	iris?: string;
	white?: string;
	pupil?: "round" | "slit" | "wide" | "cross";
	/** height to width of the ball; 1.15 is a little tall */
	tall?: number;
};

/** One eye of radius `r` around (x, y). `side` is -1 for the eye on the left of the picture, 1 for the right one. */
export function eye(x: number, y: number, r: number, side: -1 | 1, gaze: Gaze = {}): string {
	const {
		look = [0, 0],
		lid = 0.12,
		tilt = 0,
		lower = 0,
		skin = "#f2b184",
		iris = "#5a3a22",
		white = "#ffffff",
		pupil = "round",
		tall = 1.15,
	} = gaze;
	const ry = r * tall;
	const [ix, iy] = [look[0] * r * 0.36, look[1] * ry * 0.34];
	const slit = pupil === "slit";
	const ir = r * (slit ? 0.98 : pupil === "wide" ? 0.72 : 0.62);
	const ball = ellipse(
		0,
		0,
		r,
		ry,
		radial(
			[
				[0, white],
				[0.62, white],
				[1, darken(white, 0.28)],
			],
			0.45,
			0.4,
			0.62,
		),
	);
	const ring = radial(
		[
			[0, lighten(iris, 0.45)],
			[0.55, iris],
			[1, darken(iris, 0.5)],
		],
		0.5,
		0.75,
		0.75,
	);
	const disc = slit
		? [ellipse(ix, iy, r * 0.26, ry * 0.74, "#14081f")]
		: [circle(ix, iy, ir, ring), circle(ix, iy, ir * (pupil === "wide" ? 0.78 : 0.6), "#12081c")];
	const flash = [
		ellipse(ix * 0.75 - r * 0.2, iy * 0.75 - ry * 0.26, r * 0.24, r * 0.27, "#ffffff", -20),
		circle(ix + r * 0.24, iy + ry * 0.24, r * 0.11, { fill: "#ffffff", opacity: 0.9 }),
	];
	const edge = -ry + lid * 2 * ry;
	const upper = at(
		0,
		0,
		[
			path(
				`M${n(-r * 1.6)} ${n(edge)}Q0 ${n(edge - r * 0.3)} ${n(r * 1.6)} ${n(edge)}L${n(r * 1.6)} ${n(edge + r * 0.26)}Q0 ${n(edge - r * 0.02)} ${n(-r * 1.6)} ${n(edge + r * 0.26)}Z`,
				{ fill: "#200a33", opacity: 0.32 },
			),
			path(
				`M${n(-r * 1.6)} ${n(-ry * 2.4)}L${n(r * 1.6)} ${n(-ry * 2.4)}L${n(r * 1.6)} ${n(edge)}Q0 ${n(edge - r * 0.3)} ${n(-r * 1.6)} ${n(edge)}Z`,
				skin,
			),
			path(`M${n(-r * 1.6)} ${n(edge)}Q0 ${n(edge - r * 0.3)} ${n(r * 1.6)} ${n(edge)}`, {
				fill: "none",
				stroke: darken(skin, 0.35),
				"stroke-width": n(r * 0.08),
			}),
		],
		{ rotate: -side * tilt },
	);
	const under =
		lower > 0
			? path(
					`M${n(-r * 1.4)} ${n(ry * 1.4)}V${n(ry - lower * 2 * ry)}Q0 ${n(ry - lower * 2 * ry - r * 0.35)} ${n(r * 1.4)} ${n(ry - lower * 2 * ry)}V${n(ry * 1.4)}Z`,
					skin,
				)
			: "";
	const socket = ellipse(
		0,
		r * 0.05,
		r * 1.1,
		ry * 1.08,
		radial(
			[
				[0, darken(skin, 0.5), 0.55],
				[0.86, darken(skin, 0.5), 0.5],
				[1, darken(skin, 0.5), 0],
			],
			0.5,
			0.5,
			0.5,
		),
	);
	const inside = clipped(ellipse(0, 0, r, ry, "#fff"), [ball, disc, flash, upper, under]);
	return at(x, y, [socket, inside]);
}

/** A pair of eyes around (x, y); `gap` is the distance between the centres. */
export const eyes = (x: number, y: number, r: number, gap: number, gaze: Gaze = {}): string =>
	eye(x - gap / 2, y, r, -1, gaze) + eye(x + gap / 2, y, r, 1, gaze);
