/** Bucket Crusher: bricks, towers, dust. */
import * as k from "../../kit/index.ts";
import { b, PINKS, SOFT } from "./clay.ts";

/** One brick around the origin, 100 x 50, with its lit top. */
const brick = (paint: string): k.Drawing => [
	k.path("M-50 -25L-34 -40H66L50 -25Z", k.lighten(paint, 0.45)),
	k.path("M50 -25L66 -40V10L50 25Z", k.darken(paint, 0.4)),
	b.slab(-50, -25, 100, 50, 9, paint, 7),
];

/** Bricks flying in a heap or a spray: positions within the box, sizes by `size`. */
export const rubble = (
	x: number,
	y: number,
	w: number,
	h: number,
	count: number,
	size: number,
	seed: number,
	paints: readonly string[] = PINKS,
): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(count, () =>
		k.at(x + luck.between(-w / 2, w / 2), y + luck.between(-h / 2, h / 2), brick(luck.pick(paints)), {
			scale: (size / 100) * luck.between(0.65, 1.15),
			rotate: luck.between(-70, 70),
		}),
	);
};

/** A brick tower: `cols` x `rows` bricks of width `size`, foot at (x, y); bricks where `gone` is true are missing. */
export function tower(
	x: number,
	y: number,
	cols: number,
	rows: number,
	size: number,
	seed: number,
	paints: readonly string[] = PINKS,
	gone: (col: number, row: number) => boolean = () => false,
	side = 0.4,
	haze = 0,
): k.Drawing {
	const luck = k.chance(seed);
	const [w, h, deep] = [size, size * 0.5, cols * size * side];
	const rise = deep * 0.34;
	const air = (c: string): string => (haze > 0 ? k.mix(c, "#d8ecfc", haze) : c);
	const shade = paints.map((p) => air(k.darken(p, 0.34)));
	const faces: string[] = [];
	const sides: string[] = [];
	const panes: k.Drawing[] = [];
	for (let r = 0; r < rows; r++)
		for (let c = 0; c < cols; c++) {
			const bx = x + (c - cols / 2) * w + (r % 2 ? w * 0.12 : 0);
			const by = y - (r + 1) * h;
			if (gone(c, r)) continue;
			const top = r === rows - 1 || gone(c, r + 1);
			faces.push(k.rect(bx + 2, by + 2, w - 4, h - 4, h * 0.14, air(luck.pick(paints))));
			if (top)
				sides.push(
					k.path(
						k.polygon([
							[bx, by + 2],
							[bx + deep * 0.5, by - rise * 0.5],
							[bx + w + deep * 0.5, by - rise * 0.5],
							[bx + w, by + 2],
						]),
						air(k.lighten(k.cycle(paints, 0), 0.4)),
					),
				);
			if (c === cols - 1 || gone(c + 1, r))
				sides.push(
					k.path(
						k.polygon([
							[bx + w - 1, by],
							[bx + w + deep * 0.5, by - rise * 0.5],
							[bx + w + deep * 0.5, by + h - rise * 0.5],
							[bx + w - 1, by + h],
						]),
						luck.pick(shade),
					),
				);
			if (r % 4 === 2 && c % 2 === 1 && c < cols - 1 && r < rows - 2 && !gone(c, r + 1))
				panes.push([
					k.rect(bx - w * 0.1, by - h * 0.9, w * 0.8, h * 1.7, w * 0.16, air("#fff0e4")),
					k.rect(bx, by - h * 0.72, w * 0.6, h * 1.35, w * 0.1, k.linear([air("#3a5aa8"), air("#8ad0f4")])),
					k.line(`M${bx + w * 0.1} ${by + h * 0.3}L${bx + w * 0.42} ${by - h * 0.5}`, "#ffffff", w * 0.06, {
						opacity: 0.6,
					}),
				]);
		}
	const lit = rows * cols > 90 ? size * 0.05 : size * 0.06;
	return [sides, haze > 0.3 ? faces : b.whole(lit, faces), panes];
}

export const dust = (
	x: number,
	y: number,
	rx: number,
	ry: number,
	count: number,
	seed: number,
	paint = "#f6e4dc",
): k.Drawing => {
	const luck = k.chance(seed);
	return k.at(
		x,
		y,
		k.puff(
			SOFT.lamp as k.Lamp,
			ry * 0.22,
			k.times(count, () => {
				const a = luck.between(0, 6.28);
				const d = Math.sqrt(luck.between(0, 1));
				return k.circle(Math.cos(a) * rx * d, Math.sin(a) * ry * d * 0.5, ry * luck.between(0.42, 0.8), paint);
			}),
		),
	);
};

export const house =
	(cols: number, from: number): ((c: number, r: number) => boolean) =>
	(c, r) =>
		r >= from + (c >= cols * 0.5 ? 2 : 0) - (c < cols * 0.3 ? 2 : 0);
