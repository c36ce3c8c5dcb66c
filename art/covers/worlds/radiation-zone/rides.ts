/** Radiation Zone: carousel, big wheel, tents. */
import * as k from "../../kit/index.ts";
import { fair } from "./clay.ts";

/** A carousel, foot at (x, y); `s` scales 700 units of height. */
export function carousel(x: number, y: number, s: number): k.Drawing {
	const horse = (hx: number, hy: number, paint: string, flip = false): k.Drawing =>
		k.at(
			hx,
			hy,
			[
				k.line("M10 -170V120", "#f0d890", 12),
				fair.form(
					"M-90 30C-110 -20 -70 -46 -20 -42C20 -46 40 -70 52 -116C60 -140 100 -132 116 -100C124 -84 108 -76 92 -84C96 -40 92 0 70 24C80 50 96 60 90 84L70 80L44 40C10 50 -30 50 -56 40L-90 84L-110 76L-84 40Z",
					paint,
					20,
					6,
				),
				fair.form("M40 -120C20 -90 10 -60 16 -36L36 -46C40 -80 48 -100 60 -116Z", "#c8584a", 8),
				k.circle(84, -106, 7, "#0c1c20"),
				fair.form("M-40 -46H10V-20H-40Z", "#e8a83a", 8),
				k.line("M-92 10Q-130 30 -120 70", "#c8584a", 14),
			],
			{ flip },
		);
	const stripes = (d: string): k.Drawing => [
		k.path(d, "#d8c48a"),
		k.clipped(
			k.path(d, "#fff"),
			k.times(9, (i) => k.path(`M0 -660L${-420 + i * 96} -430h48Z`, i % 2 ? "#b8483f" : "#a85a3a")),
		),
	];
	return k.at(
		x,
		y,
		[
			k.contact(0, 10, 460, 70, "#04161c", 0.6),
			fair.ball(0, 0, 430, 66, "#5c5a4a", 8),
			fair.ball(0, -28, 410, 60, "#8a7a54"),
			fair.slab(-90, -430, 180, 410, 30, "#4a7a74", 40),
			k.times(4, (i) => k.rect(-70 + i * 38, -380, 26, 330, 10, { fill: "#d8c48a", opacity: 0.35 })),
			[-300, 300].map((px) =>
				fair.rod(
					[
						[px, -420],
						[px, -40],
					],
					22,
					22,
					"#c8a04a",
				),
			),
			horse(-210, -150, "#e0d8c0"),
			horse(220, -190, "#b8c8c0", true),
			[-380, 380, -20].map((px) =>
				fair.rod(
					[
						[px, -420],
						[px, -30],
					],
					20,
					20,
					"#d8b05a",
				),
			),
			horse(0, -116, "#e8b8a0"),
			fair.whole(34, stripes("M-460 -420C-330 -470 -120 -560 0 -680C120 -560 330 -470 460 -420Z"), 10),
			fair.whole(
				12,
				[
					k.path(
						`M-462 -424H462${k.times(9, (i) => `V-390Q${410 - i * 103} -330 ${359 - i * 103} -390`).join("")}V-424Z`,
						"#8a4a3f",
					),
					k.times(5, (i) => k.circle(-412 + i * 206, -380, 22, "#d8b05a")),
				],
				8,
			),
			fair.ball(0, -700, 28, 34, "#d8b05a"),
			k.times(9, (i) => [
				k.circle(-400 + i * 100, -424, 10, i % 3 ? "#fff0a0" : "#5a5a48"),
				i % 3 ? k.glow(-400 + i * 100, -424, 34, 34, "#fff0a0", 0.7) : "",
			]),
			fair.whole(
				8,
				[
					k.line(
						"M-470 10C-420 -80 -360 -110 -380 -210C-396 -280 -330 -320 -350 -400C-300 -430 -240 -440 -190 -500",
						"#3f8a3f",
						16,
					),
					k.times(13, (i) =>
						k.ellipse(-450 + i * 20 + Math.sin(i * 2) * 26, -30 - i * 38, 24, 15, {
							fill: i % 2 ? "#62b84a" : "#3f9a4a",
							transform: `rotate(${i * 50} ${-450 + i * 20} ${-30 - i * 38})`,
						}),
					),
				],
				6,
			),
		],
		{ scale: s },
	);
}

/** A big wheel, hub at (x, y), radius r. */
export function wheel(x: number, y: number, r: number, paint = "#3a6a6c", cabins = true): k.Drawing {
	const spokes = k.times(12, (i) => `M0 0L${k.n(Math.cos(i * 0.5236) * r)} ${k.n(Math.sin(i * 0.5236) * r)}`).join("");
	return k.at(x, y, [
		fair.whole(r * 0.012, [
			k.line(`M0 0L${-r * 0.5} ${r * 1.4}M0 0L${r * 0.5} ${r * 1.4}`, paint, r * 0.06),
			k.line(spokes, paint, r * 0.02),
			k.circle(0, 0, r, { fill: "none", stroke: paint, "stroke-width": r * 0.05 }),
			k.circle(0, 0, r * 0.84, { fill: "none", stroke: paint, "stroke-width": r * 0.025 }),
			k.circle(0, 0, r * 0.12, paint),
		]),
		cabins
			? k.times(12, (i) =>
					i === 4
						? ""
						: k.at(
								Math.cos(i * 0.5236 + 0.26) * r,
								Math.sin(i * 0.5236 + 0.26) * r,
								fair.form(
									`M${-r * 0.1} 0H${r * 0.1}L${r * 0.08} ${r * 0.14}Q0 ${r * 0.18} ${-r * 0.08} ${r * 0.14}Z`,
									k.cycle(["#c86a4a", "#d8a84a", "#6aa8a0"], i),
									r * 0.025,
								),
							),
				)
			: "",
	]);
}

export const tent = (x: number, y: number, s: number, paint = "#b8584a"): k.Drawing => {
	const roof =
		"M-260 -150C-160 -190 -50 -270 0 -370C50 -270 160 -190 260 -150Q200 -110 130 -140Q65 -106 0 -136Q-65 -106 -130 -140Q-200 -110 -260 -150Z";
	const wall = "M-230 -150H230L250 0H-250Z";
	return k.at(
		x,
		y,
		[
			fair.whole(24, [
				k.path(wall, "#cfc39a"),
				k.clipped(
					k.path(wall, "#fff"),
					k.times(4, (i) => k.rect(-230 + i * 124, -160, 62, 170, 0, paint)),
				),
			]),
			k.path("M-56 0C-50 -80 -20 -120 0 -130C20 -120 50 -80 56 0Z", "#0c2428"),
			fair.whole(
				22,
				[
					k.path(roof, paint),
					k.clipped(
						k.path(roof, "#fff"),
						k.times(4, (i) => k.path(`M0 -380L${-250 + i * 140} -100h66Z`, "#d8cca0")),
					),
				],
				10,
			),
			k.line("M0 -366V-420", "#5a5a48", 8),
			fair.form("M0 -420L64 -400L0 -378Z", "#ffc91f", 5),
		],
		{ scale: s },
	);
};
