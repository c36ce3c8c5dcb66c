/** Tung Sahur and Repo: the night market. */
import * as k from "../../kit/index.ts";
import { form, LAMPLIGHT } from "./clay.ts";

/** A market stall with a striped awning, `w` wide, foot at (x, y). */
export const stall = (x: number, y: number, w: number, colour: string, seed: number): k.Drawing => {
	const [h, luck] = [w * 0.9, k.chance(seed)];
	const fruit = k.times(14, (i) =>
		k.circle(
			-w * 0.42 + (i % 7) * w * 0.14,
			-h * 0.42 - (i > 6 ? w * 0.07 : 0),
			w * 0.06,
			luck.pick(["#ff9a2a", "#e2483c", "#ffcf4a", "#8fc83a", "#c05ac8"]),
		),
	);
	return k.at(x, y, [
		k.contact(0, 0, w * 0.6, w * 0.08, "#0a0630"),
		k.rect(-w * 0.44, -h * 0.85, w * 0.88, h * 0.5, 6, k.linear(["#5a3038", "#a86a38"])),
		k.glow(0, -h * 0.55, w * 0.5, w * 0.3, "#ffc060", 0.7),
		fruit.map((one) => form(w * 0.022, one, 2)),
		form(
			w * 0.02,
			[
				k.rect(-w * 0.46, -h * 0.38, w * 0.92, h * 0.38, 8, "#8a5030"),
				k.rect(-w * 0.5, -h * 0.4, w, h * 0.07, 6, "#b87040"),
			],
			6,
		),
		k.times(4, (i) =>
			k.line(`M${k.n(-w * 0.32 + i * w * 0.22)} ${k.n(-h * 0.3)}V${k.n(-h * 0.04)}`, "#5a3020", 5, { opacity: 0.6 }),
		),
		form(4, [k.rect(-w * 0.48, -h, w * 0.04, h, 4, "#7a4a3a"), k.rect(w * 0.44, -h, w * 0.04, h, 4, "#7a4a3a")]),
		form(
			w * 0.025,
			k.times(7, (i) =>
				k.path(
					`M${k.n(-w * 0.42 + i * w * 0.12)} ${k.n(-h * 1.16)}h${k.n(w * 0.12)}L${k.n(-w * 0.56 + (i + 1) * w * 0.16)} ${k.n(-h * 0.86)}q${k.n(-w * 0.08)} ${k.n(w * 0.09)} ${k.n(-w * 0.16)} 0Z`,
					i % 2 ? "#ffeccc" : colour,
				),
			),
			8,
		),
	]);
};

/** A shop house from the roof down to the ground line at `y`. `lit`: which windows glow, 0..1. */
export const shop = (
	x: number,
	y: number,
	w: number,
	h: number,
	tone: string,
	lit: number,
	seed: number,
): k.Drawing => {
	const luck = k.chance(seed);
	const rows = Math.max(1, Math.round(h / 170));
	return k.at(x, y, [
		k.rect(0, -h, w, h, 0, k.linear([k.lighten(tone, 0.08), tone, k.darken(tone, 0.3)])),
		form(6, k.path(`M-24 ${-h}L24 ${-h - 70}H${w - 24}L${w + 24} ${-h}Z`, k.darken(tone, 0.2)), 6),
		k.times(Math.floor(w / 26), (i) =>
			k.line(`M${24 + i * 26} ${-h - 62}l-8 56`, k.darken(tone, 0.45), 4, { opacity: 0.6 }),
		),
		k.times(rows * 2, (i) => {
			const [wx, wy, on] = [w * (i % 2 ? 0.58 : 0.14), -h + 50 + Math.floor(i / 2) * 160, luck.between(0, 1) < lit];
			return [
				on ? k.glow(wx + w * 0.14, wy + 50, w * 0.34, 120, "#ffb84a", 0.5) : "",
				k.rect(wx - 7, wy - 7, w * 0.28 + 14, 108, 8, k.darken(tone, 0.35)),
				k.rect(wx, wy, w * 0.28, 94, 4, on ? k.linear(["#fff0b0", "#ffb03a"]) : k.linear(["#2a3070", "#1c1f52"])),
				k.line(`M${k.n(wx + w * 0.14)} ${wy}v94M${k.n(wx)} ${wy + 46}h${k.n(w * 0.28)}`, k.darken(tone, 0.35), 6),
			];
		}),
	]);
};

