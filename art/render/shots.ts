/** What can be rendered: the pictures of a game's world and those of the site, each with its scene, size and place. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SITE_PICTURES } from "#art/landing/sizes.ts";
import { GAME_PICTURE_SIZES, type PictureName } from "#art/sizes.ts";

export type Shot = PictureName;
export type RenderQuality = { scale: number; samples: number };

/** One picture. `scene`: its file below art, without ending; `folder`: where it goes below the sources or the drafts. */
export type Frame = {
	scene: string;
	shot: string;
	size: readonly [width: number, height: number];
	folder: string;
	cutout?: string;
};

export const FINAL: RenderQuality = { scale: 1, samples: 12 };
export const DRAFT: RenderQuality = { scale: 0.4, samples: 8 };

/** Rendered size as a share of the final one: soft clay forms gain nothing from more, and time goes with its square. */
const RENDER_SCALES: readonly [from: number, share: number][] = [
	[2000, 0.6],
	[1200, 0.7],
	[600, 0.9],
	[0, 1.25],
];

/** Pixels to render for a picture of that final size. */
export function getRenderSize(
	[width, height]: Frame["size"],
	{ scale }: RenderQuality,
): [width: number, height: number] {
	const share = (RENDER_SCALES.find(([from]) => width >= from)?.[1] ?? 1) * scale;
	return [Math.round(width * share), Math.round(height * share)];
}

const WORLDS = join(import.meta.dirname, "../worlds");

/** Whether a slug has a world to render. */
export const hasWorld = (slug: string): boolean => existsSync(join(WORLDS, `${slug}.py`));

/** Those of `known` that the comma-separated names say, in the order of `known`; all without names. */
function selectNames<Name extends string>(known: readonly Name[], names?: string): Name[] {
	const wanted = names?.split(",") ?? known;
	const found = known.filter((name) => wanted.includes(name));
	if (found.length !== wanted.length) throw new Error(`${names}: expected some of ${known.join(", ")}.`);
	return found;
}

/** The frames of a game's world, or those named. */
export const getGameFrames = (slug: string, names?: string): Frame[] =>
	selectNames(Object.keys(GAME_PICTURE_SIZES) as Shot[], names).map((shot) => ({
		scene: `worlds/${slug}`,
		shot,
		size: GAME_PICTURE_SIZES[shot],
		folder: `games/${slug}`,
	}));

/** The frames of the site's own pictures, or those named. */
export const getSiteFrames = (names?: string): Frame[] =>
	selectNames(Object.keys(SITE_PICTURES), names).map((shot) => {
		const { group, ...kind } = SITE_PICTURES[shot] as (typeof SITE_PICTURES)[string];
		return { scene: `landing/${group}`, shot, folder: "site", ...kind };
	});
