/** Bucket Crusher: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { dust, house, rubble, tower } from "./bricks.ts";
import { BLUES, PINKS } from "./clay.ts";
import { arm, bucket, robot } from "./hero.ts";
import { yard } from "./scene.ts";

export const icon = (): k.Drawing => [
	k.rect(0, 0, 512, 512, 0, k.radial(["#eaf8ff", "#8ccaf5", "#3f8ae0"], 0.4, 0.4, 0.8)),
	k.rays(240, 260, 480, 16, "#ffffff", 0.4),
	k.times(3, (i) => tower(420 + i * 20, 540, 3, 5 - i, 84, 3 + i)),
	arm([-20, 620], [-20, 460], [110, 330], 120),
	k.at(150, 292, bucket({ look: [0.8, 0.5], tilt: 16 }), { scale: 0.86, rotate: -6 }),
	rubble(466, 90, 70, 150, 4, 60, 7),
	dust(440, 480, 130, 60, 12, 4),
	k.vignette(512, 512, 0.28, "#2a1050"),
];

export const preview = (): k.Drawing => [
	yard(960, 1080, 620, 3),
	tower(790, 1010, 5, 17, 88, 5, PINKS, house(5, 11)),
	dust(700, 470, 200, 90, 18, 5),
	k.at(330, 1010, robot({}, [60, -640], 4), { scale: 0.94 }),
	rubble(830, 330, 230, 380, 11, 84, 9),
	rubble(660, 640, 160, 260, 5, 66, 3),
	dust(760, 1030, 250, 70, 22, 8),
	rubble(640, 1000, 240, 60, 6, 84, 6),
	k.vignette(960, 1080, 0.28, "#2a1050"),
];

export const tall = (): k.Drawing => [
	yard(800, 1600, 760, 5),
	tower(660, 1180, 4, 23, 84, 5, PINKS, house(4, 15)),
	dust(560, 470, 180, 80, 16, 5),
	k.at(270, 1140, robot({}, [60, -720], -2), { scale: 0.8 }),
	rubble(690, 330, 210, 380, 10, 74, 9),
	rubble(520, 760, 130, 260, 5, 62, 3),
	dust(560, 1180, 300, 70, 22, 8),
	rubble(400, 1370, 760, 280, 18, 110, 12),
	rubble(200, 1480, 380, 160, 6, 110, 4, BLUES),
	k.vignette(800, 1600, 0.35, "#2a1050"),
];

export const background = (): k.Drawing => [
	yard(2400, 1350, 780, 7),
	tower(300, 1010, 5, 11, 80, 8, BLUES),
	tower(2110, 1230, 6, 17, 108, 5, PINKS, house(6, 11)),
	dust(1970, 560, 260, 110, 20, 5),
	k.at(1420, 1220, robot({}, [160, -680], 2), { scale: 1.08 }),
	rubble(2150, 380, 360, 460, 13, 104, 9),
	rubble(1900, 800, 180, 320, 5, 84, 3),
	dust(2010, 1250, 380, 90, 26, 8),
	rubble(1800, 1220, 320, 80, 6, 104, 6),
	k.vignette(2400, 1350, 0.4, "#2a1050"),
];
