import { path, polygon } from "./shapes.ts";
import type { Drawing, Point } from "./svg.ts";

export type Camera = {
	/** world (x right, z away from the camera > 0, y up) to the point on the picture */
	point: (x: number, z: number, y?: number) => Point;
	/** pixels per world unit at distance z: use it as the `scale` of things standing there */
	scale: (z: number) => number;
};

/** `horizon`: y of the horizon in pixels; `middle`: x of the vanishing point; `height`: eye above the ground; `focal`: pixels. */
export function camera(horizon: number, middle: number, height: number, focal: number): Camera {
	const scale = (z: number): number => focal / z;
	return { scale, point: (x, z, y = 0) => [middle + x * scale(z), horizon + (height - y) * scale(z)] };
}

/** A flat quad on the ground between x1..x2 and z1..z2. */
export const slab = (view: Camera, x1: number, x2: number, z1: number, z2: number, fill: string, y = 0): string =>
	path(polygon([view.point(x1, z1, y), view.point(x2, z1, y), view.point(x2, z2, y), view.point(x1, z2, y)]), fill);

/** A floor of tiles: columns from x1, `size` wide, rows from z1; paints alternate; `joint` is left free between tiles. */
export function tiles(
	view: Camera,
	x1: number,
	z1: number,
	size: number,
	columns: number,
	rows: number,
	paints: readonly string[],
	joint = 0.02,
): Drawing {
	return Array.from({ length: rows }, (_, row) =>
		Array.from({ length: columns }, (_, column) => {
			const [x, z] = [x1 + column * size, z1 + row * size];
			return slab(
				view,
				x + joint,
				x + size - joint,
				z + joint,
				z + size - joint,
				paints[(row + column) % paints.length] ?? "#888888",
			);
		}),
	).reverse();
}
