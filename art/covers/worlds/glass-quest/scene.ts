/** Glass Quest: the cave and what is in it. */

import { shot, type View } from "../../kit/facets.ts";
import * as k from "../../kit/index.ts";
import { crystal, type Material, placed } from "../../kit/solids.ts";
import { terrain } from "../../kit/terrain.ts";
import { form, PINK, SUN, VIOLET } from "./clay.ts";

/** A crystal cluster on the picture: foot at (x, y), tallest about `h` pixels. */
export function cluster(x: number, y: number, h: number, seed: number, paint: Material = PINK, far = 0): k.Drawing {
	const luck = k.chance(seed);
	const view: View = {
		eye: [0, 1, -7],
		focal: h * 3.2,
		centre: [x, y - h * 0.44],
		air: { colour: "#3c1468", near: 7 - far * 10, far: 7 + 10 - far * 10 },
	};
	const faces = k
		.times(5, (i) =>
			placed(
				crystal(luck.between(0.16, 0.3), luck.between(0.9, 1.6) * (i === 2 ? 1.35 : 1), paint),
				[(i - 2) * 0.26, 0, luck.between(-0.2, 0.3)],
				{ roll: (2 - i) * luck.between(10, 19), yaw: luck.between(0, 60) },
			),
		)
		.flat();
	return [
		k.glow(x, y - h * 0.5, h * 0.9, h * 0.8, paint.base, far > 0 ? 0.25 : 0.55),
		k.contact(x, y, h * 0.6, h * 0.12, "#12042c", 0.7),
		far > 0 ? shot(faces, view, { light: SUN }) : form(h * 0.02, shot(faces, view, { light: SUN })),
	];
}

export const ROCK = k.linear(["#8a4aa8", "#5a2a86", "#2f1258"]);

/** Cave wall with stalactites, a lit opening at `mouth`, far crystals and floating dust. */
export function cave(w: number, h: number, mouth: k.Point, seed: number): k.Drawing {
	const luck = k.chance(seed);
	const [mx, my] = mouth;
	const r = Math.min(w, h);
	const drip = (x: number, length: number, wide: number): string =>
		`M${k.n(x + wide)} -20Q${k.n(x + wide * 0.25)} ${k.n(length * 0.25)} ${k.n(x)} ${k.n(length)}Q${k.n(x - wide * 0.25)} ${k.n(length * 0.25)} ${k.n(x - wide)} -20Z`;
	const drips = (count: number, reach: number): string =>
		`M-20 -20H${w + 20}V${k.n(reach * 0.02)}H-20Z${k.times(count, (i) => drip(((i + luck.between(0.1, 0.9)) * w) / count, reach * luck.between(0.3, 1) * (0.55 + Math.abs(i / count - 0.5)), (w / count) * luck.between(0.85, 1.25))).join("")}`;
	const [bloom, dusk] = [
		k.shared(cluster(0, 0, r * 0.22, seed, PINK, 0.55)),
		k.shared(cluster(0, 0, r * 0.22, seed + 1, VIOLET, 0.55)),
	];
	return [
		k.backdrop(w, h, ["#1c0a40", "#4a1c7e", "#7a2f9c", "#3a1464"]),
		k.glow(mx, my, r * 0.8, r * 0.75, "#ff8af0", 0.65),
		k.glow(mx, my, r * 0.4, r * 0.4, "#ffe0ff", 0.8),
		k.rays(mx, my, r * 1.3, 12, "#ffc8ff", 0.2),
		k.blurred(3, k.path(drips(11, h * 0.36), { fill: "#6a309c", opacity: 0.8 })),
		k.times(6, (i) =>
			k.at(w * (0.06 + i * 0.18), h * luck.between(0.6, 0.68), i % 2 ? dusk : bloom, { scale: luck.between(0.8, 1.3) }),
		),
		k.path(drips(9, h * 0.3), k.linear(["#1c0840", "#3f1a6e", "#7a3ca8"])),
		k.times(30, () =>
			k.circle(luck.between(0, w), luck.between(0, h), luck.between(1.5, 5), {
				fill: luck.pick(["#ffd0ff", "#9ff4ff", "#ffffff"]),
				opacity: k.n(luck.between(0.3, 0.9)),
			}),
		),
	];
}

