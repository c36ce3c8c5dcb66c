/** Gradients for `fill`, relative to the shape's bounding box. Stops are colors or [offset 0..1, color, opacity 0..1]. */
import { defineUrl } from "./defs.ts";
import { n } from "./svg.ts";

export type Stop = string | readonly [offset: number, color: string, opacity?: number];

function stopMarkup(stops: readonly Stop[]): string {
	return stops
		.map((stop, i) => {
			const [offset, color, opacity = 1] = typeof stop === "string" ? [i / (stops.length - 1), stop] : stop;
			const fade = opacity === 1 ? "" : ` stop-opacity="${n(opacity)}"`;
			return `<stop offset="${n(offset)}" stop-color="${color}"${fade}/>`;
		})
		.join("");
}

/** Linear gradient; `angle` in degrees: 90 is top to bottom, 0 left to right. */
export function linear(stops: readonly Stop[], angle = 90): string {
	const turn = (angle * Math.PI) / 180;
	const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
	const line = `x1="${n(0.5 - dx)}" y1="${n(0.5 - dy)}" x2="${n(0.5 + dx)}" y2="${n(0.5 + dy)}"`;
	return defineUrl((id) => `<linearGradient id="${id}" ${line}>${stopMarkup(stops)}</linearGradient>`);
}

/** Radial gradient; center and radius as shares of the bounding box. The default center is toward the light. */
export function radial(stops: readonly Stop[], cx = 0.38, cy = 0.3, r = 0.8): string {
	return defineUrl(
		(id) => `<radialGradient id="${id}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stopMarkup(stops)}</radialGradient>`,
	);
}
