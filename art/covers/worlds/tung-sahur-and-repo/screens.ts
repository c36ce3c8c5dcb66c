/** Tung Sahur and Repo: the three screenshots. */
import * as k from "../../kit/index.ts";
import { form, LAMPLIGHT } from "./clay.ts";
import { bat, SWING, tung } from "./hero.ts";
import { repo } from "./repo.ts";
import { cobbles, cord, shop, sky, stall, street } from "./scene.ts";
import { cart, chimney, drum, roof, waves } from "./things.ts";

export const drumming = (): k.Drawing => [
	street(1600, 900, 640, 0.6, 12),
	cord([-20, 60], [1620, 150], 120, 9, 110, 6),
	drum(1010, 420, 130, 7),
	waves(1010, 420, 130),
	k.contact(640, 820, 180, 26, "#0a0630"),
	k.at(
		650,
		560,
		tung({
			...SWING,
			right: [
				[104, 20],
				[190, -10],
				[240, -60],
			],
			bat: 78,
			look: [0.7, -0.1],
		}),
		{ scale: 0.82, rotate: 5 },
	),
	k.swoosh(800, 520, 320, -80, 90, "#ffe2a0"),
	k.contact(320, 820, 110, 18, "#0a0630"),
	repo(320, 820, 0.66, { look: [0.7, -0.4], hook: [200, -240] }),
	stall(1420, 800, 300, "#2fa89a", 4),
	k.vignette(1600, 900, 0.4, "#0a0630"),
	k.readout(40, 34, "WINDOWS", "5/8", { accent: "#ffc14a" }),
	k.pause(),
	k.call("TUNG!", 1180, 250, 110, "#ffc14a", 8),
];

export const runawayCart = (): k.Drawing => [
	sky(1600, 900, 0),
	k.blurred(2, shop(640, 620, 280, 360, "#7a5aa8", 0.6, 3)),
	k.path("M560 0L600 900H-20V0Z", k.linear(["#3a357f", "#221d5c"], 20)),
	k.path("M1080 0L1010 900H1620V0Z", k.linear(["#221d5c", "#453c90"], 20)),
	k.times(7, (i) => [
		k.line(`M0 ${90 + i * 100}L${566 + i * 4} ${110 + i * 90}`, "#1a1550", 6, { opacity: 0.5 }),
		k.line(`M1600 ${90 + i * 100}L${1074 - i * 8} ${110 + i * 90}`, "#1a1550", 6, { opacity: 0.5 }),
	]),
	k.times(2, (i) => [
		k.glow(200 + i * 1200, 260, 190, 190, "#ffb84a", 0.5),
		form(6, k.rect(130 + i * 1200, 170, 150, 180, 10, "#2a2468"), 4),
		k.rect(146 + i * 1200, 186, 118, 148, 6, k.linear(["#fff0b0", "#ffb03a"])),
		k.line(`M${205 + i * 1200} 186v148M${146 + i * 1200} 260h118`, "#2a2468", 8),
	]),
	cobbles(1600, 900, 640, [200, 800, 1400], 6),
	cord([520, 130], [1110, 170], 70, 4, 110),
	k.contact(800, 800, 360, 34, "#0a0630"),
	k.at(
		420,
		540,
		tung({
			bat: null,
			right: [
				[104, 60],
				[180, 70],
				[250, 60],
			],
			left: [
				[-104, 40],
				[60, 110],
				[200, 120],
			],
			legs: [
				[
					[-50, 240],
					[-120, 280],
					[-190, 320],
				],
				[
					[50, 240],
					[40, 300],
				],
			],
			look: [0.9, 0],
			mood: "grin",
			lid: 0.34,
		}),
		{ scale: 0.8, rotate: 12 },
	),
	cart(850, 740, 0.9, -3),
	k.contact(1330, 850, 130, 22, "#0a0630"),
	k.line("M1050 742L1146 690", "#2a2050", 10),
	repo(1330, 850, 0.92, { flip: true, rotate: 12, look: [-0.6, 0.1], hook: [232, -150], mood: "effort" }),
	k.puffs(LAMPLIGHT, 1240, 846, 90, 30, 8, "#c8b8e8", 5),
	k.drops(720, 560, 150, 6, 200, 330, 30, "#ff9a2a", 5),
	k.speed(100, 300, 260, 300, 6, 4, "#ffe2a0", 0, 0.5),
	k.vignette(1600, 900, 0.45, "#0a0630"),
	k.readout(800, 34, "CLOCK", "4:41", { align: "middle", accent: "#ffc14a" }),
	k.readout(40, 34, "CARTS", "2/3", { accent: "#c8f06a" }),
	k.pause(),
];

export const rooftops = (): k.Drawing => [
	k.backdrop(1600, 900, ["#2a2a80", "#6a5ab8", "#e08aa8", "#ffd0a0", "#ffe8c0"]),
	k.glow(800, 620, 700, 380, "#fff0c0", 0.8),
	k.stars(1600, 260, 30, 8),
	k.blurred(
		3,
		k.times(8, (i) => k.rect(i * 210 - 30, 600 - ((i * 67) % 130), 180, 400, 0, "#9a7ac0")),
	),
	k.blurred(
		1,
		k.times(6, (i) => [
			k.rect(i * 290 - 60, 680 - ((i * 83) % 90), 210, 400, 0, "#6a54a8"),
			chimney(i * 290 + 30, 690 - ((i * 83) % 90), 0.6),
		]),
	),
	roof(-80, 520, 610, 400, "#3a357f"),
	roof(1080, 1700, 570, 400, "#403780"),
	chimney(60, 630, 1.1),
	chimney(1500, 590, 1.2),
	repo(1270, 572, 0.86, { flip: true, look: [-0.7, 0.2], hook: [200, -340] }),
	k.line("M1096 266L892 476", "#2a2050", 10),
	k.line("M1096 266L892 476", "#d8d4f0", 4),
	k.at(559, 447, bat(), { scale: 0.74, rotate: -34 }),
	k.at(
		700,
		520,
		tung({
			bat: null,
			left: [
				[-104, 50],
				[-170, 30],
				[-210, -50],
			],
			right: [
				[104, 30],
				[190, -30],
				[238, -120],
			],
			legs: [
				[
					[-50, 240],
					[-120, 250],
					[-190, 200],
				],
				[
					[50, 240],
					[-20, 310],
					[-100, 320],
				],
			],
			look: [0.6, -0.3],
			mood: "shout",
		}),
		{ scale: 0.74, rotate: 14 },
	),
	k.speed(320, 420, 380, 260, 9, 4, "#ffffff", 24, 0.6),
	k.sparkles(560, 180, 520, 240, 5, 34, 6, "#fff6c8"),
	k.vignette(1600, 900, 0.35, "#1a0a44"),
	k.readout(800, 34, "RHYTHM", "x4", { align: "middle", accent: "#ffc14a" }),
	k.readout(40, 34, "ROOFS", "12", { accent: "#c8f06a" }),
	k.pause(),
];