/** The floor: a rounded ledge of rock from `y` down, with a wet sheen. */
export const ledge = (w: number, h: number, y: number, seed: number, from = -80, to = w + 80): k.Drawing => {
	const luck = k.chance(seed);
	const top = k.times(8, (i): k.Point => [from + ((to - from) * i) / 7, y + luck.between(-0.025, 0.03) * h]);
	return [
		terrain(top, h, ROCK, { lip: "#ffa8f4", band: h * 0.035, strength: 0.5 }),
		k.times(12, () =>
			k.ellipse(luck.between(from, to), y + luck.between(0.05, 0.22) * h, luck.between(30, 110), luck.between(5, 12), {
				fill: "#ff9af0",
				opacity: 0.14,
			}),
		),
		k.times(6, () => {
			const [x, yy] = [luck.between(from, to), y + luck.between(0.06, 0.2) * h];
			return k.path(
				k.polygon([
					[x, yy],
					[x + 34, yy - 18],
					[x + 70, yy + 4],
					[x + 30, yy + 16],
				]),
				{ fill: "#3d1768", opacity: 0.7 },
			);
		}),
	];
};

/** A ray of light along the points: wide glow and white core. */
export const ray = (through: readonly k.Point[], width: number, colour: string): k.Drawing => {
	const d = `M${through.map(([x, y]) => `${k.n(x)} ${k.n(y)}`).join("L")}`;
	return [
		k.line(d, colour, width * 3.4, { opacity: 0.22 }),
		k.line(d, colour, width * 1.7, { opacity: 0.6 }),
		k.line(d, "#fffbe8", width * 0.7),
	];
};

/** The round stone door with rings and a keyhole of light, radius `r`. */
export const door = (x: number, y: number, r: number): k.Drawing => [
	k.glow(x, y, r * 1.7, r * 1.7, "#ffb84a", 0.5),
	form(r * 0.07, k.circle(x, y, r, "#8f6aa8"), 10),
	form(r * 0.05, k.circle(x, y, r * 0.78, "#70508e"), 6),
	form(
		r * 0.04,
		k.times(8, (i) =>
			k.rect(-r * 0.08, -r * 0.97, r * 0.16, r * 0.2, 6, {
				fill: "#b48fd0",
				transform: `translate(${k.n(x)} ${k.n(y)}) rotate(${i * 45})`,
			}),
		),
		4,
	),
	form(r * 0.04, k.circle(x, y, r * 0.4, "#b48fd0"), 5),
	k.circle(x, y, r * 0.26, k.radial(["#ffffff", "#ffe08a", "#ff9a3a"])),
	k.times(8, (i) =>
		k.line(
			`M${k.n(x + Math.cos(i * 0.785) * r * 0.44)} ${k.n(y + Math.sin(i * 0.785) * r * 0.44)}L${k.n(x + Math.cos(i * 0.785) * r * 0.68)} ${k.n(y + Math.sin(i * 0.785) * r * 0.68)}`,
			"#ffd24a",
			r * 0.05,
			{ opacity: 0.9 },
		),
	),
];

/** A falling drop of water, `s` tall. */
export const drop = (x: number, y: number, s: number): k.Drawing => [
	k.glow(x, y, s * 1.4, s * 1.6, "#7af0ff", 0.6),
	form(
		s * 0.13,
		k.path(
			`M${k.n(x)} ${k.n(y - s * 0.75)}C${k.n(x + s * 0.1)} ${k.n(y - s * 0.4)} ${k.n(x + s * 0.42)} ${k.n(y - s * 0.1)} ${k.n(x + s * 0.42)} ${k.n(y + s * 0.14)}A${k.n(s * 0.42)} ${k.n(s * 0.42)} 0 0 1 ${k.n(x - s * 0.42)} ${k.n(y + s * 0.14)}C${k.n(x - s * 0.42)} ${k.n(y - s * 0.1)} ${k.n(x - s * 0.1)} ${k.n(y - s * 0.4)} ${k.n(x)} ${k.n(y - s * 0.75)}Z`,
			"#6fdcff",
		),
		0,
		0.8,
	),
	k.shine(x - s * 0.16, y, s * 0.08, s * 0.16, 10),
];
