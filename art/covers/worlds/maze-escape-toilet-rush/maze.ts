/** Maze Escape: the maze from above. */
import * as k from "../../kit/index.ts";
import { LEAVES } from "./clay.ts";

type Cell = readonly [x1: number, y1: number, x2: number, y2: number];

/** A maze seen from above at a slant: hedge walls as thick strokes; `s` is the size of a cell. */
export function mazeAbove(
	w: number,
	h: number,
	walls: readonly Cell[],
	s: number,
	ox: number,
	oy: number,
	lift: number,
): k.Drawing {
	const d = walls
		.map(([a, c, e, f]) => `M${ox + a * s} ${oy + c * s * 0.8}L${ox + e * s} ${oy + f * s * 0.8}`)
		.join("");
	const luck = k.chance(5);
	const thick = s * 0.4;
	const spots = (paint: string, count: number): string =>
		k.path(
			k
				.times(count, () => {
					const [a, c, e, f] = luck.pick(walls);
					const t = luck.between(0, 1);
					const [x, y, r] = [
						ox + (a + (e - a) * t) * s + luck.between(-0.3, 0.3) * thick,
						oy + (c + (f - c) * t) * s * 0.8 - lift + luck.between(-0.3, 0.3) * thick,
						luck.between(0.04, 0.09) * s,
					];
					return `M${k.n(x - r)} ${k.n(y)}q${k.n(r)} ${k.n(-r * 1.4)} ${k.n(r * 2)} 0q${k.n(-r)} ${k.n(r)} ${k.n(-r * 2)} 0Z`;
				})
				.join(""),
			{ fill: paint, opacity: 0.7 },
		);
	const up = (y: number, paint: string, width = thick): string => k.at(0, y, k.line(d, paint, width));
	const lid = k.puff(
		LEAVES,
		thick * 0.2,
		[up(-lift, "#55bd4e", thick * 0.96), spots("#2f8f46", 260), spots("#a8e05c", 220)],
		{ box: [-50, -50, w + 100, h + 100] },
	);
	return [
		k.faded(0.4, k.blurred(10, k.at(26, 22, k.line(d, "#0c4a30", thick)))),
		k.times(6, (i) => up((-lift * i) / 6, k.mix("#145238", "#2f8f46", i / 6))),
		lid,
	];
}

export const SPIRAL: readonly Cell[] = [
	[0, 0, 14, 0],
	[0, 0, 0, 9],
	[14, 0, 14, 9],
	[0, 9, 6, 9],
	[8, 9, 14, 9],
	[1.5, 1.5, 8.5, 1.5],
	[10, 1.5, 12.5, 1.5],
	[1.5, 1.5, 1.5, 6],
	[1.5, 7.5, 5, 7.5],
	[6.5, 7.5, 12.5, 7.5],
	[12.5, 1.5, 12.5, 5],
	[3, 3, 3, 6],
	[3, 3, 6, 3],
	[7.5, 3, 11, 3],
	[11, 3, 11, 6],
	[3, 6, 5, 6],
	[9, 6, 11, 6],
	[4.5, 4.5, 4.5, 6],
	[9.5, 3, 9.5, 4.5],
	[12.5, 6.2, 12.5, 7.5],
];

export const gravel = (w: number, h: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	return [
		k.rect(0, 0, w, h, 0, k.linear(["#fbeac0", "#f0d29a", "#dcb47c"], 70)),
		["#c79a5e", "#fff8dc"].map((paint) =>
			k.path(
				k
					.times(120, () => {
						const [x, y, r] = [luck.between(0, w), luck.between(0, h), luck.between(3, 9)];
						return `M${k.n(x - r)} ${k.n(y)}a${k.n(r)} ${k.n(r * 0.6)} 0 1 0 ${k.n(r * 2)} 0a${k.n(r)} ${k.n(r * 0.6)} 0 1 0 ${k.n(-r * 2)} 0Z`;
					})
					.join(""),
				{ fill: paint, opacity: 0.5 },
			),
		),
	];
};
