/** Caveman Jumper: the places and things. */
import * as k from "../../kit/index.ts";
import { NOON } from "./hero.ts";

/** A stone ledge `w` wide with grass, its upper edge at (x, y). */
export function ledge(x: number, y: number, w: number, seed = 1, h = w * 0.42): k.Drawing {
	const luck = k.chance(seed * 7 + 2);
	const points: k.Point[] = [
		[-w / 2, 8],
		[-w * 0.46, -8],
		[w * 0.46, -8],
		[w / 2, 8],
		[w * 0.4, h * luck.between(0.4, 0.6)],
		[w * 0.18, h * luck.between(0.7, 0.9)],
		[-w * 0.08, h],
		[-w * 0.34, h * luck.between(0.5, 0.8)],
	];
	return k.at(x, y, [
		k.clay(
			NOON,
			h * 0.16,
			[
				k.blob(points, "#d9843e", 0.1),
				k.path(`M${-w * 0.4} ${h * 0.3}L${-w * 0.1} ${h * 0.24}L${w * 0.2} ${h * 0.36}L${w * 0.4} ${h * 0.26}`, {
					fill: "none",
					stroke: "#a2502a",
					"stroke-width": w * 0.016,
					opacity: 0.7,
				}),
			],
			8,
		),
		k.clay(
			NOON,
			9,
			k.path(
				`M${-w * 0.52} 10C${-w * 0.5} -22 ${w * 0.5} -22 ${w * 0.52} 10Q${w * 0.4} 44 ${w * 0.3} 14Q${w * 0.16} 50 ${w * 0.04} 16Q${-w * 0.1} 56 ${-w * 0.22} 16Q${-w * 0.38} 46 ${-w * 0.52} 10Z`,
				"#7cc43e",
			),
			4,
		),
		k.tuft(-w * 0.3, -6, 34),
		k.tuft(w * 0.34, -6, 28),
	]);
}

/** A pterodactyl with 360 wing span around the origin. */
export const ptero = (x: number, y: number, scale: number, flip = false): k.Drawing =>
	k.at(
		x,
		y,
		k.shared([
			k.clay(
				NOON,
				10,
				k.path(
					"M-20 0C-70 -80 -120 -90 -190 -60C-160 -40 -150 -20 -150 10C-120 -10 -100 0 -96 24C-70 8 -40 20 -20 30Z",
					"#3fa8b8",
				),
			),
			k.clay(
				NOON,
				10,
				k.path("M20 0C70 -90 130 -100 190 -80C164 -50 150 -30 146 4C120 -14 96 -6 90 20C66 4 40 16 20 30Z", "#4fbccc"),
			),
			k.clay(NOON, 13, [
				k.ellipse(0, 16, 44, 32, "#4fbccc"),
				k.ellipse(54, -14, 38, 30, "#4fbccc"),
				k.path("M70 -30L150 -6L70 12Z", "#ffb04a"),
				k.path("M40 -36L-20 -66L24 -12Z", "#ff6a4a"),
			]),
			k.eyes(56, -22, 13, 28, { skin: "#4fbccc", lid: 0.3, tilt: 16, look: [0.6, 0.4] }),
		]),
		{ scale, flip },
	);

export const volcano = (x: number, y: number, w: number): k.Drawing =>
	k.at(x, y, [
		k.puffs({ ...NOON, shade: "#a04a6a" }, w * 0.05, -w * 0.74, w * 0.2, w * 0.14, 12, "#ffe0d0", 3),
		k.puffs({ ...NOON, shade: "#a04a6a" }, w * 0.2, -w * 0.92, w * 0.24, w * 0.12, 10, "#ffe8dc", 5),
		k.clay({ ...NOON, shade: "#8a3a6a" }, w * 0.05, [
			k.path(
				`M${-w * 0.5} 0C${-w * 0.26} ${-w * 0.2} ${-w * 0.2} ${-w * 0.5} ${-w * 0.13} ${-w * 0.62}L${w * 0.13} ${-w * 0.62}C${w * 0.2} ${-w * 0.5} ${w * 0.26} ${-w * 0.2} ${w * 0.5} 0Z`,
				"#e08a6a",
			),
			k.path(
				`M${-w * 0.13} ${-w * 0.62}L${w * 0.13} ${-w * 0.62}Q${w * 0.14} ${-w * 0.4} ${w * 0.09} ${-w * 0.3}Q${w * 0.06} ${-w * 0.5} ${w * 0.02} ${-w * 0.44}Q0 ${-w * 0.2} ${-w * 0.05} ${-w * 0.34}Q${-w * 0.08} ${-w * 0.5} ${-w * 0.13} ${-w * 0.62}Z`,
				"#ff5a1f",
			),
		]),
		k.drops(0, -w * 0.62, w * 0.3, 9, 220, 320, w * 0.03, "#ff7a1f", 5),
	]);

