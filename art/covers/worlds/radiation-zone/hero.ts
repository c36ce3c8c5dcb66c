/** Radiation Zone: the explorer in the yellow suit. */
import * as k from "../../kit/index.ts";
import { b, YELLOW } from "./clay.ts";

type Look = {
	look?: readonly [number, number];
	mouth?: "shout" | "smile" | "grit" | "laugh";
	lid?: number;
	tilt?: number;
};

/** The hooded head with the round visor, radius about 150 around the origin. */
export function hood({ look = [0.6, 0.1], mouth = "shout", lid = 0.02, tilt = -12 }: Look = {}): k.Drawing {
	const [vx, vy, r] = [16, 6, 108];
	const skin = "#b87848";
	const lips = {
		shout: k.shout(vx + 10, vy + 56, 40, 0.9),
		smile: k.smile(vx + 10, vy + 46, 60, 0.3),
		grit: k.grin(vx + 10, vy + 54, 64, 6, 0.26),
		laugh: k.laugh(vx + 10, vy + 42, 72, 0.55),
	}[mouth];
	return [
		b.form(
			"M-158 130C-196 10 -150 -150 -20 -176C20 -206 60 -190 56 -166C140 -140 184 -20 156 130Q0 180 -158 130Z",
			YELLOW,
			60,
		),
		k.line("M-120 -70Q-60 -150 20 -158", "#fff6a8", 9, { opacity: 0.55 }),
		b.slab(-30, -184, 74, 30, 14, "#4a5a5c", 8, 4),
		k.line("M-140 96Q0 150 142 96", "#c8860c", 8, { opacity: 0.8 }),
		b.ball(vx, vy, r + 30, r + 30, "#5d6c70", 12),
		k.times(8, (i) =>
			b.ball(vx + Math.cos(i * 0.785 + 0.4) * (r + 17), vy + Math.sin(i * 0.785 + 0.4) * (r + 17), 8, 8, "#c8d4c8"),
		),
		k.circle(vx, vy, r + 5, "#1c2c30"),
		k.clipped(k.circle(vx, vy, r, "#fff"), [
			k.circle(vx, vy, r, k.radial(["#3a8a80", "#0f3f48"], 0.4, 0.3, 0.8)),
			b.ball(vx + 4, vy + 22, 98, 98, skin),
			b.whole(
				13,
				[
					k.path(
						`M${vx - 110} ${vy - 34}C${vx - 80} ${vy - 130} ${vx + 90} ${vy - 130} ${vx + 110} ${vy - 30}C${vx + 60} ${vy - 76} ${vx} ${vy - 50} ${vx - 20} ${vy - 70}C${vx - 40} ${vy - 50} ${vx - 90} ${vy - 60} ${vx - 110} ${vy - 34}Z`,
						"#2a1a2a",
					),
				],
				6,
			),
			k.glow(vx - 54, vy + 44, 28, 20, "#ff5a4a", 0.55),
			k.glow(vx + 74, vy + 44, 28, 20, "#ff5a4a", 0.55),
			k.eyes(vx + 8, vy - 4, 35, 80, { look, lid, tilt, skin, iris: "#2f8f5a", pupil: "wide", tall: 1.2 }),
			k.brows(vx + 8, vy - 58, 44, 80, "#2a1a2a", tilt, 0.26),
			b.ball(vx + 14, vy + 30, 15, 12, k.lighten(skin, 0.12), 4),
			lips,
			k.circle(
				vx,
				vy,
				r,
				k.radial(
					[
						[0, "#b6ff5c", 0],
						[0.72, "#7affb0", 0.06],
						[1, "#b6ff5c", 0.55],
					],
					0.5,
					0.5,
					0.5,
				),
			),
			k.path(
				`M${vx - 88} ${vy - 20}C${vx - 80} ${vy - 76} ${vx - 40} ${vy - 96} ${vx - 6} ${vy - 96}C${vx - 46} ${vy - 70} ${vx - 60} ${vy - 40} ${vx - 62} ${vy - 6}Z`,
				{ fill: "#ffffff", opacity: 0.42 },
			),
			k.line(`M${vx + 60} ${vy + 76}Q${vx + 86} ${vy + 54} ${vx + 92} ${vy + 24}`, "#ffffff", 7, { opacity: 0.5 }),
		]),
		b.form(k.squircle(-52, 142, 46, 38, 0.8), "#55656a", 13, 8),
		b.form(k.squircle(86, 142, 46, 38, 0.8), "#55656a", 13, 8),
		[-52, 86].map((x) => [0, 1, 2].map((i) => k.line(`M${x - 26} ${128 + i * 13}h52`, "#22343a", 5))),
	];
}

