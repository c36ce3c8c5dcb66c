/** Chinese Cuisine Chef: the flames and the wok. */
import * as k from "../../kit/index.ts";
import { b, iron } from "./clay.ts";

/** One tongue of fire, foot at (x, y), about 200 tall at scale 1. */
export function flame(x: number, y: number, s: number, seed = 1): k.Drawing {
	const w = ((seed * 37) % 20) - 10;
	return k.at(
		x,
		y,
		[
			k.path(
				`M-66 0C-110 -70 -40 -100 ${-30 + w} -190C20 -150 40 -120 46 -150C100 -90 96 -40 66 0Q0 24 -66 0Z`,
				k.linear(["#ff4a1c", "#ff7a1f", "#ffb02e"]),
			),
			k.path(`M-42 2C-64 -50 -14 -70 ${w} -128C28 -90 66 -54 42 2Q0 18 -42 2Z`, k.linear(["#ffb02e", "#ffe36a"])),
			k.path("M-22 4C-34 -30 0 -44 4 -74C20 -44 34 -26 22 4Q0 12 -22 4Z", "#fffbd0"),
		],
		{ scale: s },
	);
}

export const fire = (x: number, y: number, w: number, s: number): k.Drawing => [
	k.glow(x, y - 80 * s, w * 1.1, 320 * s, "#ff8a1f", 0.75),
	k.times(7, (i) =>
		flame(x + ((i - 3) / 3) * w * 0.46, y + Math.abs(i - 3) * -10 * s, s * (1.15 - Math.abs(i - 3) * 0.2), i + 1),
	),
];

/** A wok around the origin, 460 wide, handle to the left. `full` heaps noodles in it. */
export const wok = (full = true): k.Drawing => [
	iron.rod(
		[
			[-210, -20],
			[-330, -58],
		],
		34,
		30,
		"#4f4456",
	),
	b.rod(
		[
			[-300, -50],
			[-420, -92],
		],
		40,
		44,
		"#b5683a",
		4,
	),
	iron.ball(0, -10, 230, 64, "#5a4c64"),
	k.ellipse(0, -14, 206, 48, k.linear(["#1c1020", "#4a2a34"])),
	full ? noodles(0, -30, 150, 44, 5) : "",
	iron.form("M-230 -10C-220 120 -110 176 0 176C110 176 220 120 230 -10C190 60 -190 60 -230 -10Z", "#453a52", 46),
	k.line("M-214 26C-130 76 130 76 214 26", "#ffb45c", 7, { opacity: 0.65 }),
	iron.rod(
		[
			[216, -6],
			[262, -16],
		],
		22,
		20,
		"#4f4456",
	),
];

/** A heap of noodles. */
function noodles(x: number, y: number, rx: number, ry: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	return b.whole(
		6,
		[
			k.ellipse(x, y + ry * 0.4, rx, ry * 0.7, "#f5b53a"),
			k.times(11, () => {
				const [a, c] = [luck.between(-rx, rx * 0.4), luck.between(-ry, ry)];
				return k.line(
					`M${x + a} ${y + c}q${luck.between(30, 60)} ${luck.between(-60, 10)} ${luck.between(70, 110)} ${luck.between(-10, 20)}t${luck.between(20, 60)} ${luck.between(-10, 20)}`,
					luck.pick(["#ffd873", "#ffc648", "#ffe39a"]),
					15,
				);
			}),
		],
		4,
	);
}
