/** Zombie Monster Survivors: the three screenshots. */
import * as k from "../../kit/index.ts";
import { blower, girl, MOON } from "./hero.ts";
import { ACID, gust, MOB, street, zombie } from "./scene.ts";

const HUD = (time: string, kills: string, level: string, share: number): k.Drawing => [
	k.readout(40, 34, "LV", level, { accent: "#ff9ad8" }),
	k.readout(800, 34, "", time, { align: "middle" }),
	k.readout(1460, 34, "BLOWN AWAY", kills, { align: "end", accent: "#c8f05a" }),
	k.pause(),
	k.rect(300, 122, 1000, 22, 11, { fill: "#1b1440", opacity: 0.85 }),
	k.rect(304, 126, 992 * share, 14, 7, k.linear(["#d8ff6a", "#6ad02a"])),
];

/** The street, from the front: a wave of zombies. */
export const wave = (): k.Drawing => [
	street(1600, 900, 430, 640),
	k.at(640, 560, zombie(0), { scale: 0.5, flip: true }),
	k.at(1020, 560, zombie(1), { scale: 0.5 }),
	k.at(1300, 600, zombie(0), { scale: 0.6 }),
	k.at(1500, 640, zombie(2), { scale: 0.66 }),
	gust(826, 622, 640, 6, -8),
	k.at(1050, 600, zombie(2, true), { scale: 0.72, rotate: 28 }),
	k.at(1220, 830, zombie(1, true), { scale: 0.8, rotate: 22 }),
	k.at(1460, 850, zombie(0), { scale: 0.86 }),
	k.contact(480, 830, 230, 34),
	k.at(480, 600, girl(), { scale: 0.78 }),
	k.at(120, 830, zombie(2), { scale: 0.72, flip: true }),
	k.times(4, (i) => k.coin(800 + i * 80, 800 - (i % 2) * 20, 26, { turn: 0.8 })),
	HUD("04:12", "318", "7", 0.62),
	k.call("x12 GUST!", 880, 260, 66, "#c8f05a"),
];

/** The garden from above: zombies all around, magnets and gems on the lawn. */
export const garden = (): k.Drawing => {
	const luck = k.chance(77);
	const top = (x: number, y: number, kind: number, turn: number): k.Drawing => {
		const { skin, shirt } = MOB[kind % 3] ?? { skin: "#8fe02a", shirt: "#6a4ac0" };
		return k.at(
			x,
			y,
			[
				k.contact(8, 20, 74, 60),
				k.clay(ACID, 14, k.ellipse(0, 10, 66, 44, shirt)),
				k.limb(
					ACID,
					[
						[-44, 0],
						[-50, -60],
						[-40, -96],
					],
					30,
					22,
					skin,
				),
				k.limb(
					ACID,
					[
						[44, 0],
						[50, -60],
						[40, -96],
					],
					30,
					22,
					skin,
				),
				k.clay(ACID, 15, k.circle(0, -8, 44, skin), 6),
				k.clay(ACID, 6, k.path(k.star(0, -2, 7, 38, 20), "#2f2a5a")),
				k.eyes(0, -38, 13, 34, { skin, white: "#fffbd0", iris: "#d9304a", lid: 0.2, look: [0, -0.7] }),
			],
			{ rotate: turn },
		);
	};
	const ring = k.times(15, (i) => {
		const a = i * 0.419 + 0.1;
		const r = luck.between(330, 440);
		return top(800 + Math.cos(a) * r * 1.6, 480 + Math.sin(a) * r * 0.86, i, (a * 180) / Math.PI - 90);
	});
	return [
		k.backdrop(1600, 900, ["#3a8a5a", "#2a6a66", "#28508a"], 60),
		["#4fa85a", "#226058"].map((paint) =>
			k.path(
				k
					.times(50, () => {
						const [x, y] = [luck.between(0, 1600), luck.between(0, 900)];
						return `M${k.n(x)} ${k.n(y)}l10 -26l8 26l12 -18l2 18Z`;
					})
					.join(""),
				{ fill: paint, opacity: 0.6 },
			),
		),
		k.path("M-20 700Q500 560 760 720T1620 560V720Q1200 640 900 820T-20 860Z", k.linear(["#9a8ad8", "#6a58b0"])),
		k.clay(MOON, 20, k.ellipse(330, 250, 210, 110, "#8a7ad0")),
		k.clay(MOON, 10, k.ellipse(330, 246, 180, 88, k.radial(["#8af0ff", "#2f8ae0", "#2450b0"]))),
		k.ripple(300, 240, 60, 22),
		k.bush(MOON, 1290, 250, 260, "#3f7a9a", 3),
		k.bush(MOON, 1180, 850, 240, "#3f7a9a", 5),
		k.flower(MOON, 1400, 640, 40, "#ff8ad8"),
		k.flower(MOON, 180, 560, 36, "#ffd23f"),
		k.glow(800, 470, 420, 300, "#ff9ae0", 0.45),
		ring,
		k.times(16, () =>
			k.gem(luck.between(480, 1120), luck.between(220, 760), 18, luck.pick(["#3ae0c8", "#ff5ab0", "#ffd23f"])),
		),
		gust(1004, 462, 320, 14, -14),
		k.ripple(800, 500, 190, 130, "#ff9ae0", 8, 0.8),
		k.contact(800, 600, 120, 30),
		k.at(800, 470, girl("laugh"), { scale: 0.46, rotate: -6 }),
		HUD("09:48", "1,204", "15", 0.86),
		k.at(80, 780, [
			k.plate(0, 0, 330, 84),
			k.at(48, 42, blower(), { scale: 0.16 }),
			k.gem(160, 42, 24, "#ff5ab0"),
			k.medal(240, 42, 24),
		]),
		k.call("LEVEL UP!", 800, 250, 70),
	];
};

/** The boss: a giant in a dressing gown over the rooftops, seen from low. */
export const boss = (): k.Drawing => [
	street(1600, 900, 620, 330),
	k.glow(1120, 380, 560, 520, "#c8f05a", 0.55),
	k.at(1120, 930, zombie(1), { scale: 1.95 }),
	gust(744, 612, 330, 21, -14),
	k.at(820, 850, zombie(2, true), { scale: 0.6, rotate: 24 }),
	k.at(1480, 880, zombie(0), { scale: 0.7 }),
	k.contact(380, 850, 220, 34),
	k.at(380, 620, girl(), { scale: 0.82, rotate: -6 }),
	k.at(100, 880, k.cone(MOON, 0, 0, 130, "#ff7a2e", "#ffd23f")),
	HUD("15:00", "2,660", "21", 0.3),
	k.gauge(560, 212, 480, 0.64, "GRANDPA GUS", "#e0304e"),
	k.call("-480", 960, 330, 74, "#ff8ad8"),
];
