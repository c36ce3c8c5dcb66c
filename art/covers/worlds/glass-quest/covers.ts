/** Glass Quest: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { form, VIOLET } from "./clay.ts";
import { golem, stride, viewAt } from "./hero.ts";
import { cave, cluster, drop, ledge, ROCK, ray } from "./scene.ts";

export const icon = (): k.Drawing => [
	cave(512, 512, [256, 240], 4),
	cluster(430, 520, 240, 3),
	cluster(60, 530, 190, 6, VIOLET),
	k.sparkles(60, 50, 400, 200, 5, 30, 3),
	golem(viewAt(250, 556, 470), { look: [0.3, -0.1], right: { roll: 140 }, left: { roll: -50 }, yaw: 6 }),
	k.vignette(512, 512, 0.4, "#12042c"),
];

export const preview = (): k.Drawing => [
	cave(960, 1080, [540, 360], 7),
	cluster(140, 850, 330, 8, VIOLET),
	ledge(960, 1080, 900, 3),
	cluster(850, 950, 420, 5),
	cluster(60, 1090, 260, 11),
	k.contact(440, 980, 240, 36, "#12042c"),
	k.sparkles(180, 120, 640, 500, 7, 40, 3),
	golem(viewAt(450, 930, 800), { ...stride, right: { roll: 150 }, look: [0.5, -0.3], tilt: 6, yaw: 8 }),
	drop(740, 190, 90),
	drop(640, 90, 44),
	k.vignette(960, 1080, 0.45, "#12042c"),
];

export const tall = (): k.Drawing => [
	cave(800, 1600, [400, 380], 12),
	cluster(120, 900, 330, 8, VIOLET),
	cluster(700, 860, 380, 9),
	form(
		14,
		k.path(
			k.smooth(
				[
					[180, 1060],
					[300, 1020],
					[520, 1010],
					[640, 1050],
					[560, 1150],
					[480, 1400],
					[430, 1640],
					[340, 1640],
					[300, 1400],
					[240, 1160],
				],
				true,
			),
			ROCK,
		),
	),
	ledge(800, 1600, 1430, 6),
	cluster(130, 1500, 360, 5),
	cluster(680, 1520, 400, 7, VIOLET),
	k.contact(410, 1046, 200, 30, "#12042c"),
	k.sparkles(120, 300, 560, 600, 9, 40, 5),
	golem(viewAt(410, 1046, 690), {
		left: { roll: -140 },
		right: { roll: 140 },
		legs: [{ roll: -12 }, { roll: 12 }],
		look: [0, -0.6],
	}),
	drop(410, 170, 110),
	drop(610, 300, 50),
	k.drops(410, 330, 150, 9, 200, 340, 13, "#9ff4ff", 3),
	k.vignette(800, 1600, 0.5, "#12042c"),
];

export const background = (): k.Drawing => [
	cave(2400, 1350, [1640, 420], 17),
	cluster(1240, 1010, 420, 4, VIOLET),
	ledge(2400, 1350, 1080, 8),
	cluster(2210, 1180, 640, 5),
	cluster(2000, 1120, 300, 13, VIOLET),
	cluster(160, 1240, 420, 9, VIOLET),
	k.contact(1660, 1170, 300, 46, "#12042c"),
	k.sparkles(1300, 160, 800, 600, 9, 54, 6),
	golem(viewAt(1660, 1130, 960), {
		...stride,
		look: [-0.5, 0.1],
		tilt: -6,
		yaw: -10,
		left: { roll: -120 },
		right: { roll: 70 },
	}),
	drop(1260, 300, 110),
	drop(1180, 160, 56),
	ray(
		[
			[1290, 330],
			[820, 470],
		],
		5,
		"#ff9af0",
	),
	k.vignette(2400, 1350, 0.5, "#12042c"),
];
