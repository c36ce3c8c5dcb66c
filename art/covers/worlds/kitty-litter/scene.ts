/** Kitty Litter: the places and things. */
import * as k from "../../kit/index.ts";
import { DAY, GILT, GOLD, PINK } from "./hero.ts";

export const duck = (x: number, y: number, s: number, flip = false): k.Drawing =>
	k.at(
		x,
		y,
		k.shared([
			k.contact(0, 0, 90, 16),
			k.clay(DAY, 20, [
				k.ellipse(0, -44, 88, 50, "#ffd02e"),
				k.path("M60 -60Q110 -90 104 -40Z", "#ffd02e"),
				k.circle(-50, -108, 52, "#ffd02e"),
			]),
			k.clay(DAY, 9, k.ellipse(14, -50, 44, 26, "#ffb81e", -8), 4),
			k.clay(DAY, 7, k.path("M-96 -112Q-146 -108 -140 -92Q-120 -78 -92 -90Z", "#ff7a2e"), 3),
			k.eye(-66, -118, 15, -1, { skin: "#ffd02e", look: [-0.3, 0] }),
		]),
		{ scale: s, flip },
	);

export const roll = (x: number, y: number, s: number, rotate = 0): k.Drawing =>
	k.at(
		x,
		y,
		k.shared([
			k.clay(DAY, 14, k.rect(-60, -70, 120, 140, 18, "#ffffff")),
			k.clay(DAY, 8, k.ellipse(60, 0, 30, 70, "#f4ecff")),
			k.ellipse(60, 0, 11, 26, "#b07a4a"),
		]),
		{ scale: s, rotate },
	);

export const bubbleFoam = (x: number, y: number, w: number, seed: number): k.Drawing => [
	k.puffs(DAY, x, y, w * 0.5, w * 0.12, 16, "#ffffff", seed),
	k.times(6, (i) =>
		k.circle(x + (i - 2.5) * w * 0.17, y - w * 0.14 - ((i * 37) % 50), 10 + ((i * 13) % 18), {
			fill: k.radial(
				[
					[0, "#ffffff", 0.1],
					[0.8, "#ffffff", 0.2],
					[1, "#ffffff", 0.9],
				],
				0.5,
				0.5,
				0.5,
			),
		}),
	),
];

/** A bath on lion feet, `w` wide, its foot at (x, y), with foam. */
export const bath = (x: number, y: number, w: number): k.Drawing =>
	k.at(x, y, [
		k.contact(0, 0, w * 0.5, w * 0.05),
		k.clay(GILT, w * 0.02, [
			k.circle(-w * 0.3, -w * 0.03, w * 0.05, GOLD),
			k.circle(w * 0.3, -w * 0.03, w * 0.05, GOLD),
		]),
		k.clay(
			DAY,
			w * 0.06,
			k.path(
				`M${-w * 0.48} ${-w * 0.36}H${w * 0.48}C${w * 0.46} ${-w * 0.12} ${w * 0.36} ${-w * 0.04} ${w * 0.24} ${-w * 0.04}H${-w * 0.24}C${-w * 0.36} ${-w * 0.04} ${-w * 0.46} ${-w * 0.12} ${-w * 0.48} ${-w * 0.36}Z`,
				PINK,
			),
		),
		bubbleFoam(0, -w * 0.4, w * 0.8, 4),
		k.clay(DAY, w * 0.02, k.rect(-w * 0.52, -w * 0.4, w * 1.04, w * 0.07, w * 0.035, "#ffd0e2"), 4),
		k.clay(GILT, w * 0.014, [
			k.rect(w * 0.36, -w * 0.6, w * 0.035, w * 0.22, 8, GOLD),
			k.path(
				`M${w * 0.395} ${-w * 0.6}Q${w * 0.28} ${-w * 0.68} ${w * 0.24} ${-w * 0.54}L${w * 0.275} ${-w * 0.53}Q${w * 0.3} ${-w * 0.6} ${w * 0.36} ${-w * 0.56}Z`,
				GOLD,
			),
		]),
	]);

