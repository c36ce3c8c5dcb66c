/**
 * Ground that bleeds off the frame: hills, floors, water. A relief filter would see the frame as an edge (the rasteriser
 * cuts what lies outside), so these are shaded by a bright lip along the crest and a soft band of light below it.
 */
import { blurred } from "./clay.ts";
import { nth } from "./lists.ts";
import { line, path, smooth } from "./shapes.ts";
import { clipped, type Drawing, n, type Point } from "./svg.ts";

export type Crest = {
	/** colour of the bright edge, and of the shade along the foot */
	lip?: string;
	/** width of the lit band in units */
	band?: number;
	/** 0..1 */
	strength?: number;
	/** straight pieces between the points instead of a soft line */
	sharp?: boolean;
};

/** Everything below the line through `crest` down to `bottom`, in `fill`; `within` is drawn on it and cut at its edge. */
export function terrain(
	crest: readonly Point[],
	bottom: number,
	fill: string,
	{ lip = "#ffffff", band = 40, strength = 0.5, sharp = false }: Crest = {},
	within: Drawing = "",
): Drawing {
	const top = sharp ? `M${crest.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}` : smooth(crest);
	const [first, last] = [nth(crest, 0), nth(crest, -1)];
	const shape = `${top}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`;
	const low = crest.map(([x, y]): Point => [x, y + band * 0.5]);
	return clipped(path(shape, "#fff"), [
		path(shape, fill),
		blurred(
			band * 0.4,
			line(sharp ? `M${low.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}` : smooth(low), lip, band, {
				opacity: strength,
			}),
		),
		within,
		line(top, lip, band * 0.16, { opacity: Math.min(1, strength * 1.4) }),
	]);
}
