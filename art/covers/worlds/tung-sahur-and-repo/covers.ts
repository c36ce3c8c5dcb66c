/** Tung Sahur and Repo: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { LAMPLIGHT } from "./clay.ts";
import { SWING, tung } from "./hero.ts";
import { repo } from "./repo.ts";
import { cobbles, cord, shop, sky, stall, street } from "./scene.ts";
import { drum, waves } from "./things.ts";

export const icon = (): k.Drawing => [
	k.backdrop(512, 512, ["#14104a", "#3a3aa0", "#8a5ab0"]),
	k.stars(512, 260, 24, 3),
	cord([-20, 60], [540, 20], 50, 4, 110),
	k.at(
		226,
		390,
		tung({
			bat: 14,
			right: [
				[104, 60],
				[150, 110],
				[178, 96],
			],
			left: [
				[-104, 60],
				[-150, 90],
				[-190, 60],
			],
			look: [0.3, 0.1],
		}),
		{ scale: 1.08, rotate: -4 },
	),
	k.vignette(512, 512, 0.4, "#0a0630"),
];

export const preview = (): k.Drawing => [
	street(960, 1080, 760, 0.35, 4),
	cord([-30, 90], [990, 190], 110, 6, 130),
	stall(90, 860, 330, "#e2483c", 3),
	stall(900, 870, 320, "#2fa89a", 5),
	k.contact(380, 1010, 250, 34, "#0a0630"),
	k.at(380, 690, tung({ ...SWING, look: [0.5, 0.1] }), { scale: 1.14, rotate: -5 }),
	k.swoosh(480, 600, 470, -80, 86, "#ffe2a0"),
	k.contact(770, 1030, 150, 26, "#0a0630"),
	repo(730, 1030, 0.96, { rotate: 9, look: [-0.5, -0.3], hook: [170, -260] }),
	k.puffs(LAMPLIGHT, 620, 1020, 90, 34, 8, "#c8b8e8", 3),
	k.vignette(960, 1080, 0.45, "#0a0630"),
];

export const tall = (): k.Drawing => [
	sky(800, 1600, 0),
	shop(-60, 1240, 260, 640, "#3a357f", 0.4, 4),
	shop(600, 1240, 270, 700, "#403780", 0.5, 6),
	k.blurred(2, [shop(210, 1240, 200, 420, "#6a5ab4", 0.5, 8), shop(420, 1240, 190, 350, "#7a5aa8", 0.5, 9)]),
	cobbles(800, 1600, 1240, [150, 420, 660], 3),
	cord([-20, 150], [820, 90], 110, 6, 130),
	cord([-20, 560], [820, 480], 90, 7, 96),
	drum(640, 400, 130, -8),
	waves(640, 400, 130),
	k.contact(340, 1180, 170, 26, "#0a0630"),
	k.at(
		280,
		760,
		tung({
			...SWING,
			look: [0.6, -0.5],
			bat: 30,
			right: [
				[104, 20],
				[180, -40],
				[196, -130],
			],
		}),
		{ scale: 1.04, rotate: 2 },
	),
	k.swoosh(400, 700, 400, -86, 70, "#ffe2a0"),
	k.contact(590, 1300, 170, 30, "#0a0630"),
	repo(590, 1300, 1, { look: [-0.5, -0.7], hook: [160, -250] }),
	stall(90, 1390, 330, "#e2483c", 5),
	k.vignette(800, 1600, 0.45, "#0a0630"),
];

export const background = (): k.Drawing => [
	street(2400, 1350, 950, 0.25, 9),
	cord([900, 130], [2440, 40], 170, 8, 160),
	cord([-40, 190], [940, 240], 90, 5, 100, 2),
	stall(1240, 1060, 400, "#2fa89a", 4),
	stall(2230, 1110, 470, "#e2483c", 6),
	k.contact(1650, 1230, 300, 44, "#0a0630"),
	k.at(1660, 830, tung({ ...SWING, look: [-0.4, 0.1] }), { scale: 1.36, rotate: -4 }),
	k.swoosh(1790, 690, 540, -80, 84, "#ffe2a0"),
	k.contact(1130, 1240, 180, 32, "#0a0630"),
	repo(1180, 1240, 1.05, { flip: true, rotate: -8, look: [-0.6, -0.1], hook: [220, -250] }),
	k.puffs(LAMPLIGHT, 1330, 1226, 110, 36, 9, "#c8b8e8", 3),
	k.vignette(2400, 1350, 0.5, "#0a0630"),
];
