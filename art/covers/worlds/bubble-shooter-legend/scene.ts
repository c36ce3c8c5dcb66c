/** Bubble Shooter Legend: the places and things. */
import * as k from "../../kit/index.ts";
import { bubble, DAWN } from "./hero.ts";

export const PUFF: k.Light = {
	key: "#ffffff",
	shade: "#a05ad8",
	rim: "#ffe0b8",
	from: -0.45,
	strength: [0.7, 0.5, 0.6],
};

const COLOURS = ["#ff4f6a", "#ffc02e", "#37d06a", "#2fa8ff", "#b45aff", "#ff7ad0"];

export const hue = (i: number): string => COLOURS[((i % 6) + 6) % 6] ?? "#ff4f6a";

/** A castle of candy on a cloud, `w` wide, foot at (x, y). */
export const castle = (x: number, y: number, w: number): k.Drawing => {
	const tower = (tx: number, tw: number, th: number, roof: string): k.Drawing => [
		k.clay(DAWN, tw * 0.16, k.rect(tx - tw / 2, -th, tw, th, 8, "#ffe6f2")),
		k.clay(
			DAWN,
			tw * 0.14,
			k.path(
				`M${tx - tw * 0.68} ${-th + 6}Q${tx} ${-th + tw * 0.22} ${tx + tw * 0.68} ${-th + 6}L${tx} ${-th - tw * 1.3}Z`,
				roof,
			),
			3,
		),
		k.path(
			`M${tx - tw * 0.14} ${-th * 0.56}v${-tw * 0.3}a${tw * 0.14} ${tw * 0.14} 0 0 1 ${tw * 0.28} 0v${tw * 0.3}Z`,
			"#8a4ac8",
		),
		k.line(`M${tx} ${-th - tw * 1.3}v${-tw * 0.4}`, "#8a4ac8", 4),
		k.path(`M${tx} ${-th - tw * 1.7}l${tw * 0.5} ${tw * 0.14}l${-tw * 0.5} ${tw * 0.16}Z`, "#ff4f6a"),
	];
	return k.at(x, y, [
		tower(-w * 0.26, w * 0.2, w * 0.5, "#b45aff"),
		tower(w * 0.26, w * 0.2, w * 0.44, "#2fa8ff"),
		tower(0, w * 0.28, w * 0.66, "#ff5aa0"),
		k.clay(DAWN, w * 0.04, k.rect(-w * 0.32, -w * 0.26, w * 0.64, w * 0.28, 10, "#fff0f8")),
		k.path(`M${-w * 0.08} 0v${-w * 0.1}a${w * 0.08} ${w * 0.08} 0 0 1 ${w * 0.16} 0v${w * 0.1}Z`, "#8a4ac8"),
		k.cloud(PUFF, 0, w * 0.12, w * 1.1, "#fff2fb", 3),
	]);
};

export function sky(w: number, h: number, sunX: number, sunY: number): k.Drawing {
	return [
		k.backdrop(w, h, ["#8a5af0", "#b884ff", "#ffb0e0", "#ffd8b0"]),
		k.rays(sunX, sunY, w, 18, "#fff4c8", 0.4),
		k.orb(sunX, sunY, Math.min(w, h) * 0.07, "#fffbe0", "#ffe6a0"),
		k.times(5, (i) =>
			k.line(
				`M${w * 0.02} ${h * 1.02 + i * 22}A${w * 0.52} ${h * 0.72} 0 0 1 ${w * 1.02} ${h * 0.98 + i * 22}`,
				hue([0, 1, 2, 3, 4][i] ?? 0),
				22,
				{ opacity: 0.32 },
			),
		),
	];
}

export const bank = (w: number, y: number, seed: number, count = 5): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(count, (i) =>
		k.cloud(
			PUFF,
			((i + 0.5) / count) * w + luck.between(-40, 40),
			y + luck.between(-20, 50),
			(w / count) * luck.between(1.3, 1.8),
			luck.pick(["#fff4fb", "#ffe6f6", "#f6ecff"]),
			i + seed,
		),
	);
};

/** A hanging field of bubbles: rows of a honeycomb from (x, y); `gap(row, column)` leaves holes. */
export const field = (
	x: number,
	y: number,
	r: number,
	rows: number,
	columns: number,
	seed: number,
	gap: (row: number, column: number) => boolean,
): k.Drawing =>
	k.times(rows, (row) =>
		k.times(columns - (row % 2), (c) =>
			gap(row, c)
				? ""
				: bubble(
						x + c * r * 2.02 + (row % 2) * r + r,
						y + row * r * 1.76 + r,
						r,
						hue(Math.floor((c + row * 0.5 + seed) / 2.2) + Math.floor(row / 2) * 2),
					),
		),
	);

export const pop = (x: number, y: number, r: number, colour: string, seed: number): k.Drawing => [
	k.glow(x, y, r * 1.6, r * 1.6, "#ffffff", 0.9),
	k.ripple(x, y, r, r, k.lighten(colour, 0.5), r * 0.1, 0.9),
	k.drops(x, y, r * 1.7, 14, 0, 360, r * 0.2, colour, seed),
];
