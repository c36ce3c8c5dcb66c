/** Italian Brainrot Clicker: the piazza. */
import * as k from "../../kit/index.ts";
import { b, LAMP, LIGHT } from "./clay.ts";

/** A house front with shutters and an awning, foot at (x, y). */
export function house(
	x: number,
	y: number,
	w: number,
	h: number,
	paint: string,
	shutter: string,
	awning: string,
	seed: number,
): k.Drawing {
	const cols = Math.max(2, Math.round(w / 110));
	const rows = Math.max(2, Math.round((h - 130) / 140));
	const step = w / cols;
	const pane = (arched: boolean, flowers: boolean): string =>
		k.shared([
			k.rect(-24, -40, 48, 80, arched ? 24 : 5, "#fff8ec"),
			k.rect(-18, -34, 36, 70, arched ? 18 : 3, k.linear(["#5a7ab8", "#a8dcf0"])),
			k.rect(-44, -38, 20, 78, 4, shutter),
			k.rect(24, -38, 20, 78, 4, shutter),
			k.rect(-40, 42, 80, 11, 5, "#fff4e4"),
			flowers ? [-24, -8, 8, 24].map((d, i) => k.circle(d, 38, 10, k.cycle(["#f0567a", "#5cb86a"], i))) : "",
		]);
	const windows = k.times(rows, (r) =>
		k.times(cols, (c) =>
			k.at(
				x + step * (c + 0.5),
				y - 190 - (r + 0.5) * ((h - 220) / rows),
				pane((seed + r) % 2 === 1, (r + c + seed) % 3 === 0),
			),
		),
	);
	const stripes = k.times(8, (i) =>
		k.path(
			`M${x + w * 0.08 + (i * w * 0.84) / 8} ${y - 150}h${(w * 0.84) / 8}l${(i - 3.5) * 4 + 4} 56q${-w * 0.05} 22 ${-w * 0.11} 0Z`,
			i % 2 ? "#fff8ec" : awning,
		),
	);
	return [
		b.whole(
			12,
			[
				k.rect(x, y - h, w, h, 6, k.linear([paint, k.darken(paint, 0.07)])),
				windows,
				k.rect(x + w * 0.38, y - 96, w * 0.24, 96, 10, "#8a4a3a"),
				k.rect(x + w * 0.08, y - 84, w * 0.22, 60, 6, "#a8dcf0"),
				k.rect(x + w * 0.7, y - 84, w * 0.22, 60, 6, "#a8dcf0"),
			],
			8,
		),
		b.whole(
			8,
			[
				k.path(
					`M${x - 18} ${y - h + 16}L${x + 10} ${y - h - 40}H${x + w - 10}L${x + w + 18} ${y - h + 16}Z`,
					"#e8784f",
				),
				[0, 1].map((odd) =>
					k.path(
						k
							.times(
								Math.round(w / 68),
								(i) => `M${k.n(x + (i * 2 + odd) * 34 - 3)} ${k.n(y - h + 16)}a17 17 0 1 0 34 0a17 17 0 1 0 -34 0`,
							)
							.join(""),
						odd ? "#f08a5c" : "#e07048",
					),
				),
			],
			6,
		),
		b.whole(7, stripes, 10),
	];
}

/** The leaning bell tower, foot at (x, y), h tall. */
export const tower = (x: number, y: number, h: number, lean = 5, paint = "#c8e8b0"): k.Drawing =>
	k.at(
		x,
		y,
		k
			.times(5, (i) => {
				const [w, fh, fy] = [h * (0.26 - i * 0.018), h * 0.17, -i * h * 0.185];
				return [
					b.slab(-w / 2, fy - fh, w, fh + 8, 8, paint, h * 0.035, 4),
					k.times(5, (c) => {
						const wx = (c - 2) * w * 0.185;
						return k.path(
							`M${k.n(wx - w * 0.06)} ${k.n(fy - fh * 0.1)}V${k.n(fy - fh * 0.6)}a${k.n(w * 0.06)} ${k.n(w * 0.06)} 0 0 1 ${k.n(w * 0.12)} 0V${k.n(fy - fh * 0.1)}Z`,
							k.linear(["#5a7a8a", "#8ab09a"]),
						);
					}),
					b.slab(-w * 0.58, fy - fh - h * 0.012, w * 1.16, h * 0.028, 6, "#fff6e4", h * 0.007, 4),
				];
			})
			.concat([
				[
					b.form(
						`M${-h * 0.1} ${-h * 0.92}C${-h * 0.1} ${-h * 1.04} ${h * 0.1} ${-h * 1.04} ${h * 0.1} ${-h * 0.92}Z`,
						"#e8784f",
						h * 0.03,
					),
					k.line(`M0 ${-h}V${-h * 1.06}`, "#ffd23f", h * 0.014),
				],
			]),
		{ rotate: lean },
	);

