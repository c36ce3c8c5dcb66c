/** Aidan in Danger: storm, water, house and attic. */
import * as k from "../../kit/index.ts";
import { nth } from "../../kit/lists.ts";
import { terrain } from "../../kit/terrain.ts";
import { FOAM, form, STORM } from "./clay.ts";

/** Slanting rain over the whole picture. */
export const rain = (w: number, h: number, count: number, seed: number, slant = -0.28): k.Drawing => {
	const luck = k.chance(seed);
	return [0.25, 0.5].map((opacity, near) =>
		k.path(
			k
				.times(count, () => {
					const [x, y, l] = [luck.between(-100, w + 100), luck.between(-60, h), luck.between(30, 90) * (1 + near)];
					return `M${k.n(x)} ${k.n(y)}l${k.n(l * slant)} ${k.n(l)}`;
				})
				.join(""),
			{ fill: "none", stroke: "#d0ecff", "stroke-width": 3 + near * 2, "stroke-linecap": "round", opacity },
		),
	);
};

export const bolt = (x: number, y: number, h: number): k.Drawing => {
	const d = k.polygon([
		[x, y],
		[x - h * 0.12, y + h * 0.42],
		[x - h * 0.02, y + h * 0.4],
		[x - h * 0.16, y + h * 0.72],
		[x - h * 0.05, y + h * 0.7],
		[x - h * 0.2, y + h],
		[x + h * 0.1, y + h * 0.58],
		[x, y + h * 0.6],
		[x + h * 0.12, y + h * 0.28],
		[x + h * 0.03, y + h * 0.28],
		[x + h * 0.14, y],
	]);
	return [
		k.glow(x, y + h * 0.4, h * 0.7, h * 0.8, "#bfe4ff", 0.7),
		k.path(d, { fill: "#fffbd8", stroke: "#fff2a0", "stroke-width": 4, "stroke-linejoin": "round" }),
	];
};

export const clouds = (w: number, y: number, r: number, seed: number, tone: string): k.Drawing => {
	const luck = k.chance(seed);
	return k.puff(
		STORM,
		r * 0.22,
		k.times(9, (i) => k.circle((i / 8) * w, y + luck.between(-0.3, 0.4) * r, r * luck.between(0.7, 1.15), tone)),
		{ gloss: 0.1 },
	);
};

export const sky = (w: number, h: number, seed: number): k.Drawing => [
	k.backdrop(w, h, ["#1f2f5c", "#3f5f98", "#86aecb", "#c3d4d4"]),
	k.glow(w * 0.6, h * 0.5, w * 0.5, h * 0.4, "#e8f4e0", 0.6),
	bolt(w * 0.8, h * 0.06, h * 0.36),
	clouds(w, h * 0.02, Math.min(w, h) * 0.15, seed, "#5a73a4"),
	clouds(w, -h * 0.04, Math.min(w, h) * 0.13, seed + 4, "#3a4f82"),
];

/** Water with waves: the crest runs through the points. */
export const water = (crest: readonly k.Point[], bottom: number, seed: number, dark = false): k.Drawing => {
	const luck = k.chance(seed);
	const [a, b] = [nth(crest, 0)[0], nth(crest, -1)[0]];
	const low = Math.max(...crest.map(([, y]) => y));
	return terrain(
		crest,
		bottom,
		k.linear(dark ? ["#3f86b8", "#1f4f8e", "#12305e"] : ["#6fc4dc", "#2f80b4", "#17467e"]),
		{ lip: "#e8fbff", band: 34, strength: 0.6 },
		k.times(16, () => {
			const [x, y, l] = [luck.between(a, b), low + luck.between(0.02, 0.9) * (bottom - low), luck.between(50, 170)];
			return k.line(
				`M${k.n(x)} ${k.n(y)}q${k.n(l / 4)} ${k.n(-l * 0.1)} ${k.n(l / 2)} 0t${k.n(l / 2)} 0`,
				"#c8f2ff",
				6,
				{
					opacity: 0.35,
				},
			);
		}),
	);
};

export const splash = (x: number, y: number, s: number, seed = 1): k.Drawing => [
	k.puffs(FOAM, x, y, s, s * 0.4, 12, "#f2fcff", seed),
	k.drops(x, y, s * 1.7, 12, 200, 340, s * 0.13, "#d8f6ff", seed + 2),
];

