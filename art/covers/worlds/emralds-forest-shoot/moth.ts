/** Emralds Forest Shoot: the shadow moth. */
import * as k from "../../kit/index.ts";
import { night } from "./clay.ts";

/** A shadow moth around the origin, 300 wide, wings up; `scared` opens its eyes. */
export const moth = (scared = false, flap = 0): k.Drawing => [
	[-1, 1].map((s) =>
		k.at(
			0,
			0,
			[
				night.form("M10 -10C40 -140 150 -180 176 -120C190 -60 120 0 40 14Z", "#4a3a86", 20, 6),
				night.form("M16 6C80 0 140 40 116 96C80 130 30 70 10 30Z", "#5a4694", 16, 4),
				k.ellipse(116, -90, 26, 30, "#b58af5"),
				k.ellipse(116, -90, 13, 16, "#2a1450"),
				k.ellipse(80, 56, 16, 18, "#8a6ad8"),
			],
			{ flip: s < 0, rotate: s * -flap },
		),
	),
	night.form(k.squircle(0, 40, 34, 66, 0.62), "#3a2a6a", 16, 4),
	k.times(3, (i) => k.line(`M-28 ${46 + i * 18}Q0 ${56 + i * 18} 28 ${46 + i * 18}`, "#6a54b0", 6)),
	night.whole(
		9,
		k.times(9, (i) => k.circle(Math.cos(i * 0.7) * 34, -8 + Math.sin(i * 0.7) * 15, 17, "#8a76c8")),
	),
	night.ball(0, -48, 52, 48, "#4a3a7a", 4),
	[-1, 1].map((s) => [
		k.line(`M${s * 16} -90Q${s * 30} -140 ${s * 66} -150`, "#4a3a7a", 8),
		k.times(4, (i) => k.line(`M${s * (24 + i * 10)} ${-116 - i * 9}l${s * 5} 20`, "#4a3a7a", 5)),
	]),
	k.eyes(0, -50, 24, 50, {
		look: [scared ? -0.8 : -0.4, 0.3],
		lid: scared ? 0 : 0.3,
		tilt: scared ? -20 : 22,
		skin: "#4a3a7a",
		iris: "#e85ad0",
		white: "#f4ffd8",
	}),
	scared ? k.shout(0, -12, 20, 1) : k.smile(0, -18, 30, 0.3, "#1a0c2c"),
];
