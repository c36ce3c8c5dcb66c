/** Emralds Forest Shoot: the forest of giant mushrooms. */
import * as k from "../../kit/index.ts";
import { wood } from "./clay.ts";

/** A giant mushroom, foot at (x, y), h tall. */
export function giant(x: number, y: number, h: number, cap: string, seed: number): k.Drawing {
	const luck = k.chance(seed);
	const w = h * luck.between(0.42, 0.54);
	const lean = luck.between(-0.05, 0.05) * h;
	const dome = `M${-w} ${-h * 0.6}C${-w * 1.02} ${-h * 0.86} ${-w * 0.5} ${-h} 0 ${-h}C${w * 0.5} ${-h} ${w * 1.02} ${-h * 0.86} ${w} ${-h * 0.6}C${w * 0.6} ${-h * 0.53} ${-w * 0.6} ${-h * 0.53} ${-w} ${-h * 0.6}Z`;
	return k.at(x, y, [
		k.contact(0, 0, h * 0.24, h * 0.05, "#04202a", 0.6),
		wood.form(
			`M${-h * 0.2} ${-h * 0.05}C${-h * 0.22} ${h * 0.03} ${h * 0.22} ${h * 0.03} ${h * 0.2} ${-h * 0.05}C${h * 0.2} ${-h * 0.2} ${h * 0.1} ${-h * 0.34} ${lean + h * 0.1} ${-h * 0.62}H${lean - h * 0.1}C${-h * 0.1} ${-h * 0.34} ${-h * 0.2} ${-h * 0.2} ${-h * 0.2} ${-h * 0.05}Z`,
			"#f6e4c4",
			h * 0.06,
		),
		wood.form(
			`M${lean - h * 0.09} ${-h * 0.53}C${lean - h * 0.2} ${-h * 0.46} ${lean - h * 0.2} ${-h * 0.4} ${lean - h * 0.16} ${-h * 0.41}Q${lean - h * 0.1} ${-h * 0.36} ${lean - h * 0.05} ${-h * 0.395}Q${lean} ${-h * 0.35} ${lean + h * 0.06} ${-h * 0.395}Q${lean + h * 0.11} ${-h * 0.36} ${lean + h * 0.16} ${-h * 0.41}C${lean + h * 0.2} ${-h * 0.4} ${lean + h * 0.2} ${-h * 0.46} ${lean + h * 0.09} ${-h * 0.53}Z`,
			"#fff4dc",
			h * 0.025,
			h * 0.02,
		),
		k.at(lean, 0, [
			k.ellipse(0, -h * 0.59, w * 0.95, h * 0.05, k.linear(["#5a2a3c", "#c89a7a"])),
			wood.whole(
				h * 0.09,
				[
					k.path(dome, cap),
					k.clipped(
						k.path(dome, "#fff"),
						[
							[-0.6, 0.7, 0.11],
							[-0.1, 0.86, 0.14],
							[0.48, 0.76, 0.1],
							[0.16, 0.66, 0.07],
							[-0.36, 0.62, 0.06],
							[0.78, 0.62, 0.06],
						].map(([dx = 0, dy = 0, r = 0]) => k.ellipse(dx * w, -dy * h, r * w * 1.2, r * w, "#fff6dc")),
					),
				],
				h * 0.03,
			),
		]),
	]);
}

/** A big trunk with roots, foot at (x, y), w wide. */
export const trunk = (x: number, y: number, w: number, h: number, seed: number, paint = "#4a5a3c"): k.Drawing => {
	const luck = k.chance(seed);
	const d = `M${-w * 0.95} 0C${-w * 0.5} ${-h * 0.06} ${-w * 0.42} ${-h * 0.3} ${-w * 0.4} ${-h}H${w * 0.4}C${w * 0.42} ${-h * 0.3} ${w * 0.5} ${-h * 0.06} ${w} 0Q${w * 0.4} ${-h * 0.02} ${w * 0.2} ${h * 0.012}Q0 ${-h * 0.02} ${-w * 0.3} ${h * 0.012}Z`;
	return k.at(
		x,
		y,
		wood.whole(w * 0.14, [
			k.path(d, paint),
			k.clipped(k.path(d, "#fff"), [
				k.times(7, (i) =>
					k.line(
						`M${k.n((i - 3) * w * 0.13)} ${-h}C${k.n((i - 3) * w * 0.13 + luck.between(-14, 14))} ${-h * 0.6} ${k.n((i - 3) * w * 0.12)} ${-h * 0.3} ${k.n((i - 3) * w * 0.26)} 0`,
						k.darken(paint, 0.3),
						w * 0.02,
						{ opacity: 0.6 },
					),
				),
				k.times(8, () =>
					k.ellipse(luck.between(-0.5, 0.1) * w, -luck.between(0, 0.5) * h, w * 0.16, w * 0.1, {
						fill: "#5cb84a",
						opacity: 0.8,
					}),
				),
			]),
		]),
	);
};

