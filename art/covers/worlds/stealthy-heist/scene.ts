/** Stealthy Heist: the museum hall. */
import * as k from "../../kit/index.ts";
import { form, golden } from "./clay.ts";

export const column = (x: number, top: number, foot: number, w: number, shade = 0): k.Drawing => [
	k.rect(x - w / 2, top, w, foot - top, 0, k.linear(["#222f80", "#5b6cc8", "#8894e6", "#3d4ca6", "#182268"], 0)),
	[-0.3, -0.1, 0.1, 0.3].map((part) =>
		k.rect(x + part * w - w * 0.02, top, w * 0.04, foot - top, 0, { fill: "#141b5a", opacity: 0.4 }),
	),
	form(
		w * 0.08,
		[
			k.rect(x - w * 0.68, foot - w * 0.32, w * 1.36, w * 0.34, w * 0.1, "#6876cc"),
			k.rect(x - w * 0.68, top - w * 0.05, w * 1.36, w * 0.32, w * 0.1, "#6876cc"),
		],
		6,
	),
	shade > 0 ? k.rect(x - w * 0.7, top, w * 1.4, foot - top, 0, { fill: "#10154e", opacity: shade }) : "",
];

/** A gilded frame around a little painted landscape or portrait. */
export const painting = (x: number, y: number, w: number, h: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	const sky = luck.pick(["#7a4fb8", "#c25a86", "#3f7fb8", "#4a9a8c"]);
	return [
		k.rect(x + 10, y + 16, w, h, 6, { fill: "#0a0d3a", opacity: 0.5 }),
		golden(7, k.rect(x, y, w, h, 8, "#d79a3a")),
		k.clipped(k.rect(x + w * 0.09, y + w * 0.09, w * 0.82, h - w * 0.18, 4, "#fff"), [
			k.rect(x, y, w, h, 0, k.linear([sky, "#f0b48a"])),
			k.circle(x + w * luck.between(0.3, 0.7), y + h * 0.38, w * 0.13, "#ffe6a8"),
			k.path(
				k.smooth(
					[
						[x - 20, y + h],
						[x, y + h * 0.62],
						[x + w * 0.35, y + h * 0.48],
						[x + w * 0.7, y + h * 0.7],
						[x + w + 20, y + h * 0.52],
						[x + w + 20, y + h + 30],
					],
					true,
				),
				"#3d3f86",
			),
			k.rect(
				x,
				y,
				w,
				h,
				0,
				k.linear(
					[
						[0, "#ffffff", 0.22],
						[0.4, "#ffffff", 0],
						[1, "#0a0d3a", 0.35],
					],
					60,
				),
			),
		]),
	];
};

/** Chequered marble floor in perspective from the line `y` down, vanishing at `vx`. */
function floor(w: number, h: number, y: number, vx: number): k.Drawing {
	const tiles: string[] = [];
	const rows = 9;
	const depth = (i: number): number => y + (h - y) * (i / rows) ** 1.9;
	for (let i = 0; i < rows; i++)
		for (let j = -9; j < 9; j++) {
			if ((i + j) % 2 !== 0) continue;
			const at2 = (u: number, row: number): k.Point => [
				vx + u * (w / 9) * (0.36 + 1.25 * ((depth(row) - y) / (h - y))),
				depth(row),
			];
			tiles.push(k.polygon([at2(j, i), at2(j + 1, i), at2(j + 1, i + 1), at2(j, i + 1)]));
		}
	return [
		k.rect(0, y, w, h - y, 0, k.linear(["#29358f", "#3d4db4", "#1c2470"])),
		k.path(tiles.join(""), { fill: "#8f9bea", opacity: 0.28 }),
		k.rect(
			0,
			y,
			w,
			(h - y) * 0.35,
			0,
			k.linear([
				[0, "#0d1250", 0.75],
				[1, "#0d1250", 0],
			]),
		),
	];
}

/** The hall: wall with an arched window and moon, paintings, columns, floor. */
export function hall(w: number, h: number, horizon: number, vx: number, moon: k.Point, seed = 3): k.Drawing {
	const [mx, my] = moon;
	const r = Math.min(w, h) * 0.16;
	const arch = k.path(
		`M${k.n(mx - r)} ${k.n(my + r * 1.9)}V${k.n(my - r * 0.2)}A${k.n(r)} ${k.n(r)} 0 0 1 ${k.n(mx + r)} ${k.n(my - r * 0.2)}V${k.n(my + r * 1.9)}Z`,
		"#fff",
	);
	return [
		k.backdrop(w, horizon + 4, ["#0e1350", "#1d2a80", "#33439f"]),
		k.times(Math.ceil(w / 220), (i) => k.rect(i * 220, 0, 5, horizon, 0, { fill: "#0a0e44", opacity: 0.5 })),
		k.glow(mx, my, r * 4, r * 4, "#6f9dff", 0.55),
		form(
			10,
			k.path(
				`M${k.n(mx - r * 1.2)} ${k.n(my + r * 2)}V${k.n(my - r * 0.2)}A${k.n(r * 1.2)} ${k.n(r * 1.2)} 0 0 1 ${k.n(mx + r * 1.2)} ${k.n(my - r * 0.2)}V${k.n(my + r * 2)}Z`,
				"#4a5abc",
			),
			10,
		),
		k.clipped(arch, [
			k.rect(mx - r, my - r * 1.4, r * 2, r * 3.4, 0, k.linear(["#3f7be0", "#8fc6ff"])),
			k.circle(mx + r * 0.2, my - r * 0.1, r * 0.5, k.radial(["#ffffff", "#fff6d0", "#ffe9a8"])),
			k.rect(mx - 5, my - r * 1.4, 10, r * 4, 0, "#2a3890"),
			k.rect(mx - r, my + r * 0.7, r * 2, 10, 0, "#2a3890"),
		]),
		k.faded(
			0.3,
			k.path(
				k.polygon([
					[mx - r, my + r * 1.9],
					[mx + r, my + r * 1.9],
					[mx + r * 3.4, h],
					[mx - r * 0.6, h],
				]),
				k.linear([
					[0, "#bcd8ff", 0.9],
					[1, "#bcd8ff", 0],
				]),
			),
		),
		painting(w * 0.08 + seed, horizon * 0.24, h * 0.2, h * 0.26, seed),
		k.rect(0, horizon - h * 0.05, w, h * 0.05, 0, k.linear(["#5867c4", "#232e86"])),
		floor(w, h, horizon, vx),
	];
}
