/** Italian Brainrot Clicker: the interface over the screenshots. */
import { callout, gauge, pause, readout } from "#art/hud/hud.ts";
import { letters } from "#art/hud/lettering.ts";
import { ellipse, line, rect } from "#art/hud/shapes.ts";
import { at, type Drawing } from "#art/hud/svg.ts";
import type { Finish } from "#art/render/finish.ts";

const INK = "#5a2c3a";

/** A coffee bean around the origin; `s` is half its height. */
const bean = (s: number): Drawing => [
	ellipse(0, 0, s * 0.72, s, { fill: "#7a3d1c", stroke: "#3d1a0a", "stroke-width": s * 0.12 }, 24),
	line(`M${-s * 0.3} ${-s * 0.8}Q${s * 0.4} ${-s * 0.1} ${-s * 0.1} 0T${s * 0.3} ${s * 0.8}`, "#3d1a0a", s * 0.16),
];

const beans = (held: string, rate: string): Drawing => [
	readout(40, 34, "BEANS", held, { icon: bean(24) }),
	readout(40, 120, "", rate),
	pause(),
];

/** An upgrade for sale: name, number owned, price of the next. */
const card = (y: number, name: string, owned: string, price: string): Drawing =>
	at(1244, y, [
		rect(0, 8, 316, 150, 28, { fill: "#0b0724", opacity: 0.3 }),
		rect(0, 0, 316, 150, 28, { fill: "#fff6e6", stroke: INK, "stroke-width": 5 }),
		letters(name, 24, 56, 36, { fill: INK }),
		letters(owned, 292, 56, 38, { fill: "#f0567a", align: "end" }),
		rect(16, 80, 284, 54, 27, "#3fb878"),
		at(74, 107, bean(19)),
		letters(price, 176, 121, 36, { fill: "#ffffff", align: "middle" }),
	]);

export default {
	grade: { exposure: -0.2, saturation: 1.2, vignette: 0.12 },
	hud: {
		"screenshot-1": () => [
			beans("48,200", "+36 / S"),
			callout("+12", 430, 330, 76, "#ffd84d", -12),
			callout("+12", 1130, 160, 64, "#ffd84d", 8),
		],
		"screenshot-2": () => [
			beans("9,340", "+7 / S"),
			card(240, "PIGEON", "x7", "1,500"),
			card(420, "FOUNTAIN", "x1", "8,000"),
			card(600, "FORKS", "x2", "24,000"),
		],
		"screenshot-3": () => [beans("61,750", "+36 / S"), gauge(690, 70, 320, 0.72, "BONUS 0:09", "#ff8fb4")],
	},
} satisfies Finish;
