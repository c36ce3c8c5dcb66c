/** Boat Attack: the places and things. */
import * as k from "../../kit/index.ts";
import { type Livery, SUN } from "./hero.ts";

export const CLOUD: k.Light = {
	key: "#fff0d0",
	shade: "#c8367e",
	rim: "#ffd0a0",
	from: 0.3,
	strength: [0.6, 0.5, 0.6],
};

export const BLUE: Livery = {
	hull: "#2456d8",
	stripe: "#29d3b0",
	helmet: "#ffc02e",
	fin: "#2456d8",
	suit: "#7a2fa0",
	skin: "#c98256",
};

export const VIOLET: Livery = {
	hull: "#8a2fc4",
	stripe: "#ff7ab8",
	helmet: "#5fe0a8",
	fin: "#8a2fc4",
	suit: "#233a7a",
	skin: "#8a5638",
};

function sky(w: number, horizon: number, sunX: number, sunR = 90): k.Drawing {
	return [
		k.rect(
			0,
			0,
			w,
			horizon + 40,
			0,
			k.linear([
				[0, "#e8418c"],
				[0.35, "#ff5f6d"],
				[0.68, "#ff9a4d"],
				[1, "#ffd36b"],
			]),
		),
		k.rays(sunX, horizon - sunR * 0.7, w * 0.75, 16, "#fff0a8", 0.28, 180, 360),
		k.orb(sunX, horizon - sunR * 0.7, sunR, "#fff6cf", "#ffd879"),
	];
}

/** Sea from the horizon down, with rows of waves that grow towards the viewer. */
export function sea(w: number, h: number, horizon: number, sunX: number, seed = 3): k.Drawing {
	const luck = k.chance(seed);
	const waves = k.times(15, (row) => {
		const t = (row / 14) ** 1.8;
		const [y, size] = [horizon + 12 + t * (h - horizon), 30 + t * 190];
		const crests = (share: number): string =>
			k
				.times(Math.ceil((w / size) * share), () => {
					const s = size * luck.between(0.6, 1.5);
					return `M${k.n(luck.between(-size, w))} ${k.n(y + luck.between(-0.04, 0.04) * size)}q${k.n(s * 0.5)} ${k.n(-s * 0.17)} ${k.n(s)} 0q${k.n(-s * 0.5)} ${k.n(s * 0.07)} ${k.n(-s)} 0Z`;
				})
				.join("");
		return [
			k.path(crests(0.4), { fill: "#0a6a92", opacity: 0.35 }),
			k.path(crests(0.45), { fill: luck.pick(["#8ff0e0", "#ffd2b0", "#5fdcd6"]), opacity: 0.5 }),
		];
	});
	const glitter = k.times(16, (i) =>
		k.ellipse(sunX + luck.between(-1, 1) * (30 + i * 9), horizon + 10 + i * i * 1.5, 30 + i * 7, 3 + i * 0.5, {
			fill: "#fff0b0",
			opacity: 0.55,
		}),
	);
	return [
		k.rect(
			0,
			horizon,
			w,
			h - horizon,
			0,
			k.linear([
				[0, "#ffb884"],
				[0.08, "#e89aa0"],
				[0.22, "#4fbfc4"],
				[0.55, "#12929e"],
				[1, "#06567c"],
			]),
		),
		waves,
		glitter,
	];
}

/** An island, `w` wide, its waterline at (x, y). */
export function island(x: number, y: number, w: number, seed = 1, palms = 3): k.Drawing {
	const stand = k.times(palms, (i) =>
		k.palm(
			SUN,
			(i - (palms - 1) / 2) * w * 0.17,
			-w * 0.13 + Math.abs(i - 1) * w * 0.02,
			w * (0.42 + 0.07 * ((i + seed) % 3)),
			(i - 1) * 0.28 + 0.1,
		),
	);
	return k.at(x, y, [
		k.ellipse(0, w * 0.03, w * 0.62, w * 0.05, { fill: "#fff4ea", opacity: 0.75 }),
		k.clay(
			SUN,
			w * 0.03,
			k.blob(
				[
					[-w * 0.54, 0],
					[-w * 0.36, -w * 0.09],
					[0, -w * 0.13],
					[w * 0.36, -w * 0.09],
					[w * 0.54, 0],
					[0, w * 0.05],
				],
				"#ffcf8a",
			),
		),
		k.clay(
			SUN,
			w * 0.035,
			k.blob(
				[
					[-w * 0.42, -w * 0.07],
					[-w * 0.22, -w * 0.18],
					[w * 0.05, -w * 0.2],
					[w * 0.3, -w * 0.13],
					[w * 0.42, -w * 0.06],
					[0, -w * 0.03],
				],
				"#63b944",
			),
		),
		k.bush(SUN, -w * 0.24, -w * 0.09, w * 0.2, "#3d9a48", seed),
		stand,
		k.rock(SUN, w * 0.34, w * 0.02, w * 0.13, "#a5708a", seed),
	]);
}

export function lighthouse(x: number, y: number, h: number): string {
	const bands = [0, 1, 2].map((i) =>
		k.path(
			k.polygon([
				[-h * (0.15 - i * 0.026), -h * (0.04 + i * 0.25)],
				[h * (0.15 - i * 0.026), -h * (0.04 + i * 0.25)],
				[h * (0.138 - i * 0.026), -h * (0.16 + i * 0.25)],
				[-h * (0.138 - i * 0.026), -h * (0.16 + i * 0.25)],
			]),
			"#ef3a33",
		),
	);
	return k.at(x, y, [
		k.clay(SUN, h * 0.05, [
			k.path(
				k.polygon([
					[-h * 0.155, 0],
					[h * 0.155, 0],
					[h * 0.08, -h * 0.74],
					[-h * 0.08, -h * 0.74],
				]),
				"#fff0e2",
			),
			...bands,
		]),
		k.glow(0, -h * 0.83, h * 0.4, h * 0.4, "#fff3a0", 0.9),
		k.clay(SUN, h * 0.02, [
			k.rect(-h * 0.12, -h * 0.77, h * 0.24, h * 0.05, h * 0.02, "#fff0e2"),
			k.rect(-h * 0.065, -h * 0.9, h * 0.13, h * 0.14, h * 0.02, "#fff3a0"),
			k.path(
				k.polygon([
					[-h * 0.1, -h * 0.89],
					[h * 0.1, -h * 0.89],
					[0, -h * 1.02],
				]),
				"#ef3a33",
			),
		]),
	]);
}

export const buoy = (x: number, y: number, h: number, paint = "#f0402f"): k.Drawing => [
	k.ripple(x, y + h * 0.02, h * 0.6, h * 0.14, "#fff4ea", h * 0.03),
	k.cone(SUN, x, y, h, paint, "#fff2a0"),
];

export function scene(w: number, h: number, horizon: number, sunX: number): k.Drawing {
	return [sky(w, horizon, sunX, Math.max(60, w * 0.045)), sea(w, h, horizon, sunX)];
}