export const fern = (x: number, y: number, s: number, paint = "#2f9a5a", flip = false): k.Drawing =>
	k.at(
		x,
		y,
		wood.whole(
			5,
			[-64, -30, 4, 40].map((turn) =>
				k.at(
					0,
					0,
					[
						k.line("M0 0Q20 -90 0 -180", k.darken(paint, 0.3), 6),
						k.times(7, (i) =>
							[-1, 1].map((d) =>
								k.ellipse(6 + d * (24 - i * 2), -30 - i * 22, 24 - i * 2.4, 9, {
									fill: i % 2 ? paint : k.lighten(paint, 0.16),
									transform: `rotate(${d * -28} ${6 + d * (24 - i * 2)} ${-30 - i * 22})`,
								}),
							),
						),
					],
					{ rotate: turn },
				),
			),
		),
		{ scale: s, flip },
	);

/** Shafts of light from the upper right. */
export const shafts = (w: number, h: number, count: number, seed: number, op = 0.5): k.Drawing => {
	const luck = k.chance(seed);
	return k.blurred(
		w * 0.006,
		k.times(count, () => {
			const x = luck.between(0.1, 1.15) * w;
			const width = luck.between(0.03, 0.09) * w;
			return k.path(
				k.polygon([
					[x, -40],
					[x + width, -40],
					[x - h * 0.42 + width * 1.8, h],
					[x - h * 0.42 - width * 0.6, h],
				]),
				k.linear([
					[0, "#fbffc0", op],
					[0.7, "#b8ffb0", op * 0.35],
					[1, "#b8ffb0", 0],
				]),
			);
		}),
	);
};

export const motes = (w: number, h: number, count: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(count, () =>
		k.glow(luck.between(0, w), luck.between(0, h), 14, 14, luck.pick(["#f4ffa8", "#8affc0"]), luck.between(0.5, 1)),
	);
};

/** The forest: glow at the end of a glade, layered trunks and caps, moss. */
export function forest(w: number, h: number, horizon: number, s: number, gx: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	const far = (count: number, top: string, width: number, op: number): k.Drawing =>
		k.faded(
			op,
			k.times(count, (i) => {
				const x = ((i + luck.between(0.1, 0.9)) / count) * w;
				const t = width * luck.between(0.6, 1.3) * s;
				return k.path(
					`M${k.n(x - t)} ${horizon + 30}C${k.n(x - t * 0.5)} ${horizon - 100 * s} ${k.n(x - t * 0.5)} 100 ${k.n(x - t * 0.7)} -20H${k.n(x + t * 0.7)}C${k.n(x + t * 0.5)} 100 ${k.n(x + t * 0.5)} ${horizon - 100 * s} ${k.n(x + t)} ${horizon + 30}Z`,
					k.linear([top, k.mix(top, "#c8ff9a", 0.45)]),
				);
			}),
		);
	return [
		k.rect(
			0,
			0,
			w,
			h,
			0,
			k.linear([
				[0, "#0c5a58"],
				[horizon / h, "#7ee08a"],
				[horizon / h + 0.03, "#3fae5c"],
				[1, "#0a3a3c"],
			]),
		),
		k.glow(gx, horizon * 0.66, w * 0.46, horizon * 0.95, "#f8ffb0", 0.95),
		far(9, "#5cc88c", 26, 0.8),
		far(6, "#2f9a78", 40, 0.85),
		k.blurred(2, [
			giant(w * 0.14, horizon + 24, 300 * s, "#6ab8a0", seed),
			giant(w * 0.86, horizon + 20, 260 * s, "#8ac88a", seed + 1),
		]),
		k.times(9, (i) =>
			k.ellipse(
				luck.between(0, w),
				horizon + ((i + 1) / 9) ** 1.5 * (h - horizon),
				w * luck.between(0.1, 0.28),
				12 + i * 6 * s,
				{ fill: i % 2 ? "#0c4a44" : "#a8f06a", opacity: 0.3 },
			),
		),
		k.ellipse(gx, horizon + (h - horizon) * 0.4, w * 0.3, (h - horizon) * 0.2, { fill: "#e8ff9a", opacity: 0.4 }),
	];
}

export const leaves = (w: number, s: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(9, (i) => {
		const x = (i / 8) * w;
		return k.path(
			k.smooth(
				k.times(
					7,
					(j): k.Point => [
						x + Math.cos(j * 0.9) * 130 * s * luck.between(0.8, 1.2),
						-30 * s + Math.sin(j * 0.9) * 70 * s * luck.between(0.8, 1.3),
					],
				),
				true,
			),
			i % 2 ? "#0a4a44" : "#10604c",
		);
	});
};
