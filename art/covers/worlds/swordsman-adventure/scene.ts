/** Swordsman Adventure: sky, hills, islands and the castle. */
import * as k from "../../kit/index.ts";
import { terrain } from "../../kit/terrain.ts";
import { form, GOLD, RED, SUN } from "./clay.ts";

const tower = (x: number, foot: number, w: number, h: number, roof = RED): k.Drawing => [
	form(w * 0.14, k.rect(x - w / 2, foot - h, w, h, w * 0.08, "#efe6f2")),
	form(w * 0.09, k.rect(x - w * 0.6, foot - h - w * 0.1, w * 1.2, w * 0.3, w * 0.08, "#fbf4fb"), w * 0.06),
	form(
		w * 0.12,
		k.path(
			`M${k.n(x - w * 0.72)} ${k.n(foot - h - w * 0.06)}Q${k.n(x)} ${k.n(foot - h + w * 0.14)} ${k.n(x + w * 0.72)} ${k.n(foot - h - w * 0.06)}L${k.n(x)} ${k.n(foot - h - w * 1.5)}Z`,
			roof,
		),
		w * 0.08,
	),
	k.line(`M${k.n(x)} ${k.n(foot - h - w * 1.48)}v${k.n(-w * 0.5)}`, "#8a5a34", w * 0.06),
	form(
		w * 0.05,
		k.path(
			`M${k.n(x)} ${k.n(foot - h - w * 1.95)}q${k.n(w * 0.36)} ${k.n(-w * 0.06)} ${k.n(w * 0.62)} ${k.n(w * 0.14)}q${k.n(-w * 0.3)} ${k.n(w * 0.1)} ${k.n(-w * 0.62)} ${k.n(w * 0.2)}Z`,
			GOLD,
		),
	),
	k.path(
		`M${k.n(x - w * 0.13)} ${k.n(foot - h * 0.5)}v${k.n(-w * 0.3)}a${k.n(w * 0.13)} ${k.n(w * 0.13)} 0 0 1 ${k.n(w * 0.26)} 0v${k.n(w * 0.3)}Z`,
		"#4a4380",
	),
];

/** An island in the air; grass line at (x, y), `w` wide, rock hanging below. */
export const island = (x: number, y: number, w: number, on: k.Drawing = "", deep = 0.6): k.Drawing =>
	k.at(x, y, [
		form(
			w * 0.05,
			k.path(
				k.smooth(
					[
						[-w * 0.47, 0],
						[-w * 0.3, w * deep * 0.5],
						[-w * 0.12, w * deep * 0.62],
						[-w * 0.02, w * deep],
						[w * 0.12, w * deep * 0.66],
						[w * 0.3, w * deep * 0.44],
						[w * 0.47, 0],
					],
					true,
				),
				k.linear(["#b98a6e", "#8a6a8e", "#6f6aa8"]),
			),
		),
		k.times(4, (i) =>
			k.path(
				k.polygon([
					[(-0.3 + i * 0.18) * w, w * 0.06],
					[(-0.24 + i * 0.18) * w, w * 0.06],
					[(-0.26 + i * 0.16) * w, w * deep * (0.3 + (i % 2) * 0.2)],
				]),
				{ fill: "#4a3a6e", opacity: 0.3 },
			),
		),
		on,
		form(
			w * 0.03,
			k.path(
				k.smooth(
					[
						[-w * 0.5, 0],
						[-w * 0.3, -w * 0.05],
						[0, -w * 0.06],
						[w * 0.3, -w * 0.05],
						[w * 0.5, 0],
						[w * 0.4, w * 0.075],
						[w * 0.25, w * 0.05],
						[w * 0.08, w * 0.1],
						[-w * 0.1, w * 0.055],
						[-w * 0.28, w * 0.09],
						[-w * 0.42, w * 0.06],
					],
					true,
				),
				k.linear(["#a4e05a", "#4fb04a"]),
			),
			w * 0.015,
		),
	]);

/** The castle on its island, `w` wide. */
export const castle = (x: number, y: number, w: number): k.Drawing =>
	k.at(
		x,
		y,
		island(0, 0, 600, [
			tower(-120, 0, 84, 250),
			tower(130, 0, 84, 210),
			tower(0, -20, 110, 340, "#3f74e0"),
			form(12, k.rect(-190, -140, 380, 150, 6, "#e4d9ea")),
			k.times(8, (i) => form(4, k.rect(-190 + i * 50, -164, 32, 32, 4, "#f4ecf6"))),
			tower(-206, 10, 66, 160, "#3f74e0"),
			tower(212, 10, 66, 130),
			k.path("M-42 14V-50A42 42 0 0 1 42 -50V14Z", "#6b4030"),
			k.path("M-30 14V-48A30 30 0 0 1 30 -48V14Z", "#3a2348"),
			k.bush(SUN, -130, 14, 120, "#4fae48", 3),
			k.bush(SUN, 120, 18, 130, "#5abb4e", 5),
		]),
		{ scale: w / 600 },
	);

export const sky = (w: number, h: number, sun: k.Point, seed = 1): k.Drawing => {
	const luck = k.chance(seed);
	return [
		k.backdrop(w, h, ["#2f86ea", "#63b8fa", "#bfeaff", "#fdf6d8"]),
		k.rays(sun[0], sun[1], Math.max(w, h), 14, "#ffffff", 0.25, 0, 360),
		k.orb(sun[0], sun[1], Math.min(w, h) * 0.06, "#fff8d0", "#ffefa8"),
		k.times(6, (i) =>
			k.faded(
				0.95,
				k.cloud(
					SUN,
					((i + luck.between(0.1, 0.9)) * w) / 6,
					h * luck.between(0.12, 0.62),
					w * luck.between(0.12, 0.24),
					"#ffffff",
					seed + i,
				),
			),
		),
	];
};

export const hills = (w: number, h: number, y: number, seed: number): k.Drawing => [
	k.ridge(w, y - h * 0.02, h, h * 0.12, seed, "#9fdcc8", "#74c4a8", 4),
	k.ridge(w, y + h * 0.03, h, h * 0.11, seed + 1, "#84d288", "#4fae6a", 3),
	k.times(5, (i) =>
		k.tree(SUN, w * (0.06 + i * 0.23), y + h * 0.06, h * 0.1, i % 2 ? "#3f9a58" : "#57b45c", "#7a5236", seed + i),
	),
];

/** A grassy mound across the front with tufts and flowers. */
export const meadow = (w: number, h: number, y: number, bow: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	return [
		terrain(
			[
				[-60, y + bow],
				[w * 0.28, y + bow * 0.16],
				[w * 0.6, y - bow * 0.2],
				[w + 60, y + bow * 0.6],
			],
			h,
			k.linear(["#a8e45c", "#58b648", "#2f8a48"]),
			{ lip: "#e8ff9a", band: h * 0.03, strength: 0.75 },
		),
		k.times(26, () =>
			k.tuft(
				luck.between(0, w),
				y + bow * 0.7 + luck.between(0, 1) * (h - y),
				h * 0.03,
				luck.pick(["#8ad04e", "#4fa844", "#b8ee6c"]),
			),
		),
		k.times(9, () =>
			k.flower(
				SUN,
				luck.between(0, w),
				y + bow + luck.between(0, 0.9) * (h - y - bow),
				h * 0.013,
				luck.pick(["#ff7aa0", "#ffffff", "#ffd23f"]),
			),
		),
	];
};
