/** Pines, with or without snow. */
import { clay, contact, type Light } from "./clay.ts";
import { darken, lighten, linear } from "./paint.ts";
import { PLANT as H, planted } from "./planted.ts";
import { path, taper } from "./shapes.ts";
import { n } from "./svg.ts";

/** A pine of three skirts. */
export function pine(
	light: Light,
	x: number,
	y: number,
	height: number,
	leaf = "#2f8f6a",
	bark = "#6b4630",
	snow = "",
): string {
	const h = H;
	const skirt = (base: number, w: number, rise: number): string =>
		clay(
			light,
			h * 0.04,
			[
				path(
					`M0 ${n(base - rise)}C${n(w * 0.3)} ${n(base - rise * 0.5)} ${n(w * 0.4)} ${n(base - rise * 0.25)} ${n(w * 0.5)} ${n(base)}Q0 ${n(base + rise * 0.2)} ${n(-w * 0.5)} ${n(base)}C${n(-w * 0.4)} ${n(base - rise * 0.25)} ${n(-w * 0.3)} ${n(base - rise * 0.5)} 0 ${n(base - rise)}Z`,
					leaf,
				),
				snow === ""
					? ""
					: path(
							`M0 ${n(base - rise)}C${n(w * 0.26)} ${n(base - rise * 0.56)} ${n(w * 0.3)} ${n(base - rise * 0.4)} ${n(w * 0.33)} ${n(base - rise * 0.3)}Q${n(w * 0.16)} ${n(base - rise * 0.5)} 0 ${n(base - rise * 0.3)}Q${n(-w * 0.16)} ${n(base - rise * 0.5)} ${n(-w * 0.33)} ${n(base - rise * 0.3)}C${n(-w * 0.3)} ${n(base - rise * 0.4)} ${n(-w * 0.26)} ${n(base - rise * 0.56)} 0 ${n(base - rise)}Z`,
							snow,
						),
			],
			h * 0.02,
		);
	return planted(x, y, height, [
		contact(0, 0, h * 0.25, h * 0.05),
		path(
			taper(
				[
					[0, 0],
					[0, -h * 0.3],
				],
				h * 0.1,
				h * 0.09,
			),
			linear([lighten(bark, 0.2), darken(bark, 0.3)], 0),
		),
		skirt(-h * 0.12, h * 0.62, h * 0.42),
		skirt(-h * 0.36, h * 0.48, h * 0.38),
		skirt(-h * 0.58, h * 0.34, h * 0.42),
	]);
}
