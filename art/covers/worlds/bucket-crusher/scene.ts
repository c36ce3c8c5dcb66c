/** Bucket Crusher: the yard. */
import * as k from "../../kit/index.ts";
import { tower } from "./bricks.ts";
import { BLUES, b, PINKS, SOFT } from "./clay.ts";

/** Day over a yard of toy towers: pale sky, far towers, crane, floor with painted lines. */
export function yard(w: number, h: number, horizon: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	return [
		k.rect(
			0,
			0,
			w,
			horizon + 40,
			0,
			k.linear([
				[0, "#58aef2"],
				[0.55, "#a8dcfa"],
				[1, "#ffeedd"],
			]),
		),
		k.orb(w * 0.16, horizon * 0.24, w * 0.032, "#fffbe0", "#fff0b8"),
		k.rays(w * 0.16, horizon * 0.24, w, 14, "#ffffff", 0.18),
		k.cloud(SOFT, w * 0.42, horizon * 0.26, w * 0.2, "#ffffff", seed),
		k.cloud(SOFT, w * 0.86, horizon * 0.36, w * 0.22, "#ffffff", seed + 2),
		k.times(9, (i) =>
			tower(
				(i / 8) * w + luck.between(-20, 20),
				horizon + 20,
				3,
				Math.round(luck.between(6, 15)),
				w * 0.026,
				seed + i,
				i % 3 === 1 ? BLUES : PINKS,
				undefined,
				0.4,
				0.55,
			),
		),
		k.faded(
			0.75,
			k.at(
				w * 0.66,
				horizon + 20,
				b.whole(3, [
					k.line(
						`M0 0V${-horizon * 0.72}M${-w * 0.12} ${-horizon * 0.62}H${w * 0.2}M0 ${-horizon * 0.72}L${w * 0.19} ${-horizon * 0.63}M0 ${-horizon * 0.72}L${-w * 0.11} ${-horizon * 0.63}`,
						"#ffb84a",
						w * 0.007,
					),
					k.line(`M${w * 0.15} ${-horizon * 0.62}V${-horizon * 0.4}`, "#8a7ab0", w * 0.002),
				]),
			),
		),
		k.rect(
			0,
			horizon,
			w,
			h - horizon,
			0,
			k.linear([
				[0, "#f8dfd0"],
				[0.2, "#e8c2b4"],
				[0.6, "#b4869a"],
				[1, "#6a4a7c"],
			]),
		),
		k.times(7, (i) =>
			k.path(
				k.polygon([
					[w * 0.5 + (i - 3) * w * 0.12, horizon],
					[w * 0.5 + (i - 3) * w * 0.122 + 4, horizon],
					[w * 0.5 + (i - 3) * w * 0.5 + 22, h],
					[w * 0.5 + (i - 3) * w * 0.5, h],
				]),
				{ fill: "#fff4e4", opacity: 0.28 },
			),
		),
		k.times(4, (i) =>
			k.rect(0, horizon + ((i + 1) / 4.4) ** 2 * (h - horizon), w, 3 + i * 3, 0, { fill: "#fff4e4", opacity: 0.22 }),
		),
	];
}
