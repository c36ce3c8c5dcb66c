/** Counter Craft Classic 2: icon, preview, tall, background. */
import * as k from "../../kit/index.ts";
import { RED } from "./clay.ts";
import { dash, soldier } from "./hero.ts";
import { eyeAt, ground, house, sky, street } from "./scene.ts";
import { cactus, crate, paintBall, shadow, splat } from "./things.ts";

export function icon(): k.Drawing {
	const v = eyeAt([0.1, 2.25, -3.9], 640, [250, 290], { pitch: 2 });
	return [
		k.backdrop(512, 512, ["#4fa0f0", "#ffe2a8", "#ffb066"]),
		k.rays(90, 80, 700, 14, "#fff6d0", 0.4),
		splat(440, 96, 84, "#ff4a52", 3),
		soldier(v, { foot: [0, 0, 0], yaw: -24, aim: 22, look: [0.5, 0.1] }, 7),
		k.vignette(512, 512, 0.3, "#3a1040"),
	];
}

export function preview(): k.Drawing {
	const v = eyeAt([0, 1.5, -5.6], 1000, [450, 620], { pitch: -6 });
	return [
		street(960, 1080, eyeAt([0, 2.4, -8], 820, [480, 560], { pitch: -2 }), [700, 250], 5),
		splat(170, 420, 80, RED, 4),
		crate(v, -2.2, 1.6, 1.5),
		crate(v, 2.4, 1.4, 1.3),
		soldier(v, { ...dash, foot: [0, 0.15, 0], yaw: -22, aim: 14, arm: -60, look: [0.5, 0.2], tilt: -6 }, 9),
		paintBall(880, 650, 52, "#29c5ff", [-110, 30]),
		splat(810, 990, 100, "#29c5ff", 8),
		k.drops(800, 660, 160, 12, -40, 80, 15, "#29c5ff", 3),
		k.vignette(960, 1080, 0.3, "#3a1040"),
	];
}

export function tall(): k.Drawing {
	const v = eyeAt([0, 4.4, -6.6], 1060, [400, 640], { pitch: 2 });
	return [
		sky(800, 1600, eyeAt([0, 2, -8], 620, [400, 900]), [610, 330]),
		ground(800, 1600, v, 5),
		house({ ...v, air: { colour: "#ffdca6", near: 8, far: 40 } }, -5.4, 15, 5, 8, 4, "#dba05e", 2),
		house({ ...v, air: { colour: "#ffdca6", near: 8, far: 40 } }, 5.6, 14, 5, 6, 4, "#e6ba80", 3),
		crate(v, -1.1, 1, 2, 0, "#f0c27a"),
		crate(v, 1, 1, 2, 0, "#e0ac62"),
		crate(v, 0, 1, 2, 2, "#f0c27a"),
		soldier(
			v,
			{ foot: [0.1, 4, 0.9], yaw: -26, aim: -16, arm: 150, legs: [22, -12], look: [0.6, -0.3], mood: "joy" },
			8,
		),
		paintBall(720, 400, 40, "#29c5ff", [-120, 90]),
		soldier(
			v,
			{
				team: RED,
				foot: [-0.85, 0, -0.7],
				yaw: 22,
				aim: -24,
				look: [0.3, -0.8],
				mood: "fright",
				splashed: "#29c5ff",
			},
			6,
		),
		splat(610, 1440, 110, "#29c5ff", 6),
		k.vignette(800, 1600, 0.3, "#3a1040"),
	];
}

export function background(): k.Drawing {
	const v = eyeAt([-1.2, 2.3, -7.8], 1340, [1200, 640], { pitch: 1 });
	return [
		street(2400, 1350, v, [1240, 420], 9, 1.2),
		crate(v, -4.6, 1, 1.6),
		crate(v, -3.2, 2, 1.2),
		cactus(v, 5.8, 3),
		soldier(v, { team: RED, foot: [-3.3, 0, 7], yaw: -30, aim: 0, mood: "fright", look: [0.6, 0] }, 5),
		shadow(v, 1.4, 0, 1.2),
		soldier(v, { ...dash, foot: [1.5, 0.15, -1.6], yaw: 34, look: [-0.5, 0.1], tilt: 5 }, 11),
		paintBall(1170, 720, 50, "#29c5ff", [190, 20]),
		splat(700, 660, 100, RED, 6),
		k.drops(1250, 760, 160, 10, 120, 230, 18, "#29c5ff", 5),
		k.vignette(2400, 1350, 0.35, "#3a1040"),
	];
}
