/**
 * Paints the solids of `solids.ts`: projects their faces through an eye that stands anywhere and looks anywhere, far
 * faces first. Light comes from one direction; a face is a gradient between its material's shade and light. Output in pixels.
 */
import { darken, lighten, linear, mix } from "./paint.ts";
import { type Corner, type Face, type Material, turned } from "./solids.ts";
import { n } from "./svg.ts";

export type View = {
	/** where the eye stands, world units */
	eye: Corner;
	/** degrees: yaw > 0 looks right, pitch > 0 looks down, roll tilts the picture */
	yaw?: number;
	pitch?: number;
	roll?: number;
	/** pixels per unit at distance 1 */
	focal: number;
	/** middle of the picture, pixels */
	centre: readonly [x: number, y: number];
	/** air: faces fade to the colour between the two distances */
	air?: { colour: string; near: number; far: number };
};

const minus = (a: Corner, b: Corner): Corner => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Corner, b: Corner): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Corner, b: Corner): Corner => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Corner): Corner => {
	const length = Math.hypot(...a) || 1;
	return [a[0] / length, a[1] / length, a[2] / length];
};

/** A world point as seen: x and y in pixels, depth in units (at most 0 is behind the eye), scale in pixels per unit. */
export function seen(point: Corner, view: View): { x: number; y: number; depth: number; scale: number } {
	const [x, y, depth] = turned(turned(minus(point, view.eye), -(view.yaw ?? 0)), 0, -(view.pitch ?? 0), view.roll ?? 0);
	const scale = view.focal / Math.max(depth, 0.1);
	return { x: view.centre[0] + x * scale, y: view.centre[1] - y * scale, depth, scale };
}

/** The same odd number (-sparkle..sparkle) for the same facet. */
const uneven = ([x, y, z]: Corner, sparkle = 0): number =>
	sparkle === 0 ? 0 : (((Math.abs(x * 7.13 + y * 13.7 + z * 3.31) * 10) % 2) - 1) * sparkle;

function paint({ base, shade, light, lit, alpha = 1 }: Material, towards: number, fade: number, air: string): string {
	const step = Math.round(towards * 6) / 6;
	const own = lit ? base : step > 0 ? mix(base, light, Math.min(1, step)) : mix(base, shade, Math.min(1, -step * 1.3));
	const colour = fade > 0 ? mix(own, air, Math.round(fade * 7) / 7) : own;
	if (lit) return colour;
	if (alpha === 1) return linear([lighten(colour, 0.08), darken(colour, 0.16)], 80);
	return linear(
		[
			[0, lighten(colour, 0.14), Math.min(1, alpha * 1.15)],
			[1, darken(colour, 0.12), alpha],
		],
		65,
	);
}

export type Shot = {
	/** towards the light */
	light?: Corner;
	/** which faces of see-through solids: those turned away, those turned to us, or both */
	side?: "back" | "front" | "both";
};

/** Paints the faces, far ones first. */
export function shot(
	faces: readonly Face[],
	view: View,
	{ light = [-0.75, 0.9, -0.3], side = "both" }: Shot = {},
): string {
	const sun = unit(light);
	const visible = faces.flatMap((face) => {
		const { corners, material } = face;
		const normal = unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])));
		const middle = corners.reduce<Corner>(
			(sum, p) => [sum[0] + p[0] / corners.length, sum[1] + p[1] / corners.length, sum[2] + p[2] / corners.length],
			[0, 0, 0],
		);
		const front = dot(normal, minus(view.eye, middle)) > 0;
		const wanted =
			(material.alpha ?? 1) < 1 ? side === "both" || (side === "front") === front : front && side !== "back";
		const points = corners.map((corner) => seen(corner, view));
		if (!wanted || points.some(({ depth }) => depth < 0.15)) return [];
		const distance = Math.hypot(...minus(middle, view.eye));
		return [
			{
				material,
				front,
				points,
				distance,
				scale: view.focal / Math.max(distance, 0.1),
				order: distance - (material.over ?? 0),
				towards: dot(normal, sun) * (front ? 1 : -1) + uneven(middle, material.sparkle),
			},
		];
	});
	visible.sort((a, b) => b.order - a.order);
	const { colour: air = "#000000", near = 1e9, far = 2e9 } = view.air ?? {};
	const markup = visible
		.map(({ material, front, points, towards, distance, scale }) => {
			const fill = paint(material, towards, Math.min(0.9, Math.max(0, (distance - near) / (far - near))), air);
			const d = `M${points.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L")}Z`;
			const seam = material.edge
				? ` stroke="${material.edge}" stroke-opacity="${front ? 0.6 : 0.25}" stroke-width="${n(Math.min(4, Math.round(scale * 0.06) / 10))}"`
				: ` stroke="${fill}"`;
			return `<path d="${d}" fill="${fill}"${seam}${material.alpha !== undefined && !front ? ' opacity="0.55"' : ""}/>`;
		})
		.join("");
	return `<g stroke-width="1.2" stroke-linejoin="round">${markup}</g>`;
}