/** Canyon: turquoise sky, far mesas, walls on both sides. `gap` is the width of the open middle as a share. */
export function canyon(w: number, h: number, gap = 0.62, seed = 1): k.Drawing {
	const luck = k.chance(seed * 5 + 1);
	const mesa = (x: number, y: number, mw: number, paint: string): k.Drawing =>
		k.clay(
			{ ...NOON, shade: "#b0506a" },
			mw * 0.06,
			k.path(
				`M${x - mw * 0.5} ${h}L${x - mw * 0.36} ${y + mw * 0.2}L${x - mw * 0.34} ${y}H${x + mw * 0.34}L${x + mw * 0.38} ${y + mw * 0.24}L${x + mw * 0.5} ${h}Z`,
				k.linear([
					[0, k.lighten(paint, 0.3)],
					[0.1, paint],
					[0.1, k.mix(paint, "#d8603a", 0.3)],
					[0.18, k.mix(paint, "#d8603a", 0.3)],
					[0.18, paint],
					[0.34, paint],
					[0.34, k.mix(paint, "#d8603a", 0.22)],
					[0.46, k.mix(paint, "#d8603a", 0.22)],
					[0.46, paint],
				]),
			),
		);
	const wall = (side: number): k.Drawing => {
		const edge = (w * (1 - gap)) / 2;
		const points: k.Point[] = k.times(9, (i) => [edge * luck.between(0.55, 1.05), -60 + (i / 8) * (h + 120)]);
		const bands = k.times(8, (i) =>
			k.path(
				`M-200 ${(i + 0.3) * h * 0.13}Q${edge * 0.6} ${(i + 0.1) * h * 0.13} ${edge * 1.2} ${(i + 0.42) * h * 0.13}V${(i + 0.42) * h * 0.13 + h * 0.04}Q${edge * 0.5} ${(i + 0.1) * h * 0.13 + h * 0.05} -200 ${(i + 0.3) * h * 0.13 + h * 0.045}Z`,
				{ fill: i % 2 ? "#ffc46a" : "#c8622e", opacity: 0.5 },
			),
		);
		const shape = `${k.smooth(points, false, 0.12)}L-200 ${h + 60}L-200 -60Z`;
		return k.at(
			side < 0 ? 0 : w,
			0,
			k.clay(NOON, edge * 0.13, [k.path(shape, "#e8954a"), k.clipped(k.path(shape, "#fff"), bands)]),
			{ flip: side > 0 },
		);
	};
	return [
		k.backdrop(w, h, ["#12a8c8", "#4fd8d8", "#c8f4d0", "#fff0b0"]),
		k.orb(w * 0.5, h * 0.1, Math.min(w, h) * 0.06, "#fffde0", "#fff0a0"),
		k.rays(w * 0.5, h * 0.1, w, 18, "#ffffff", 0.25),
		mesa(w * 0.3, h * 0.52, w * 0.3, "#ffd08a"),
		mesa(w * 0.62, h * 0.58, w * 0.36, "#ffc27a"),
		volcano(w * 0.5, h * 0.82, Math.min(w, h) * 0.6),
		k.rect(
			0,
			h * 0.7,
			w,
			h * 0.3,
			0,
			k.linear([
				[0, "#ffe0a0", 0],
				[1, "#ffb86a", 0.9],
			]),
		),
		wall(-1),
		wall(1),
	];
}

export const egg = (x: number, y: number, r: number): k.Drawing =>
	k.at(
		x,
		y,
		k.clay(NOON, r * 0.3, [
			k.ellipse(0, 0, r * 0.8, r, "#fff0d8"),
			k.circle(-r * 0.3, -r * 0.2, r * 0.2, "#4fbccc"),
			k.circle(r * 0.3, r * 0.2, r * 0.24, "#4fbccc"),
			k.circle(r * 0.1, -r * 0.6, r * 0.14, "#4fbccc"),
		]),
	);
