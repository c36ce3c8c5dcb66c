/** Counter Craft Classic 2: the town and its street. */

import { seen, shot, type View } from "../../kit/facets.ts";
import * as k from "../../kit/index.ts";
import { box, type Corner, type Face, panel, plain } from "../../kit/solids.ts";
import { stuff } from "./clay.ts";

/** A house of cubes with parapet, windows, a door and an awning. */
export function house(
	view: View,
	x: number,
	z: number,
	w: number,
	h: number,
	d: number,
	tone: string,
	seed: number,
): k.Drawing {
	const luck = k.chance(seed);
	const front = z - d / 2 - 0.01;
	const wall = stuff(tone);
	const faces: Face[] = [...box(w, h, d, wall, [x, 0, z])];
	for (let i = 0; i < w; i += 1)
		if (i % 2 === 0 || luck.between(0, 1) > 0.6)
			faces.push(...box(0.8, 0.6, 0.8, wall, [x - w / 2 + i + 0.5, h, z - d / 2 + 0.4]));
	const detail: Face[] = k
		.times(Math.round(w * h * 0.35), () =>
			panel(0.96, 0.46, plain(luck.pick([k.lighten(tone, 0.12), k.darken(tone, 0.08)]), 0.1), [
				x - w / 2 + 0.5 + Math.floor(luck.between(0, w - 0.2)),
				0.3 + Math.floor(luck.between(0, h * 2 - 0.6)) * 0.5,
				front,
			]),
		)
		.flat();
	for (let fy = 1.9; fy + 0.8 < h; fy += 1.7)
		for (let fx = -w / 2 + 0.9; fx < w / 2 - 0.3; fx += 1.6)
			detail.push(
				...panel(0.9, 1.06, plain(k.darken(tone, 0.3), 0.3), [x + fx, fy, front]),
				...panel(0.7, 0.86, plain("#3f4a8a", 0.4), [x + fx, fy, front]),
				...panel(0.3, 0.86, plain("#6f86cc", 0.5), [x + fx - 0.2, fy, front]),
				...box(1, 0.12, 0.25, stuff("#b0703a"), [x + fx, fy - 0.6, front - 0.1]),
			);
	const stripes = k
		.times(4, (i) =>
			box(0.45, 0.12, 0.8, stuff(i % 2 ? "#fff2dc" : luck.pick(["#e0683a", "#2aa6a0"])), [
				x - 0.7 + i * 0.45,
				1.25,
				front - 0.4,
			]),
		)
		.flat();
	return [
		shot([...faces, ...detail], view),
		shot([...panel(1.1, 1.2, plain("#6b3d2a", 0.3), [x, 0.6, front]), ...stripes], view),
	];
}

/** Sky with low sun and clouds of cubes. */
export function sky(w: number, h: number, view: View, sun: k.Point): k.Drawing {
	const puffy = (x: number, y: number, z: number): Face[] => [
		...box(4, 0.9, 1.5, { base: "#fff1e0", light: "#ffffff", shade: "#e8b0b8" }, [x, y, z]),
		...box(2, 0.8, 1.4, { base: "#fff1e0", light: "#ffffff", shade: "#e8b0b8" }, [x + 0.4, y + 0.9, z]),
	];
	return [
		k.backdrop(w, h, ["#3f8fe8", "#8cc8f4", "#ffe2a8", "#ffbf78"]),
		k.rays(sun[0], sun[1], Math.max(w, h), 14, "#fff6d0", 0.3),
		k.orb(sun[0], sun[1], Math.min(w, h) * 0.07, "#fff3c0", "#ffcf70"),
		k.faded(
			0.92,
			shot(
				[...puffy(-14, 9, 34), ...puffy(9, 12, 38), ...puffy(22, 8, 36), ...puffy(-3, 15, 40), ...puffy(-24, 14, 40)],
				{ ...view },
			),
		),
	];
}

/** Sand with tiles here and there, from the foot of the picture to the horizon. */
export function ground(w: number, h: number, view: View, seed: number, count = 70): k.Drawing {
	const luck = k.chance(seed);
	const horizon = seen([view.eye[0], 0, view.eye[2] + 400], view).y;
	const tile = (): Face => {
		const [x, z] = [Math.round(luck.between(-14, 14)), view.eye[2] + 2 + luck.between(0, 1) ** 1.6 * 34];
		const [a, b] = [Math.round(x), Math.round(z)];
		return {
			material: plain(luck.pick(["#f6cf8c", "#dda457", "#eabb72"]), 0),
			corners: [
				[a, 0, b],
				[a, 0, b + 1],
				[a + 1, 0, b + 1],
				[a + 1, 0, b],
			],
		};
	};
	return [
		k.rect(0, horizon, w, h - horizon, 0, k.linear(["#f7d596", "#e6b066", "#c8834e"])),
		shot(k.times(count, tile), view),
		k.rect(
			0,
			horizon,
			w,
			(h - horizon) * 0.3,
			0,
			k.linear([
				[0, "#ffdf9e", 0.8],
				[1, "#ffdf9e", 0],
			]),
		),
	];
}

/** A street between two rows of houses. */
export const street = (w: number, h: number, view: View, sun: k.Point, seed = 1, gap = 0): k.Drawing => [
	sky(w, h, view, sun),
	ground(w, h, view, seed),
	[
		[-5 - gap, 26, 5, 7, 4, "#dba05e"],
		[4.5 + gap, 27, 6, 5, 4, "#e6ba80"],
		[-6.5 - gap, 19, 5, 5, 4, "#efc68c"],
		[7 + gap, 18, 5, 7.5, 5, "#d8925a"],
		[-7.5 - gap, 12, 5, 6.5, 4, "#d99a58"],
		[8.2 + gap, 11, 5, 5, 4, "#efc283"],
	].map(([x, z, a, b, c, tone], i) =>
		house(
			{ ...view, air: { colour: "#ffdca6", near: 8, far: 52 } },
			x as number,
			z as number,
			a as number,
			b as number,
			c as number,
			tone as string,
			seed + i,
		),
	),
];

export const eyeAt = (eye: Corner, focal: number, centre: k.Point, more: Partial<View> = {}): View => ({
	eye,
	focal,
	centre,
	...more,
});
