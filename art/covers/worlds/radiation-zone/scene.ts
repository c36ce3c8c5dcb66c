/** Radiation Zone: the fairground in fog. */
import * as k from "../../kit/index.ts";
import { fair } from "./clay.ts";

export const mist = (w: number, y: number, s: number, seed: number, colour = "#8fe06a", op = 0.5): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(9, (i) =>
		k.glow(
			(i / 8) * w + luck.between(-0.06, 0.06) * w,
			y + luck.between(-0.3, 0.3) * s,
			w * luck.between(0.14, 0.24),
			s * luck.between(0.6, 1.1),
			colour,
			op,
		),
	);
};

export const vines = (w: number, seed: number, s = 1): k.Drawing => {
	const luck = k.chance(seed);
	return fair.whole(
		7 * s,
		k.times(7, (i) => {
			const [x, len] = [(i / 6) * w + luck.between(-40, 40), luck.between(60, 240) * s];
			return [
				k.line(`M${k.n(x)} -20q${k.n(luck.between(-30, 30))} ${k.n(len / 2)} 0 ${k.n(len)}`, "#1f5a3f", 9 * s),
				k.times(5, (j) =>
					k.ellipse(x + (j % 2 ? 14 : -14) * s, (len * (j + 1)) / 5.4, 20 * s, 11 * s, {
						fill: j % 2 ? "#3f9a4a" : "#2a7a48",
						transform: `rotate(${j % 2 ? 30 : -30} ${k.n(x)} ${k.n((len * (j + 1)) / 5.4)})`,
					}),
				),
			];
		}),
	);
};

/** The fairground in fog. */
export function ground(w: number, h: number, horizon: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	return [
		k.rect(
			0,
			0,
			w,
			h,
			0,
			k.linear([
				[0, "#123e4c"],
				[0.3, "#1f6a68"],
				[horizon / h, "#a8d870"],
				[horizon / h + 0.02, "#5a8a52"],
				[1, "#0c2c30"],
			]),
		),
		k.orb(w * 0.3, horizon * 0.36, w * 0.045, "#f4ffc0", "#c8f080"),
		k.rays(w * 0.3, horizon * 0.36, w * 0.9, 18, "#e8ffb0", 0.16),
		k.times(8, (i) =>
			k.ellipse(
				luck.between(0, w),
				horizon + ((i + 1) / 8) ** 1.6 * (h - horizon),
				w * luck.between(0.1, 0.3),
				10 + i * 5,
				{ fill: i % 2 ? "#0c3236" : "#9ad85a", opacity: 0.28 },
			),
		),
	];
}

export const grass = (w: number, y: number, s: number, seed: number): k.Drawing => {
	const luck = k.chance(seed);
	return k.times(14, (i) =>
		k.tuft(
			(i / 13) * w + luck.between(-20, 20),
			y + luck.between(0, 20),
			s * luck.between(0.7, 1.3),
			luck.pick(["#3f8a4a", "#5ab84a", "#2a6a4a"]),
		),
	);
};