/** The Geiger counter around the origin, 150 wide; `share` 0..1 moves the needle, the red part is on the right. */
export function geiger(share = 0.85): k.Drawing {
	const a = Math.PI * (1.15 + 0.7 * share);
	return [
		k.glow(0, 0, 170, 150, "#b6ff5c", 0.5),
		b.slab(-82, -62, 164, 126, 24, "#e8503a", 18, 8),
		b.slab(-66, -48, 132, 72, 14, "#2a3a3e", 6),
		k.rect(-58, -41, 116, 58, 8, k.linear(["#f8ffe0", "#cfe8a0"])),
		k.path("M6 -34A52 52 0 0 1 52 6L38 10A38 38 0 0 0 8 -20Z", "#ff4a3a"),
		k.line("M-46 6A50 50 0 0 1 2 -34", "#3a9a5a", 8),
		k.line(`M0 16L${k.n(Math.cos(a) * 44)} ${k.n(16 + Math.sin(a) * 44)}`, "#1c1c2a", 6),
		k.circle(0, 16, 7, "#1c1c2a"),
		b.ball(-48, 44, 12, 12, "#ffe14d"),
		b.ball(-16, 44, 12, 12, "#5a6a70"),
		k.circle(50, 44, 10, "#b6ff5c"),
		k.glow(50, 44, 30, 30, "#b6ff5c", 0.9),
		b.rod(
			[
				[-60, -62],
				[-64, -110],
				[64, -110],
				[60, -62],
			],
			18,
			18,
			"#3a4a50",
		),
		k.times(3, (i) =>
			k.line(`M${96 + i * 26} ${-30 - i * 10}Q${114 + i * 30} 0 ${96 + i * 26} ${30 + i * 10}`, "#d8ff8a", 8, {
				opacity: 0.9 - i * 0.22,
			}),
		),
	];
}

/** Foam gun pointing right, grip at the origin, 220 long. */
export const gun = (): k.Drawing => [
	b.slab(-20, 0, 40, 66, 14, "#3a4a50", 8),
	b.form("M-70 -44H60L120 -30V0L60 16H-70Q-92 -14 -70 -44Z", "#2fa8a0", 16, 6),
	b.ball(-30, -66, 48, 42, "#e8fff8", 6),
	b.slab(-54, -40, 48, 12, 6, "#ffc91f", 3),
	b.form("M112 -46L160 -62V32L112 16Z", "#ff7a3a", 12, 5),
	k.ellipse(160, -15, 12, 46, "#4a1c2a"),
];

/** The explorer's body without arms: a bell on boots, feet at the origin; about 700 tall with the head. */
export function body(stands = true): k.Drawing {
	return [
		stands ? k.contact(0, 4, 230, 44, "#04161c", 0.6) : "",
		b.slab(-206, -430, 120, 260, 44, "#5a8a86", 26, 8),
		b.rod(
			[
				[-150, -430],
				[-190, -520],
				[-120, -556],
			],
			34,
			30,
			"#3f565c",
		),
		[-1, 1].map((s) =>
			k.at(
				s * 78 + (s > 0 ? 26 : 0),
				-120,
				[
					b.rod(
						[
							[0, -20],
							[6, 60],
						],
						112,
						100,
						k.darken(YELLOW, 0.12),
					),
					b.form("M-58 56H66L98 106Q98 128 66 128H-54Q-70 90 -58 56Z", "#2f6a6a", 20, 6),
				],
				{ rotate: s > 0 ? -24 : 12 },
			),
		),
		b.form(
			"M-128 -430C-190 -330 -212 -190 -190 -110C-120 -70 120 -70 190 -110C212 -190 190 -330 128 -430Z",
			YELLOW,
			66,
			6,
		),
		k.line("M0 -400V-100", "#b8780a", 9, { opacity: 0.8 }),
		b.slab(-204, -216, 408, 44, 20, "#3f565c", 12, 6),
		b.slab(-34, -226, 68, 62, 14, "#c8d4c8", 9, 4),
		k.at(82, -330, [
			b.ball(0, 0, 44, 44, "#2a2a34", 4),
			k.circle(0, 0, 36, YELLOW),
			k.times(3, (i) =>
				k.path("M-8 -12L-18 -32A36 36 0 0 1 18 -32L8 -12A12 12 0 0 0 -8 -12Z", {
					fill: "#2a2a34",
					transform: `rotate(${i * 120})`,
				}),
			),
			k.circle(0, 0, 7, "#2a2a34"),
		]),
	];
}

export const sleeve = (points: readonly k.Point[], hand: k.Point, turn = 0, flip = false): k.Drawing => [
	b.rod(points, 92, 74, YELLOW, 8),
	b.mitten(hand[0], hand[1], 46, "#2f8a84", { rotate: turn, flip }),
];

/** The explorer holding the counter up at the right, gun in the other hand. */
export const explorer = (look: Look = {}, share = 0.85): k.Drawing => [
	b.rod(
		[
			[-120, -390],
			[-220, -330],
			[-236, -250],
		],
		92,
		74,
		k.darken(YELLOW, 0.08),
	),
	body(),
	k.at(-256, -216, gun(), { rotate: 30, scale: 0.9, flip: true }),
	b.mitten(-242, -226, 44, "#2f8a84", { rotate: 160 }),
	k.at(0, -540, hood(look)),
	b.rod(
		[
			[126, -390],
			[230, -380],
			[262, -480],
		],
		92,
		74,
		YELLOW,
		8,
	),
	k.at(280, -590, geiger(share), { rotate: 8 }),
	b.mitten(268, -506, 46, "#2f8a84", { rotate: -10 }),
];
