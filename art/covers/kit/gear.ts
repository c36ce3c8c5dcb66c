/** A cone (buoy, traffic) and a phone. */
import { clay, type Light } from "./clay.ts";
import { darken, linear, radial } from "./paint.ts";
import { circle, ellipse, path, polygon, rect } from "./shapes.ts";
import { at, clipped, type Drawing, type Placement } from "./svg.ts";

/** A striped cone (buoy, traffic) `h` tall; `lamp` on top when given. */
export function cone(
	light: Light,
	x: number,
	y: number,
	h: number,
	paint = "#f0402f",
	lamp = "",
	place: Placement = {},
): string {
	const body = path(
		polygon([
			[-h * 0.1, -h * 0.86],
			[h * 0.1, -h * 0.86],
			[h * 0.3, 0],
			[-h * 0.3, 0],
		]),
		paint,
	);
	return at(
		x,
		y,
		[
			clay(light, h * 0.07, [
				ellipse(0, 0, h * 0.46, h * 0.11, darken(paint, 0.1)),
				body,
				path(
					polygon([
						[-h * 0.19, -h * 0.5],
						[h * 0.19, -h * 0.5],
						[h * 0.245, -h * 0.25],
						[-h * 0.245, -h * 0.25],
					]),
					"#fff4e4",
				),
			]),
			lamp === ""
				? ""
				: ellipse(
						0,
						-h * 0.9,
						h * 0.5,
						h * 0.5,
						radial(
							[
								[0, lamp, 0.8],
								[1, lamp, 0],
							],
							0.5,
							0.5,
							0.5,
						),
					) + circle(0, -h * 0.9, h * 0.13, radial(["#ffffff", lamp])),
		],
		place,
	);
}

/** A phone `w` wide around (x, y), its screen filled with `screen` (drawn in a box `w` x `2w` around the origin). */
export function phone(x: number, y: number, w: number, screen: Drawing, place: Placement = {}): string {
	const [h, edge] = [w * 2, w * 0.06];
	return at(
		x,
		y,
		[
			rect(-w / 2 + w * 0.05, -h / 2 + w * 0.06, w, h, w * 0.16, "#0a0d2c"),
			rect(-w / 2, -h / 2, w, h, w * 0.16, linear(["#3d5bff", "#1c2bb8", "#121a6e"], 60)),
			rect(-w / 2 + edge * 0.5, -h / 2 + edge * 0.5, w - edge, h - edge, w * 0.14, "#0b1030"),
			clipped(rect(-w / 2 + edge, -h / 2 + edge, w - edge * 2, h - edge * 2, w * 0.115, "#fff"), screen),
			rect(-w * 0.14, -h / 2 + edge * 1.6, w * 0.28, w * 0.055, w * 0.03, "#0b1030"),
		],
		place,
	);
}
