/**
 * Solids with flat faces for worlds of cubes and crystals. Units are the world's own (x right, y up, z away from the
 * eye); `facets.ts` turns them into pictures. Corners of a face run clockwise as seen from outside.
 */

import { nth } from "./lists.ts";

export type Corner = readonly [x: number, y: number, z: number];

/**
 * Colours of a face: in shadow, as it is, in full light. `alpha` below 1 is glass; `edge` draws a bright outline; `lit`
 * ignores the light; `sparkle` (0..1) makes neighbouring facets differ; `over` (units) paints it as if it were nearer.
 */
export type Material = {
	shade: string;
	base: string;
	light: string;
	alpha?: number;
	edge?: string;
	lit?: boolean;
	sparkle?: number;
	over?: number;
};

/** A material that keeps its colour in any light: eyes, signs, windows. */
export const plain = (colour: string, over = 0.5): Material => ({
	shade: colour,
	base: colour,
	light: colour,
	lit: true,
	over,
});

/** At least three corners. */
export type Face = { corners: readonly [Corner, Corner, Corner, ...Corner[]]; material: Material };

/** The corners, each put through `move`. */
const each = ([a, b, c, ...rest]: Face["corners"], move: (corner: Corner) => Corner): Face["corners"] => [
	move(a),
	move(b),
	move(c),
	...rest.map(move),
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point turned about the y axis, then x, then z, all through the origin; degrees. */
export function turned([px, py, pz]: Corner, yaw = 0, pitch = 0, roll = 0): Corner {
	const [sy, cy] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
	const [sp, cp] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
	const [sr, cr] = [Math.sin(radians(roll)), Math.cos(radians(roll))];
	const [x, z] = [px * cy + pz * sy, -px * sy + pz * cy];
	const [y, depth] = [py * cp - z * sp, py * sp + z * cp];
	return [x * cr - y * sr, x * sr + y * cr, depth];
}

export type Turn = { yaw?: number; pitch?: number; roll?: number };

/** Faces turned about the origin, then moved to `to`. */
export function placed(faces: readonly Face[], to: Corner, { yaw = 0, pitch = 0, roll = 0 }: Turn = {}): Face[] {
	const move = (corner: Corner): Corner => {
		const [x, y, z] = turned(corner, yaw, pitch, roll);
		return [x + to[0], y + to[1], z + to[2]];
	};
	return faces.map(({ corners, material }) => ({ corners: each(corners, move), material }));
}

/** A box that stands on `foot` (centre of its underside). `top` gives the upper face another material. */
export function box(
	w: number,
	h: number,
	d: number,
	material: Material,
	foot: Corner = [0, 0, 0],
	top = material,
): Face[] {
	const [x, z] = [w / 2, d / 2];
	const quad = (paint: Material, ...corners: Face["corners"]): Face => ({
		material: paint,
		corners: each(corners, ([a, b, c]) => [a + foot[0], b + foot[1], c + foot[2]]),
	});
	return [
		quad(material, [-x, 0, -z], [-x, h, -z], [x, h, -z], [x, 0, -z]),
		quad(material, [x, 0, z], [x, h, z], [-x, h, z], [-x, 0, z]),
		quad(material, [-x, 0, z], [-x, h, z], [-x, h, -z], [-x, 0, -z]),
		quad(material, [x, 0, -z], [x, h, -z], [x, h, z], [x, 0, z]),
		quad(top, [-x, h, -z], [-x, h, z], [x, h, z], [x, h, -z]),
		quad(material, [-x, 0, z], [-x, 0, -z], [x, 0, -z], [x, 0, z]),
	];
}

/** A flat panel facing the camera (towards -z), centred on `at`: for eyes, signs, windows on a box. */
export function panel(w: number, h: number, material: Material, [x, y, z]: Corner): Face[] {
	const [a, b] = [w / 2, h / 2];
	return [
		{
			material,
			corners: [
				[x - a, y - b, z],
				[x - a, y + b, z],
				[x + a, y + b, z],
				[x + a, y - b, z],
			],
		},
	];
}

/** A faceted body of revolution: rings of [radius, height] from the bottom up, `sides` corners; radius 0 is a point. */
export function faceted(
	rings: readonly (readonly [radius: number, height: number])[],
	sides: number,
	material: Material,
	phase = 0.25,
): Face[] {
	const corner = (ring: number, side: number): Corner => {
		const angle = ((side + phase + (ring % 2) * 0.5) / sides) * Math.PI * 2;
		const [radius, height] = nth(rings, ring);
		return [Math.cos(angle) * radius, height, Math.sin(angle) * radius];
	};
	const faces: Face[] = [];
	for (let ring = 0; ring + 1 < rings.length; ring++) {
		for (let side = 0; side < sides; side++) {
			const odd = ring % 2 === 1;
			const [a, b] = [corner(ring, side), corner(ring, side + 1)];
			const [c, d] = [corner(ring + 1, side), corner(ring + 1, side + 1)];
			if (nth(rings, ring + 1)[0] === 0) faces.push({ material, corners: [a, c, b] });
			else if (nth(rings, ring)[0] === 0) faces.push({ material, corners: [a, c, d] });
			else if (odd) faces.push({ material, corners: [a, d, b] }, { material, corners: [a, c, d] });
			else faces.push({ material, corners: [a, c, b] }, { material, corners: [b, c, d] });
		}
	}
	return faces;
}

/** A crystal standing on its foot: `r` thick, `h` high, pointed. */
export function crystal(r: number, h: number, material: Material, sides = 6): Face[] {
	const corner = (radius: number, y: number, side: number): Corner => {
		const angle = ((side + 0.3) / sides) * Math.PI * 2;
		return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
	};
	return Array.from({ length: sides }, (_, side): Face[] => {
		const [left, right] = [corner(r, h * 0.7, side), corner(r, h * 0.7, side + 1)];
		return [
			{ material, corners: [corner(r * 0.6, 0, side), left, right, corner(r * 0.6, 0, side + 1)] },
			{ material, corners: [left, [r * 0.15, h, 0], right] },
		];
	}).flat();
}
