/** Trees: each stands with its foot at (x, y) and is about `h` units tall. */
import { clay, contact, type Light } from "./clay.ts";
import { darken, lighten, radial } from "./paint.ts";
import { PLANT as H, planted } from "./planted.ts";
import { chance, times } from "./random.ts";
import { circle, line, path, taper } from "./shapes.ts";
import { at, n, type Point } from "./svg.ts";

/** A palm leaning by `lean` (-1..1). */
export function palm(
	light: Light,
	x: number,
	y: number,
	height: number,
	lean = 0.2,
	leaf = "#2f9a44",
	bark = "#a8602f",
): string {
	const h = H;
	const top: Point = [lean * h * 0.4, -h * 0.82];
	const spine: Point[] = [[0, 0], [lean * h * 0.1, -h * 0.42], top];
	const rings = times(7, (i) => {
		const t = (i + 0.6) / 7.6;
		return line(
			`M${n(lean * h * 0.4 * t * t - h * 0.04)} ${n(-h * 0.82 * t)}q${n(h * 0.04)} ${n(h * 0.028)} ${n(h * 0.08)} 0`,
			darken(bark, 0.45),
			h * 0.014,
			{ opacity: 0.75 },
		);
	});
	const frond = (angle: number, size: number, shade: string): string =>
		at(
			top[0],
			top[1],
			path(
				`M0 0C${n(size * 0.3)} ${n(-size * 0.3)} ${n(size * 0.8)} ${n(-size * 0.2)} ${n(size)} ${n(size * 0.3)}L${n(size * 0.82)} ${n(size * 0.16)}L${n(size * 0.78)} ${n(size * 0.32)}L${n(size * 0.6)} ${n(size * 0.08)}L${n(size * 0.52)} ${n(size * 0.24)}L${n(size * 0.36)} ${n(size * 0.02)}Z`,
				shade,
			),
			{ rotate: angle, scale: 1 },
		);
	const mirrored = (angle: number, size: number, shade: string): string =>
		at(2 * top[0], 0, at(-0, 0, frond(angle, size, shade)), { flip: true });
	const s = h * 0.42;
	const far = darken(leaf, 0.3);
	const crown = [
		frond(-48, s * 0.9, far),
		mirrored(-48, s * 0.9, far),
		frond(-20, s, leaf),
		mirrored(-20, s, leaf),
		frond(12, s * 0.95, lighten(leaf, 0.1)),
		mirrored(12, s * 0.95, lighten(leaf, 0.1)),
		frond(44, s * 0.7, far),
		mirrored(40, s * 0.72, far),
	];
	const nuts = [
		circle(top[0] - h * 0.03, top[1] + h * 0.035, h * 0.03, darken(bark, 0.35)),
		circle(top[0] + h * 0.035, top[1] + h * 0.03, h * 0.03, darken(bark, 0.2)),
	];
	return planted(x, y, height, [
		contact(0, 0, h * 0.16, h * 0.04),
		clay(light, h * 0.02, [path(taper(spine, h * 0.11, h * 0.06), bark), ...rings]),
		clay(light, h * 0.03, crown),
		clay(light, h * 0.012, nuts),
	]);
}

/** A round tree: trunk and a heap of soft balls. */
export function tree(
	light: Light,
	x: number,
	y: number,
	height: number,
	leaf = "#5fbf4a",
	bark = "#8a5634",
	seed = 1,
): string {
	const h = H;
	const luck = chance(seed * 31 + 7);
	const balls = times(7, (i) =>
		circle(
			Math.cos(i * 0.9) * h * 0.22 * luck.between(0.5, 1.1),
			-h * 0.66 + Math.sin(i * 2.1) * h * 0.14,
			h * luck.between(0.16, 0.25),
			leaf,
		),
	);
	const lumps = times(6, (i) =>
		circle(
			luck.between(-0.22, 0.16) * h,
			-h * (0.62 + 0.06 * i * luck.between(0.3, 1)),
			h * luck.between(0.07, 0.11),
			radial(
				[
					[0, lighten(leaf, 0.35), 0.7],
					[1, lighten(leaf, 0.2), 0],
				],
				0.4,
				0.35,
				0.6,
			),
		),
	);
	return planted(x, y, height, [
		contact(0, 0, h * 0.22, h * 0.05),
		clay(
			light,
			h * 0.025,
			path(
				taper(
					[
						[0, 0],
						[h * 0.015, -h * 0.3],
						[0, -h * 0.6],
					],
					h * 0.16,
					h * 0.1,
				),
				bark,
			),
		),
		clay(light, h * 0.075, balls, h * 0.02),
		lumps,
	]);
}
