/** The T$ coin: gold rim, green enamel, raised T$. */
import { clay, type Light, shine } from "./clay.ts";
import { letters } from "./lettering.ts";
import { linear, radial } from "./paint.ts";
import { circle, ellipse, rect } from "./shapes.ts";
import { at, shared } from "./svg.ts";

const GOLD: Light = { key: "#fffbd0", shade: "#b04a00", rim: "#fff0a0", strength: [0.6, 0.6, 0.7] };
const EDGE = linear(["#ffe27a", "#d98a10", "#ffd34d", "#b86a08"]);

/** A coin around (x, y). `turn` 0..1 scales its width (a spinning coin), `rotate` in degrees. */
export function coin(
	x: number,
	y: number,
	radius: number,
	{ turn = 1, rotate = 0 }: { turn?: number; rotate?: number } = {},
): string {
	const r = 100;
	const thick = (1 - turn) * r * 0.34 + r * 0.1;
	const notches = Array.from({ length: 40 }, (_, i) =>
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
