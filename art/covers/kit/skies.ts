/** Sky, sun, moon, stars, rays, clouds and far hills. */
import { clay, glow, type Light } from "./clay.ts";
import { linear, radial, type Stop } from "./paint.ts";
import { chance, times } from "./random.ts";
import { circle, path, polygon, rect } from "./shapes.ts";
import { at, type Drawing, faded, n, type Point } from "./svg.ts";

/** A full-width field of colour, top to bottom. */
export const backdrop = (w: number, h: number, stops: readonly Stop[], angle = 90): string =>
	rect(0, 0, w, h, 0, linear(stops, angle));

/** Sun or moon of radius `r` with a wide halo. */
export const orb = (x: number, y: number, r: number, colour: string, halo: string): string =>
	glow(x, y, r * 4.2, r * 4.2, halo, 0.75) +
	circle(
		x,
		y,
		r,
		radial(
			[
				[0, "#ffffff"],
				[0.7, colour],
				[1, halo],
			],
			0.45,
			0.42,
			0.62,
		),
	);

/** `count` stars in the box (0, 0, w, h). */
export function stars(w: number, h: number, count: number, seed: number, colour = "#ffffff"): Drawing {
	const luck = chance(seed);
	return times(count, () =>
		circle(luck.between(0, w), luck.between(0, h), luck.between(1, 3.6), {
			fill: colour,
			opacity: n(luck.between(0.35, 1)),
		}),
	);
}

/** Light beams from (x, y) over `reach` units: `count` wedges in the sector `from`..`to` (degrees, 0 right, 90 down). */
export function rays(
	x: number,
	y: number,
	reach: number,
	count: number,
	colour: string,
	opacity = 0.25,
	from = 7,
	to = 367,
): Drawing {
	const fill = radial(
		[
			[0, colour, 1],
			[1, colour, 0],
		],
		0.5,
		0.5,
		0.5,
	);
	const step = (to - from) / count;
	const wedge = (i: number): Point[] => {
		const tip = (angle: number): Point => [
			x + Math.cos((angle * Math.PI) / 180) * reach,
			y + Math.sin((angle * Math.PI) / 180) * reach,
		];
		return [[x, y], tip(from + i * step), tip(from + i * step + step * 0.52)];
	};
	const beams = times(count, (i) => polygon(wedge(i))).join("");
	// one path, so that the gradient is centred on the source whatever wedge is drawn
	const frame = `M${n(x - reach)} ${n(y - reach)}h0M${n(x + reach)} ${n(y + reach)}h0`;
	return faded(opacity, path(beams + frame, fill));
}

/** A clay cloud, `w` wide, its flat foot at (x, y). `seed` varies the bumps. */
export function cloud(light: Light, x: number, y: number, w: number, paint = "#ffffff", seed = 1): string {
	const luck = chance(seed * 97 + 5);
	const bumps = times(5, (i) => {
		const t = (i + 0.5) / 5;
		const r = w * (0.1 + 0.1 * Math.sin(Math.PI * t)) * luck.between(0.85, 1.2);
		return circle((t - 0.5) * w * 0.78, -r * luck.between(0.75, 1.05), r, paint);
	});
	return at(x, y, clay(light, w * 0.055, [rect(-w / 2, -w * 0.15, w, w * 0.15, w * 0.075, paint), bumps].flat()));
}

/** A ridge of hills over the whole width: crest around `y`, foot at `bottom`. Light top edge, hazy below. */
export function ridge(
	w: number,
	y: number,
	bottom: number,
	height: number,
	seed: number,
	top: string,
	base: string,
	bumps = 5,
): string {
	const luck = chance(seed);
	const step = w / bumps;
	let d = `M${n(-step)} ${n(bottom)}V${n(y)}`;
	for (let i = -1; i < bumps + 1; i++) {
		const rise = luck.between(0.45, 1) * height;
		d += `C${n(i * step + step * 0.3)} ${n(y - rise)} ${n(i * step + step * 0.7)} ${n(y - rise)} ${n((i + 1) * step)} ${n(y - luck.between(0, 0.25) * height)}`;
	}
	return path(
		`${d}V${n(bottom)}Z`,
		linear([
			[0, top],
			[0.7, base],
		]),
	);
}
