/** The pictures that can be rendered, of games and of the site, with scene, size and output folder. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SITE_PICTURES } from "#art/landing/sizes.ts";
import { GAME_PICTURE_SIZES, type PictureName } from "#art/sizes.ts";

export type Shot = PictureName;
export type RenderQuality = { scale: number; samples: number };

/** A picture to render. `scene`: path below art, without extension; `folder`: path below the sources or the drafts. */
export type Frame = {
	scene: string;
	shot: string;
	size: readonly [width: number, height: number];
	folder: string;
	cutout?: string;
};

export const FINAL: RenderQuality = { scale: 1, samples: 12 };
export const DRAFT: RenderQuality = { scale: 0.4, samples: 8 };

/** Rendered size as a share of the final size, by minimum width. Soft clay forms gain nothing from more. */
const RENDER_SCALES: readonly [minWidth: number, share: number][] = [
	[2000, 0.6],
	[1200, 0.7],
	[600, 0.9],
	[0, 1.25],
];

/** Returns the size to render for a final size, in pixels. */
export function getRenderSize(
	[width, height]: Frame["size"],
	{ scale }: RenderQuality,
): [width: number, height: number] {
	const share = (RENDER_SCALES.find(([minWidth]) => width >= minWidth)?.[1] ?? 1) * scale;
	return [Math.round(width * share), Math.round(height * share)];
}

const WORLDS = join(import.meta.dirname, "../worlds");

/** Whether art/worlds has a scene for the game. */
export const hasWorld = (slug: string): boolean => existsSync(join(WORLDS, `${slug}.py`));

/** Filters `known` by comma-separated names, keeping its order. Returns all without names; throws for unknown names. */
function selectNames<Name extends string>(known: readonly Name[], names?: string): Name[] {
	const requested = names?.split(",") ?? known;
	const matches = known.filter((name) => requested.includes(name));
	if (matches.length !== requested.length) throw new Error(`${names}: expected some of ${known.join(", ")}.`);
	return matches;
}

/** Returns a game's pictures, filtered by comma-separated names. */
export const getGameFrames = (slug: string, names?: string): Frame[] =>
	selectNames(Object.keys(GAME_PICTURE_SIZES) as Shot[], names).map((shot) => ({
		scene: `worlds/${slug}`,
		shot,
		size: GAME_PICTURE_SIZES[shot],
		folder: `games/${slug}`,
	}));

/** Returns the site's pictures, filtered by comma-separated names. */
export const getSiteFrames = (names?: string): Frame[] =>
	selectNames(Object.keys(SITE_PICTURES), names).map((shot) => {
		const { group, ...picture } = SITE_PICTURES[shot] as (typeof SITE_PICTURES)[string];
		return { scene: `landing/${group}`, shot, folder: "site", ...picture };
	});
