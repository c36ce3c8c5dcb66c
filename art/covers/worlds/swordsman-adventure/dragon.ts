/** Swordsman Adventure: the dragon and its breath. */
import * as k from "../../kit/index.ts";
import { triples } from "../../kit/lists.ts";
import { form } from "./clay.ts";

/** Dragon, around its shoulders; about 700 units long, flying to the left. `fire` breathes. */
export const dragon = (x: number, y: number, scale: number, { flip = false, rotate = 0 } = {}): k.Drawing => {
	const skin = "#8a5be0";
	const wing = (spread: number, tone: string): k.Drawing =>
		form(
			12,
			k.path(
				`M0 0Q${60 * spread} -230 ${270 * spread} -290Q${230 * spread} -220 ${290 * spread} -170Q${220 * spread} -150 ${240 * spread} -80Q${160 * spread} -90 ${150 * spread} -10Q80 30 0 40Z`,
				tone,
			),
			8,
		);
	return k.at(
		x,
		y,
		[
			k.at(70, -30, wing(1, "#6a3cc0"), { rotate: 26 }),
			form(
				22,
				k.path(
					k.taper(
						[
							[40, 10],
							[190, 60],
							[310, 10],
							[400, 60],
							[470, 10],
						],
						150,
						12,
					),
					skin,
				),
			),
			form(8, k.path("M452 30L520 -40L500 40L540 70Z", "#ff9a4a")),
			form(
				40,
				k.path(
					k.smooth(
						[
							[-110, -40],
							[0, -90],
							[120, -40],
							[140, 60],
							[30, 120],
							[-100, 80],
						],
						true,
					),
					skin,
				),
			),
			form(
				20,
				k.path(
					k.smooth(
						[
							[-90, 20],
							[-20, 10],
							[60, 60],
							[30, 110],
							[-80, 84],
						],
						true,
					),
					"#ffd9a0",
				),
			),
			form(
				12,
				[
					k.path(
						k.taper(
							[
								[-40, 90],
								[-60, 150],
								[-100, 156],
							],
							58,
							44,
						),
						skin,
					),
					k.path(
						k.taper(
							[
								[70, 90],
								[80, 150],
								[40, 162],
							],
							58,
							44,
						),
						skin,
					),
				],
				6,
			),
			form(
				24,
				k.path(
					k.taper(
						[
							[-50, -20],
							[-150, -70],
							[-190, -150],
						],
						130,
						92,
					),
					skin,
				),
			),
			k.times(4, (i) =>
				form(
					5,
					k.path(
						k.polygon([
							[-96 - i * 30, -78 - i * 34],
							[-70 - i * 26, -122 - i * 34],
							[-60 - i * 28, -70 - i * 32],
						]),
						"#ff9a4a",
					),
				),
			),
			k.at(30, -40, wing(1, "#a678f4"), { rotate: -6 }),
			form(8, [
				k.path(
					k.taper(
						[
							[-150, -240],
							[-110, -300],
							[-60, -310],
						],
						34,
						8,
					),
					"#fff0d0",
				),
				k.path(
					k.taper(
						[
							[-210, -250],
							[-190, -310],
							[-150, -336],
						],
						30,
						8,
					),
					"#fff0d0",
				),
			]),
			form(
				30,
				k.path(
					k.smooth(
						[
							[-130, -210],
							[-170, -262],
							[-250, -252],
							[-310, -196],
							[-370, -176],
							[-386, -128],
							[-330, -104],
							[-230, -108],
							[-150, -140],
						],
						true,
					),
					skin,
				),
				8,
			),
			form(
				10,
				k.path(
					k.smooth(
						[
							[-366, -112],
							[-300, -104],
							[-220, -110],
							[-210, -84],
							[-290, -66],
							[-350, -80],
						],
						true,
					),
					"#b98af8",
				),
			),
			[-340, -300, -260].map((tx) =>
				k.path(
					k.polygon([
						[tx, -112],
						[tx + 22, -110],
						[tx + 10, -86],
					]),
					"#ffffff",
				),
			),
			k.ellipse(-362, -152, 8, 6, "#3d1f70"),
			k.ellipse(-340, -162, 8, 6, "#3d1f70"),
			k.eye(-246, -206, 33, -1, { skin: "#7444cc", lid: 0.3, tilt: -16, look: [-0.6, 0.3], iris: "#ffb020" }),
			k.eye(-194, -212, 30, 1, { skin: "#7444cc", lid: 0.3, tilt: 14, look: [-0.6, 0.3], iris: "#ffb020" }),
		],
		{ scale, flip, rotate },
	);
};

/** One layer of the dragon's breath from its jaws around the blade; `inset` narrows it, `soft` blurs it. */
export const fire = (inset: number, colour: string, soft: number): k.Drawing => {
	const half = 190 - inset * 1.6;
	const mouth = k.path(
		k.smooth(
			[
				[866, 404],
				[740, 404 - half * 0.42],
				[600, 400 - half * 0.86],
				[510 + inset, 400 - half * 0.9],
				[500 + inset * 1.4, 400],
				[510 + inset, 400 + half * 0.9],
				[600, 404 + half * 0.86],
				[740, 404 + half * 0.42],
			],
			true,
		),
		colour,
	);
	const tongues = triples([
		[420, -1.2, -30],
		[440, -0.75, 20],
		[440, 0.8, -20],
		[410, 1.25, 30],
	]).map(([x, rise, bend]) =>
		k.path(
			k.taper(
				[
					[600, 400 + half * rise * 0.6],
					[530 + inset, 400 + half * rise * 0.9 + bend * 0.4],
					[x + inset * 2.4, 400 + half * rise + bend],
				],
				92 - inset,
				6,
			),
			colour,
		),
	);
	return k.blurred(soft, [mouth, ...tongues]);
};
