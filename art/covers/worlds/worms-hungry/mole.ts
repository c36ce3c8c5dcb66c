/** Worms Hungry: the mole. */
import * as k from "../../kit/index.ts";
import { triples } from "../../kit/lists.ts";
import { earthen, form } from "./clay.ts";

/** A mole in goggles with digging paws, around its middle, about 330 wide, heading left. */
export const mole = (x: number, y: number, scale: number, rotate = 0): k.Drawing =>
	k.at(
		x,
		y,
		[
			earthen(
				44,
				k.path(
					k.smooth(
						[
							[-150, -30],
							[-80, -120],
							[60, -140],
							[190, -80],
							[220, 60],
							[120, 140],
							[-60, 130],
							[-140, 60],
						],
						true,
					),
					"#6a5a8e",
				),
				10,
			),
			earthen(
				16,
				k.path(
					k.smooth(
						[
							[-60, 60],
							[40, 40],
							[110, 90],
							[60, 136],
							[-50, 130],
						],
						true,
					),
					"#b8a4c8",
				),
			),
			triples([
				[-110, 110, -24],
				[40, 140, 10],
			]).map(([px, py, turn]) =>
				k.at(
					px,
					py,
					[
						earthen(12, k.ellipse(0, 0, 58, 46, "#ffb0a8"), 7),
						earthen(
							4,
							k.times(4, (i) =>
								k.path(
									k.polygon([
										[-50 + i * 26, 10],
										[-30 + i * 26, 10],
										[-52 + i * 28, 66],
									]),
									"#fff4dc",
								),
							),
						),
					],
					{ rotate: turn },
				),
			),
			earthen(
				16,
				k.path(
					k.smooth(
						[
							[-130, -30],
							[-190, -30],
							[-226, 0],
							[-200, 40],
							[-130, 40],
						],
						true,
					),
					"#7a6a9e",
				),
				4,
			),
			form(11, k.circle(-224, 6, 30, "#ff7a9a"), 4, 0.8),
			k.line("M-190 30q-40 20 -70 20M-186 18q-40 4 -74 -6", "#2a1c3a", 4),
			k.line("M-150 -80Q20 -150 214 -60", "#5a3420", 26),
			form(9, [k.circle(-112, -52, 54, "#d8963a"), k.circle(-12, -62, 58, "#d8963a")], 6, 0.7),
			k.eye(-112, -52, 40, -1, {
				look: [-0.7, 0.2],
				lid: 0.22,
				tilt: 12,
				skin: "#7a6a9e",
				iris: "#e8a01c",
				white: "#e8fbff",
				tall: 1,
			}),
			k.eye(-12, -62, 44, 1, {
				look: [-0.7, 0.2],
				lid: 0.22,
				tilt: 12,
				skin: "#7a6a9e",
				iris: "#e8a01c",
				white: "#e8fbff",
				tall: 1,
			}),
			k.path("M-150 58Q-120 92 -70 70", {
				fill: "none",
				stroke: "#2a1c3a",
				"stroke-width": 8,
				"stroke-linecap": "round",
			}),
			k.path("M-124 74l8 30h22l2 -26Z", "#ffffff"),
		],
		{ scale, rotate },
	);
