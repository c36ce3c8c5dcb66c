/** Maze Escape: the garden at path level. */
import * as k from "../../kit/index.ts";
import { CLOUDS } from "./clay.ts";
import { hedge } from "./things.ts";

export const skyOver = (w: number, horizon: number): k.Drawing => [
	k.rect(
		0,
		0,
		w,
		horizon + 60,
		0,
		k.linear([
			[0, "#4fb4f5"],
			[0.6, "#a4e4fb"],
			[1, "#fff6c8"],
		]),
	),
	k.orb(w * 0.2, horizon * 0.26, w * 0.035, "#fffbe0", "#fff2a8"),
];

/** A corridor of hedges in perspective that ends at the golden toilet at (vx, vy). */
export function corridor(w: number, h: number, vx: number, vy: number): k.Drawing {
	const wall = (x0: number, t0: number, t1: number, side: -1 | 1, seed: number, tall: number): k.Drawing => {
		const p = (t: number, up: number): k.Point => [vx + (x0 - vx) * t, vy + (h * 1.06 - vy) * t - up * t];
		const [a, c, d, e] = [p(t0, 0), p(t1, 0), p(t1, tall), p(t0, tall)];
		const near = p(t1, tall);
		const thick = side * w * 0.34 * t1;
		const top = k.polygon([e, d, [near[0] + thick, near[1]], [e[0] + side * w * 0.34 * t0, e[1]]]);
		const front = k.polygon([c, d, [d[0] + thick, d[1]], [c[0] + thick, c[1]]]);
		const bx = (q: readonly k.Point[]): [number, number, number, number] => {
			const xs = q.map(([x]) => x),
				ys = q.map(([, y]) => y);
			return [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
		};
		return [
			hedge(k.polygon([a, c, d, e]), bx([a, c, d, e]), seed, side < 0 ? "#2f9048" : "#44b452", 12 * t1 + 4),
			k.path(top, k.linear(["#a8e060", "#5cc44e"])),
			hedge(front, bx([c, d, [d[0] + thick, d[1]], [c[0] + thick, c[1]]]), seed + 1, "#3aa24c", 20 * t1 + 4),
		];
	};
	const [l, r] = [-w * 0.28, w * 1.28];
	return [
		skyOver(w, vy),
		k.rays(vx, vy - 60, w * 0.8, 18, "#fff6b0", 0.45),
		k.cloud(CLOUDS, w * 0.74, vy * 0.36, w * 0.24, "#ffffff", 3),
		k.cloud(CLOUDS, w * 0.12, vy * 0.62, w * 0.2, "#ffffff", 5),
		k.ridge(w, vy + 4, vy + 60, vy * 0.2, 6, "#7ad08a", "#5cb86a", 6),
		k.rect(0, vy, w, h - vy, 0, k.linear(["#9ad860", "#57b044", "#2c7a3e"])),
		k.path(
			k.polygon([
				[vx - w * 0.015, vy],
				[vx + w * 0.015, vy],
				[r - w * 0.12, h * 1.06],
				[l + w * 0.12, h * 1.06],
			]),
			k.linear(["#fff2c0", "#f5dc9c", "#d8ac6c"]),
		),
		k.times(9, (i) => {
			const t = ((i + 1) / 9) ** 2;
			return k.ellipse(vx + (i % 2 ? 1 : -1) * t * w * 0.1, vy + (h - vy) * t, t * w * 0.12, t * 14, {
				fill: "#b98a4c",
				opacity: 0.3,
			});
		}),
		wall(l, 0.1, 0.2, -1, 3, h * 0.62),
		wall(r, 0.1, 0.2, 1, 5, h * 0.62),
		wall(l, 0.26, 0.44, -1, 7, h * 0.58),
		wall(r, 0.26, 0.44, 1, 9, h * 0.58),
		wall(l, 0.56, 0.94, -1, 11, h * 0.52),
		wall(r, 0.56, 0.94, 1, 13, h * 0.52),
	];
}
