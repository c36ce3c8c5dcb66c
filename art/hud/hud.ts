/** Game interface (HUD) for screenshots. Positions are pixels of the 1600 x 900 picture. */
import { formatHex, interpolate } from "culori";
import { letters, measureText } from "./lettering.ts";
import { linear, radial } from "./paint.ts";
import { circle, path, rect, star } from "./shapes.ts";
import { at, type Drawing } from "./svg.ts";

const INK = "#1b1440";

/** Mixes a color with warm white by `t` (0..1) in OKLab. */
const lighten = (hex: string, t: number): string => formatHex(interpolate([hex, "#fffaf0"], "oklab")(t));

/** A dark rounded background plate; (x, y) is its top left corner. */
const plate = (x: number, y: number, w: number, h: number): string =>
	rect(x, y + 5, w, h, h / 2, { fill: "#0b0724", opacity: 0.35 }) +
	rect(x, y, w, h, h / 2, { fill: INK, opacity: 0.82 }) +
	rect(x + 3, y + 3, w - 6, h - 6, h / 2, {
		fill: "none",
		stroke: "#ffffff",
		"stroke-opacity": 0.28,
		"stroke-width": 3,
	});

/** A plate with label and value: `LAP 2/3`. `align`: which edge, or the middle, is at `x`. */
export function readout(
	x: number,
	y: number,
	label: string,
	value: string,
	{ color = "#ffffff", accent = "#ffd84d", align = "start", icon = "" as Drawing } = {},
): Drawing {
	const [size, gap, lead] = [40, label === "" ? 0 : 22, icon === "" ? 0 : 52];
	const w = measureText(label, size * 0.86) + measureText(value, size) + gap + lead + 64;
	const left = x - (align === "start" ? 0 : align === "middle" ? w / 2 : w);
	return [
		plate(left, y, w, 70),
		icon === "" ? "" : at(left + 42, y + 35, icon),
		letters(label, left + 32 + lead, y + 48, size * 0.86, { fill: accent }),
		letters(value, left + 32 + lead + measureText(label, size * 0.86) + gap, y + 49, size, { fill: color }),
	];
}

/** A progress bar with a caption above; `share` 0..1. */
export const gauge = (x: number, y: number, w: number, share: number, caption: string, color = "#ff9f1c"): Drawing => [
	letters(caption, x + 6, y - 14, 34, { fill: "#ffffff", outline: INK, weight: 5 }),
	rect(x, y, w, 44, 22, { fill: INK, opacity: 0.85, stroke: "#ffffff", "stroke-opacity": 0.35, "stroke-width": 3 }),
	rect(x + 6, y + 6, Math.max(32, (w - 12) * share), 32, 16, linear([lighten(color, 0.45), color])),
	rect(x + 18, y + 11, Math.max(12, (w - 36) * share - 8), 8, 4, { fill: "#ffffff", opacity: 0.5 }),
];

/** A round pause button around (x, y). */
export const pause = (x = 1530, y = 68): Drawing => [
	circle(x, y + 5, 40, { fill: "#0b0724", opacity: 0.35 }),
	circle(x, y, 40, "#ffffff"),
	circle(x, y, 34, radial(["#8f6bff", "#5b34e0"])),
	rect(x - 14, y - 16, 10, 32, 4, "#ffffff"),
	rect(x + 4, y - 16, 10, 32, 4, "#ffffff"),
];

/** A heart of size `s` around (x, y), dark if lost. */
function heart(x: number, y: number, s: number, full = true): string {
	const d = `M0 ${s * 0.42}C${-s * 0.62} ${-s * 0.02} ${-s * 0.5} ${-s * 0.5} ${-s * 0.22} ${-s * 0.44}C${-s * 0.08} ${-s * 0.42} 0 ${-s * 0.32} 0 ${-s * 0.22}C0 ${-s * 0.32} ${s * 0.08} ${-s * 0.42} ${s * 0.22} ${-s * 0.44}C${s * 0.5} ${-s * 0.5} ${s * 0.62} ${-s * 0.02} 0 ${s * 0.42}Z`;
	return at(x, y, [
		path(d, {
			fill: full ? radial(["#ff8a9a", "#f02648", "#b80a34"]) : "#3a2f66",
			stroke: INK,
			"stroke-width": s * 0.1,
			"paint-order": "stroke",
		}),
		full ? circle(-s * 0.22, -s * 0.22, s * 0.08, { fill: "#ffffff", opacity: 0.85 }) : "",
	]);
}

/** A row of hearts starting at (x, y). */
export const lives = (x: number, y: number, full: number, total: number, s = 56): Drawing =>
	Array.from({ length: total }, (_, i) => heart(x + i * s * 1.15, y, s, i < full));

/** The usual top row: hearts out of three, score, pause button. */
export const topRow = (hearts: number, caption: string, value: string): Drawing => [
	lives(74, 72, hearts, 3),
	readout(800, 34, caption, value, { align: "middle" }),
	pause(),
];

/** A golden star of radius `r` around (x, y), dark if not earned. */
export const medal = (x: number, y: number, r: number, won = true): string =>
	path(star(x, y, 5, r, r * 0.5), {
		fill: won ? radial(["#fff3a0", "#ffc928", "#f08c00"]) : "#3a2f66",
		stroke: INK,
		"stroke-width": r * 0.2,
		"stroke-linejoin": "round",
		"paint-order": "stroke",
	});

/** A callout over the game: `+250`, `CRASH!`. */
export const callout = (text: string, x: number, y: number, size = 64, fill = "#ffd84d", rotate = -6): string =>
	letters(text, x, y, size, {
		fill: linear([lighten(fill, 0.5), fill]),
		outline: INK,
		weight: size * 0.12,
		align: "middle",
		rotate,
	});