/** A cord of lanterns between two points; the first `lit` of `count` burn. */
export const cord = (a: k.Point, b: k.Point, sag: number, count: number, size: number, lit = count): k.Drawing => {
	const spot = (t: number): k.Point => [
		a[0] + (b[0] - a[0]) * t,
		a[1] + (b[1] - a[1]) * t + Math.sin(Math.PI * t) * sag,
	];
	const on = k.shared(k.lantern(LAMPLIGHT, 0, 0, size, "#f07a1c", "#ffc14a"));
	const off = k.shared([
		form(size * 0.08, k.ellipse(0, size * 0.5, size * 0.4, size * 0.34, "#5a4a7a")),
		k.rect(-size * 0.16, size * 0.12, size * 0.32, size * 0.08, 3, "#7a6a8a"),
		k.rect(-size * 0.14, size * 0.8, size * 0.28, size * 0.07, 3, "#7a6a8a"),
	]);
	return [
		k.line(k.smooth(k.times(9, (i) => spot(i / 8))), "#1a1240", 5),
		k.times(count, (i) => {
			const [x, y] = spot((i + 0.5) / count);
			return k.at(x, y, i < lit ? on : off);
		}),
	];
};

/** Sky before dawn. */
export const sky = (w: number, h: number, dawn: number): k.Drawing => [
	k.backdrop(w, h, ["#14104a", "#2c2a86", "#5a4fb0", "#c07aa8", "#ffc08a"].slice(0, 4 + Math.round(dawn))),
	k.stars(w, h * 0.45, 60, 5, "#fff0d0"),
	k.glow(w * 0.5, h * 0.66, w * 0.5, h * 0.3, "#ffb08a", 0.45 + dawn * 0.3),
];

/** Wet cobbles from `y` down with lantern reflections at `lamps`. */
export const cobbles = (w: number, h: number, y: number, lamps: readonly number[], seed: number): k.Drawing => {
	const luck = k.chance(seed);
	const rows = 9;
	const stones = k
		.times(rows, (r) => {
			const t = (r / rows) ** 1.6;
			const yy = y + (h - y) * t;
			const size = 22 + (h - y) * 0.16 * t;
			return k
				.times(
					Math.ceil(w / size / 2.3),
					(i) =>
						`M${k.n(i * size * 2.3 + (r % 2) * size + luck.between(-4, 4))} ${k.n(yy)}h${k.n(size * 1.9)}q${k.n(size * 0.2)} ${k.n(size * 0.36)} 0 ${k.n(size * 0.64)}h${k.n(-size * 1.9)}q${k.n(-size * 0.2)} ${k.n(-size * 0.3)} 0 ${k.n(-size * 0.64)}Z`,
				)
				.join("");
		})
		.join("");
	return [
		k.rect(0, y, w, h - y, 0, k.linear(["#4a3f8e", "#2c276c", "#1a174c"])),
		k.path(stones, { fill: "#8f82d8", opacity: 0.2 }),
		lamps.map((x) => [
			k.faded(
				0.5,
				k.ellipse(
					x,
					y + (h - y) * 0.45,
					w * 0.05,
					(h - y) * 0.5,
					k.radial(
						[
							[0, "#ffb84a", 0.9],
							[1, "#ffb84a", 0],
						],
						0.5,
						0.5,
						0.5,
					),
				),
			),
			k.ellipse(
				x,
				y + (h - y) * 0.2,
				w * 0.12,
				(h - y) * 0.2,
				k.radial(
					[
						[0, "#ffb84a", 0.4],
						[1, "#ffb84a", 0],
					],
					0.5,
					0.5,
					0.5,
				),
			),
		]),
	];
};

/** The street: houses on both sides of a bright gap at `gap`, stalls, lanterns. */
export const street = (w: number, h: number, y: number, lit: number, seed: number): k.Drawing => {
	const u = h / 900;
	return [
		sky(w, h, 0),
		k.blurred(2, [
			shop(w * 0.36, y, 190 * u, 270 * u, "#6a5ab4", lit, seed),
			shop(w * 0.52, y, 210 * u, 230 * u, "#7a5aa8", lit, seed + 1),
		]),
		shop(w * 0.2, y + 10, 260 * u, 420 * u, "#4a4298", lit, seed + 2),
		shop(w * 0.66, y + 10, 270 * u, 380 * u, "#54409a", lit, seed + 3),
		shop(-30, y + 24, w * 0.24, 560 * u, "#3a357f", lit, seed + 4),
		shop(w * 0.82, y + 24, w * 0.24, 590 * u, "#403780", lit, seed + 5),
		cobbles(w, h, y, [w * 0.2, w * 0.5, w * 0.76], seed),
	];
};
