/** The T$ coin: gold rim, green enamel, raised T$. */
import { clay, contact, type Light, shine } from "./clay.ts";
import { letters } from "./lettering.ts";
import { linear, radial } from "./paint.ts";
import { times } from "./random.ts";
import { circle, ellipse, rect } from "./shapes.ts";
import { at, shared } from "./svg.ts";

const GOLD: Light = { key: "#fffbd0", shade: "#b04a00", rim: "#fff0a0", strength: [0.6, 0.6, 0.7] };
const SIDE = linear(["#c8780c", "#ffe27a", "#f0a41c", "#9a560a"], 0);
const EDGE = linear(["#ffe27a", "#d98a10", "#ffd34d", "#b86a08"]);

/** A coin of radius `r` around (x, y). `turn` 0..1 squeezes it (a spinning coin), `rotate` in degrees. */
export function coin(
	x: number,
	y: number,
	radius: number,
	{ turn = 1, rotate = 0 }: { turn?: number; rotate?: number } = {},
): string {
	const r = 100;
	const thick = (1 - turn) * r * 0.34 + r * 0.1;
	const notches = times(40, (i) =>
		rect(-r * 0.028, -r * 1.01, r * 0.056, r * 0.09, r * 0.02, { fill: "#c47a0a", transform: `rotate(${i * 9})` }),
	);
	const face = [
		clay(GOLD, r * 0.07, [circle(0, 0, r, radial(["#ffe98a", "#ffc52e", "#ef9a12"])), ...notches]),
		circle(0, 0, r * 0.8, "#a85f06"),
		circle(r * 0.012, r * 0.02, r * 0.775, radial(["#45e08a", "#12a85a", "#047a3f"], 0.36, 0.28, 0.85)),
		letters("T$", r * 0.025, r * 0.345, r * 0.95, { fill: "#04592f", align: "middle" }),
		letters("T$", -r * 0.01, r * 0.3, r * 0.95, { fill: linear(["#ffffff", "#d8ffe6"]), align: "middle" }),
		shine(-r * 0.42, -r * 0.5, r * 0.34, r * 0.13, -42, 0.7),
	];
	return at(
		x,
		y,
		[
			ellipse(thick, thick * 0.25, r * turn, r, EDGE),
			ellipse(thick * 0.5, thick * 0.12, r * turn, r, EDGE),
			at(0, 0, shared(face), { scale: [turn, 1] }),
		],
		{ rotate, scale: radius / r },
	);
}

/** A pile of `count` lying coins seen from above at a slant; the foot of the lowest at (x, y). */
export function coinPile(x: number, y: number, r: number, count: number): string {
	const step = r * 0.3;
	const lying = (i: number): string => {
		const shift = ((i * 37) % 11) / 11 - 0.5;
		const ridges = times(13, (k) =>
			rect(-r * 0.95 + (k * r * 1.9) / 12.6, r * 0.02, r * 0.05, step * 0.9, 0, { fill: "#a85f06", opacity: 0.55 }),
		);
		return at(shift * r * 0.16, -i * step, [
			ellipse(0, step, r, r * 0.42, SIDE),
			rect(-r, 0, r * 2, step, 0, SIDE),
			...ridges,
			ellipse(0, 0, r, r * 0.42, radial(["#ffe98a", "#f5ab1c"])),
			ellipse(0, 0, r * 0.76, r * 0.31, radial(["#3cd884", "#067a42"])),
		]);
	};
	const top = at(((((count - 1) * 37) % 11) / 11 - 0.5) * r * 0.16, -(count - 1) * step, [
		at(0, 0, letters("T$", 0, r * 0.3, r * 0.85, { fill: "#e6fff0", align: "middle" }), { scale: [1, 0.42] }),
		shine(-r * 0.45, -r * 0.2, r * 0.3, r * 0.06, -12),
	]);
	return at(x, y - r * 0.42 - step, [contact(r * 0.1, step + r * 0.1, r * 1.4, r * 0.55), ...times(count, lying), top]);
}