export const WALLS = ["#ffc8a8", "#d4ecb8", "#ffe0b0", "#ffb8b0", "#f8e8c8", "#c8e4d8"] as const;

/** The piazza: sky, row of houses, tower, paving. */
export function piazza(w: number, h: number, horizon: number, s: number, towerX: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	let x = -40 * s;
	const row: k.Drawing[] = [];
	let i = seed;
	while (x < w) {
		const width = luck.between(190, 280) * s;
		row.push(
			k.at(
				x,
				horizon + 10,
				house(
					0,
					0,
					width / s,
					luck.between(330, 470),
					k.cycle(WALLS, i),
					k.cycle(["#5aa87a", "#4a8ab0", "#c8705a"], i),
					k.cycle(["#f0567a", "#5cb87a", "#4aa8d8"], i + 1),
					i,
				),
				{ scale: s },
			),
		);
		x += width + 2;
		i++;
	}
	const lines =
		k.times(13, (j) => `M${w * 0.5 + (j - 6) * w * 0.06} ${horizon}L${w * 0.5 + (j - 6) * w * 0.3} ${h}`).join("") +
		k.times(7, (j) => `M0 ${horizon + ((j + 1) / 7.5) ** 1.9 * (h - horizon)}H${w}`).join("");
	return [
		k.rect(
			0,
			0,
			w,
			horizon + 20,
			0,
			k.linear([
				[0, "#7cc4f4"],
				[0.5, "#c4ecf4"],
				[1, "#fff0d8"],
			]),
		),
		k.orb(w * 0.24, horizon * 0.2, w * 0.03, "#fffbe0", "#fff0b0"),
		k.rays(w * 0.24, horizon * 0.2, w, 16, "#ffffff", 0.22),
		k.cloud({ ...LIGHT, lamp: { ...LAMP, shade: "#c89ac8" } }, w * 0.78, horizon * 0.26, 300 * s, "#fffaf4", seed),
		k.cloud({ ...LIGHT, lamp: { ...LAMP, shade: "#c89ac8" } }, w * 0.08, horizon * 0.42, 240 * s, "#fffaf4", seed + 3),
		row,
		k.rect(
			0,
			horizon * 0.4,
			w,
			horizon * 0.6 + 20,
			0,
			k.linear([
				[0, "#ffeeda", 0.25],
				[1, "#ffe0c8", 0.5],
			]),
		),
		tower(towerX, horizon + 26, horizon * 0.98, 6),
		k.rect(
			0,
			horizon,
			w,
			h - horizon,
			0,
			k.linear([
				[0, "#f4d0b8"],
				[0.3, "#ffe4c8"],
				[0.7, "#f0bfae"],
				[1, "#b8789c"],
			]),
		),
		k.line(lines, "#d89a8a", 4, { opacity: 0.45 }),
		k.ellipse(w * 0.5, horizon + (h - horizon) * 0.6, w * 0.42, (h - horizon) * 0.28, {
			fill: "#fff6e4",
			opacity: 0.4,
		}),
		k.ripple(w * 0.5, horizon + (h - horizon) * 0.6, w * 0.4, (h - horizon) * 0.26, "#e88a9a", 10, 0.5),
		k.ripple(w * 0.5, horizon + (h - horizon) * 0.6, w * 0.34, (h - horizon) * 0.21, "#7ac08a", 8, 0.5),
	];
}