/** The crooked house, centre of its walls at (x, y), about 520 units tall; `inside` fills the round window (radius 92 around 0, -10). */
export const house = (x: number, y: number, scale: number, rotate: number, inside: k.Drawing = ""): k.Drawing =>
	k.at(
		x,
		y,
		[
			form(16, k.path("M-190 -120L-170 250H170L200 -130Z", "#9a7fae"), 10),
			k.times(7, (i) =>
				k.line(`M-188 ${-70 + i * 48}Q0 ${-60 + i * 48} 194 ${-76 + i * 48}`, "#5a4580", 5, { opacity: 0.5 }),
			),
			form(9, k.rect(96, -330, 62, 150, 6, "#b0605a"), 4),
			form(6, k.rect(86, -346, 82, 32, 6, "#c87a6c"), 4),
			form(
				20,
				k.path(
					k.smooth(
						[
							[0, -380],
							[140, -250],
							[280, -110],
							[240, -92],
							[0, -130],
							[-240, -84],
							[-274, -104],
							[-140, -250],
						],
						true,
						0.1,
					),
					"#d65a4a",
				),
				12,
			),
			k.times(5, (i) =>
				k.line(`M${-210 + i * 28} ${-120 - i * 52}Q0 ${-156 - i * 46} ${214 - i * 28} ${-124 - i * 52}`, "#8a2a38", 6, {
					opacity: 0.4,
				}),
			),
			form(9, k.circle(0, -10, 112, "#f6ead2"), 8),
			k.circle(0, -10, 92, k.radial(["#ffe9a0", "#ffb84a", "#b8702f"])),
			k.clipped(k.circle(0, -10, 92, "#fff"), inside),
			form(7, k.path("M-60 250V150A46 46 0 0 1 32 150V250Z", "#3f74a8"), 5),
			k.circle(16, 200, 8, "#ffd24a"),
			form(6, k.rect(80, 128, 66, 70, 8, "#f6ead2"), 4),
			k.rect(88, 136, 50, 54, 4, "#ffcf6a"),
			k.line("M113 136V190M88 163H138", "#f6ead2", 6),
			form(5, k.rect(-150, 110, 60, 66, 8, "#f6ead2"), 4),
			k.rect(-142, 118, 44, 50, 4, "#ffcf6a"),
			k.line("M-120 118V168M-142 143H-98", "#f6ead2", 6),
		],
		{ scale, rotate },
	);

/** Inside of the attic: planked slopes, beams, a round window with lightning at `win`. Drawn level around (0, 0, w, h); tilt it outside. */
export function attic(w: number, h: number, win: k.Point, r: number, seed: number): k.Drawing {
	const luck = k.chance(seed);
	const planks = (i: number): k.Drawing => {
		const x = -w * 0.2 + i * w * 0.07;
		return [
			k.rect(x, -h * 0.3, w * 0.068, h * 1.6, 4, k.linear([luck.pick(["#6f6890", "#7a7298", "#655f88"]), "#474572"])),
			k.line(`M${k.n(x + w * 0.02)} ${k.n(luck.between(0, h))}q12 60 0 130`, "#3a3862", 4, { opacity: 0.5 }),
		];
	};
	return [
		k.rect(-w * 0.3, -h * 0.4, w * 1.6, h * 1.8, 0, "#4a4874"),
		k.times(21, planks),
		k.rect(
			-w * 0.3,
			-h * 0.4,
			w * 1.6,
			h * 1.8,
			0,
			k.linear([
				[0, "#1a1c48", 0.65],
				[0.4, "#1a1c48", 0.1],
				[1, "#1a1c48", 0.3],
			]),
		),
		k.glow(win[0], win[1], r * 4.5, r * 4, "#9fd0ff", 0.55),
		form(r * 0.12, k.circle(win[0], win[1], r * 1.22, "#a88a6c"), r * 0.08),
		k.clipped(k.circle(win[0], win[1], r, "#fff"), [
			k.rect(win[0] - r, win[1] - r, r * 2, r * 2, 0, k.linear(["#3f6fb8", "#a8d4f0"])),
			bolt(win[0] + r * 0.3, win[1] - r, r * 1.6),
			k.at(win[0] - r, win[1] - r, rain(r * 2, r * 2, 14, seed)),
		]),
		form(r * 0.05, [
			k.rect(win[0] - r * 0.06, win[1] - r, r * 0.12, r * 2, 4, "#a88a6c"),
			k.rect(win[0] - r, win[1] - r * 0.06, r * 2, r * 0.12, 4, "#a88a6c"),
		]),
		k.faded(
			0.28,
			k.path(
				k.polygon([
					[win[0] - r, win[1]],
					[win[0] + r, win[1]],
					[win[0] + r * 2.4, h * 1.1],
					[win[0] - r * 3, h * 1.1],
				]),
				k.linear([
					[0, "#d8f0ff", 0.95],
					[1, "#d8f0ff", 0],
				]),
			),
		),
		[0.12, 0.88].map((part) =>
			form(
				w * 0.009,
				k.path(
					k.polygon([
						[w * part - w * 0.02, -h * 0.3],
						[w * part + w * 0.02, -h * 0.3],
						[w * part + w * 0.02, h * 1.4],
						[w * part - w * 0.02, h * 1.4],
					]),
					"#8a6a58",
				),
				8,
			),
		),
		form(
			w * 0.009,
			k.path(
				k.polygon([
					[-w * 0.3, h * 0.06],
					[w * 1.3, h * 0.06],
					[w * 1.3, h * 0.12],
					[-w * 0.3, h * 0.12],
				]),
				"#9a7862",
			),
			12,
		),
	];
}

export const hill = (w: number, h: number, from: number, to: number): k.Drawing =>
	terrain(
		[
			[-60, from],
			[w * 0.3, from + (to - from) * 0.2],
			[w * 0.65, from + (to - from) * 0.68],
			[w + 60, to],
		],
		h,
		k.linear(["#6f9a86", "#3f6a72", "#25466a"]),
		{ lip: "#d8f0c8", band: 40, strength: 0.5 },
		k.times(14, (i) =>
			k.path(`M${k.n((i * 173) % w)} ${k.n(from + 90 + ((i * 97) % (h * 0.5)))}q8 -34 20 0q8 -26 18 0Z`, {
				fill: "#9ac8a0",
				opacity: 0.5,
			}),
		),
	);
