/** Italian Brainrot Clicker: the tap and the stray spaghetti. */
import * as k from "../../kit/index.ts";
import { b, LAMP, LIGHT, LIMB } from "./clay.ts";
import { dancer } from "./hero.ts";
import { house, piazza, tower, WALLS } from "./scene.ts";
import { bean, beans, pasta, pigeon, spaghetto, whirl } from "./things.ts";

/** The tap: rings, flying beans. */
export const tap = (): k.Drawing => [
	piazza(1600, 900, 500, 0.9, 1330, 4),
	pasta([
		[170, 300, 0.9, 20],
		[1480, 260, 0.9, -30],
		[1350, 600, 0.7, 10],
	]),
	k.glow(800, 470, 520, 460, "#fffbe0", 0.75),
	[300, 380, 460].map((r, i) =>
		k.ripple(800, 480, r, r * 0.86, k.cycle(["#ffffff", "#fff0a8", "#f08aa8"], i), 14 - i * 4, 0.85 - i * 0.2),
	),
	k.at(800, 850, dancer(), { scale: 0.86 }),
	whirl(796, 560, 290, 76),
	beans(800, 440, 330, 480, 20, 5, 1.3),
	k.at(340, 860, pigeon(), { scale: 1.1, flip: true }),
	k.vignette(1600, 900, 0.25, "#5a1c6a"),
	k.readout(800, 34, "BEANS", "48,200", { align: "middle", icon: k.at(0, 0, bean(), { scale: 0.6, rotate: -30 }) }),
	k.pause(),
	k.readout(40, 34, "", "+36 / s"),
	k.call("+12", 1120, 300, 80, "#ffd84d", 8),
	k.call("+12", 480, 380, 64, "#ffd84d", -12),
	k.call("+12", 1180, 560, 54, "#ffffff", 4),
];

/** The stray spaghetto by the bell tower. */
export const stray = (): k.Drawing => [
	k.rect(0, 0, 1600, 900, 0, k.linear(["#58b0f0", "#a8e0f4", "#fff2dc"])),
	k.orb(300, 180, 56, "#fffbe0", "#fff0b0"),
	k.rays(300, 180, 1600, 18, "#ffffff", 0.22),
	k.cloud({ ...LIGHT, lamp: { ...LAMP, shade: "#c89ac8" } }, 260, 460, 400, "#fffaf4", 4),
	k.cloud({ ...LIGHT, lamp: { ...LAMP, shade: "#c89ac8" } }, 900, 230, 300, "#fffaf4", 6),
	k.cloud({ ...LIGHT, lamp: { ...LAMP, shade: "#c89ac8" } }, 1500, 560, 340, "#fffaf4", 8),
	k.times(7, (i) =>
		k.at(
			-60 + i * 250,
			960,
			house(
				0,
				0,
				240,
				250 + (i % 3) * 50,
				k.cycle(WALLS, i),
				k.cycle(["#5aa87a", "#4a8ab0", "#c8705a"], i),
				"#f0567a",
				i,
			),
		),
	),
	tower(1220, 980, 880, 5),
	k.at(
		1228,
		400,
		[b.form("M-50 40C-46 -10 -34 -50 0 -56C34 -50 46 -10 50 40Z", "#ffd23f", 16, 6), b.ball(0, 46, 14, 14, "#e8a02a")],
		{ rotate: 14, scale: 0.8 },
	),
	[0, 1].map((i) => k.line(`M${1330 + i * 30} ${330 - i * 16}q24 40 6 90`, "#ffffff", 9, { opacity: 0.8 })),
	spaghetto(
		[
			[70, 330],
			[230, 240],
			[380, 350],
			[560, 260],
			[700, 360],
			[860, 300],
			[960, 370],
			[1040, 340],
		],
		36,
	),
	k.eyes(1024, 312, 20, 42, { look: [0.6, -0.4], lid: 0, skin: "#ffd35c" }),
	k.sparkles(180, 190, 860, 230, 10, 28, 4, "#fffbe0"),
	pasta([
		[160, 640, 0.8, 20],
		[1440, 330, 0.8, -30],
	]),
	k.at(200, 870, dancer({ mouth: "shout", splash: true }, "wave"), { scale: 0.5, rotate: -4 }),
	beans(200, 600, 190, 240, 7, 4, 0.8),
	k.at(
		640,
		560,
		[
			b.rod(
				[
					[-60, 420],
					[-40, 240],
					[0, 120],
				],
				170,
				140,
				"#f0567a",
				12,
			),
			b.slab(-110, 130, 220, 60, 28, "#fff6e6", 14, 8, -8),
			b.whole(
				30,
				[
					k.path(k.squircle(4, 60, 104, 96, 0.75), LIMB),
					k.rect(30, -190, 66, 220, 33, LIMB, 10),
					k.ellipse(-86, 30, 36, 76, LIMB, 40),
				],
				16,
			),
			[-40, 6, 50].map((x) => k.line(`M${x} 40q14 26 6 54`, "#e0a08a", 8, { opacity: 0.7 })),
			k.shine(60, -150, 12, 26, 6),
		],
		{ rotate: 14 },
	),
	k.ripple(744, 360, 60, 56, "#ffffff", 9, 0.9),
	k.ripple(744, 360, 96, 90, "#ffffff", 6, 0.6),
	k.vignette(1600, 900, 0.22, "#5a1c6a"),
	k.readout(40, 34, "BEANS", "61,700", { icon: k.at(0, 0, bean(), { scale: 0.6, rotate: -30 }) }),
	k.readout(800, 34, "BONUS", "0:09", { align: "middle", colour: "#8ff5b8" }),
	k.pause(),
	k.call("CATCH IT!", 460, 180, 62, "#ffd84d", -5),
];