/** A tray of litter, `w` wide, its upper rim at (x, y). */
export const tray = (x: number, y: number, w: number, paint = "#18b8a0"): k.Drawing =>
	k.at(x, y, [
		k.contact(0, w * 0.34, w * 0.6, w * 0.08),
		k.ellipse(0, 0, w * 0.48, w * 0.09, "#e8d0a0"),
		k.puffs(DAY, 0, -w * 0.01, w * 0.42, w * 0.1, 14, "#f4e2b8", 6),
		k.clay(
			DAY,
			w * 0.05,
			k.path(
				`M${-w * 0.5} 0Q0 ${w * 0.16} ${w * 0.5} 0L${w * 0.42} ${w * 0.28}Q0 ${w * 0.4} ${-w * 0.42} ${w * 0.28}Z`,
				paint,
			),
		),
		k.clay(
			DAY,
			w * 0.016,
			k.path(
				`M${-w * 0.53} -6Q0 ${w * 0.15} ${w * 0.53} -6L${w * 0.52} ${w * 0.05}Q0 ${w * 0.22} ${-w * 0.52} ${w * 0.05}Z`,
				k.lighten(paint, 0.3),
			),
		),
	]);

/** Tiled wall with a round window, and a floor of tiles. `floor` is the y where it begins. */
export function bathroom(w: number, h: number, floor: number, windowX: number): k.Drawing {
	const size = Math.max(70, w / 16);
	const view = k.camera(floor - 40, w * 0.5, 1, h * 0.75);
	const r = Math.min(w, h) * 0.15;
	const tile = (paint: string, odd: number): string =>
		k.path(
			k
				.times(Math.ceil(floor / size) * Math.ceil(w / size), (i) => {
					const [c, row] = [i % Math.ceil(w / size), Math.floor(i / Math.ceil(w / size))];
					return (c * 7 + row * 3) % 4 === odd
						? `M${k.n(c * size + 4)} ${k.n(row * size + 4)}h${k.n(size - 8)}v${k.n(size - 8)}h${k.n(8 - size)}Z`
						: "";
				})
				.join(""),
			paint,
		);
	return [
		k.rect(0, 0, w, floor + 10, 0, k.linear(["#4fbfb0", "#a8f0dc"])),
		[
			["#8ae8d0", 0],
			["#7ae0c8", 1],
			["#9af0da", 2],
			["#86dcd0", 3],
		].map(([paint, odd]) => faint(tile(String(paint), Number(odd)))),
		k.rect(0, floor - size * 1.1, w, size * 0.34, 0, k.linear(["#ff9ac0", "#f0689c"])),
		k.glow(windowX, floor * 0.4, w * 0.5, floor * 0.8, "#fffbd8", 0.9),
		k.clay(DAY, 10, k.circle(windowX, floor * 0.36, r * 1.14, "#ffffff"), 10),
		k.circle(windowX, floor * 0.36, r, k.linear(["#4fb8ff", "#c8f0ff"])),
		k.clipped(k.circle(windowX, floor * 0.36, r, "#fff"), [
			k.cloud(DAY, windowX - r * 0.3, floor * 0.36 + r * 0.3, r * 1.3),
			k.cloud(DAY, windowX + r * 0.7, floor * 0.36 - r * 0.2, r),
		]),
		k.line(`M${windowX} ${floor * 0.36 - r}v${r * 2}M${windowX - r} ${floor * 0.36}h${r * 2}`, "#ffffff", r * 0.1),
		k.rect(0, floor, w, h - floor, 0, "#d84f88"),
		k.tiles(view, -6, 0.62, 0.5, 24, 12, ["#ff9ac0", "#ffd8e6"], 0.01),
		k.rect(
			0,
			floor,
			w,
			(h - floor) * 0.4,
			0,
			k.linear([
				[0, "#7a3a9a", 0.35],
				[1, "#7a3a9a", 0],
			]),
		),
		k.rect(0, floor - 14, w, 26, 0, k.linear(["#ffffff", "#d8c8f0"])),
	];
}

const faint = (drawing: k.Drawing): string => k.faded(0.6, drawing);

export const grit = (x: number, y: number, reach: number, seed: number): k.Drawing => [
	k.puffs(DAY, x, y, reach * 0.5, reach * 0.2, 10, "#f4e2b8", seed),
	k.drops(x, y, reach, 18, 190, 350, reach * 0.06, "#e8cc90", seed),
];
