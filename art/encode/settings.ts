/** Widths, qualities and byte budgets, keyed by picture name (the last part of the key). */
import { SITE_PICTURES } from "#art/landing/sizes.ts";
import { GAME_PICTURE_SIZES, GAME_PICTURES } from "#art/sizes.ts";

/** Full-width pictures: game backgrounds and page heroes. */
const HEROES = [
	"background",
	...Object.keys(SITE_PICTURES).filter(
		(name) => (SITE_PICTURES[name]?.size[0] ?? 0) >= GAME_PICTURE_SIZES.background[0],
	),
];
const forEachHero = <Value>(value: Value) => Object.fromEntries(HEROES.map((name) => [name, value]));

/** Portrait versions of page heroes for phones. */
const TALL_HEROES = ["hero-about-tall", "hero-business-tall", "hero-news-tall", "hero-partnership-tall"];
const forEachTallHero = <Value>(value: Value) => Object.fromEntries(TALL_HEROES.map((name) => [name, value]));

const WIDTHS: Record<string, readonly number[]> = {
	icon: [96, 192, 384],
	// A phone shows one card per row: 720 px covers a device pixel ratio of 1.75.
	preview: [240, 360, 480, 720, 960],
	tall: [240, 360, 480, 800],
	"screenshot-1": [480, 800, 1600],
	"screenshot-2": [480, 800, 1600],
	"screenshot-3": [480, 800, 1600],
	...forEachHero([960, 1600, 2400]),
	...forEachTallHero([480, 800]),
	clip: [480, 768],
	"home-hero-tall": [480, 750, 900],
	"home-hero-ultra": [960, 1600, 2400, 2880],
	"reviewer-1": [480, 800],
	"reviewer-2": [480, 800],
	"reviewer-3": [480, 800],
	payments: [480, 900],
};

/** Settings key of all article covers. */
const COVER = "cover";

/** Width and height of an article's cover in pixels. */
const COVER_SIZE = [2400, 1350] as const;

const DEFAULT_WIDTHS = [480, 960, 1600];

/** Maximum bytes of an AVIF by width. Tall pictures are the LCP element on phones, so their budgets are small. */
const BYTE_BUDGETS: Record<string, Readonly<Record<number, number>>> = {
	preview: { 480: 20_000, 720: 30_000 },
	tall: { 480: 20_000, 800: 26_000 },
	"screenshot-1": { 1600: 70_000 },
	"screenshot-2": { 1600: 70_000 },
	"screenshot-3": { 1600: 70_000 },
	...forEachHero({ 960: 60_000 }),
	...forEachTallHero({ 480: 20_000, 800: 26_000 }),
	"home-hero-tall": { 480: 20_000, 750: 26_000, 900: 40_000 },
	[COVER]: { 960: 60_000 },
};

/** Qualities are tried in this order until the budget is met. Clay has soft edges, so chroma subsampling is invisible. */
export const AVIF = { qualities: [50, 44, 38, 32], effort: 3, chromaSubsampling: "4:2:0" } as const;

/**
 * Blur of uploaded pictures that exceed their budget at the lowest quality, as sigma in encoded pixels: photos and screenshots
 * have grain.
 */
export const BLUR_SIGMAS = [0.7, 1.2, 2] as const;

/**
 * Each picture has one WebP for crawlers and the few browsers without AVIF, mostly old phones. Its width is the largest up to
 * `widest`: a 480 px phone at a device pixel ratio of 2 (1600 would add 3.4 MB to 179 pictures). The hash of each picture includes the
 * property names of AVIF and WEBP.
 */
export const WEBP = { widest: 960, quality: 75, effort: 4 } as const;

const getPictureName = (key: string): string => (key.startsWith("news/") ? COVER : key.slice(key.lastIndexOf("/") + 1));

/** Encoded widths in pixels, up to the width of the source. */
export const getWidths = (key: string, sourceWidth: number): number[] =>
	(WIDTHS[getPictureName(key)] ?? DEFAULT_WIDTHS).filter((width) => width <= sourceWidth);

/** Byte budget of an AVIF, or undefined if it has none. */
export const getByteBudget = (key: string, width: number): number | undefined =>
	BYTE_BUDGETS[getPictureName(key)]?.[width];

/** Required width and height of a game's picture in pixels, or undefined for other pictures. */
export const getRequiredSize = (key: string): readonly [width: number, height: number] | undefined =>
	key.startsWith("games/")
		? Object.entries(GAME_PICTURES).find(([name]) => name === getPictureName(key))?.[1]
		: undefined;

/** Settings of a picture as input of its hash, so that changed settings produce new files. */
export const getSettingsHashInput = (key: string): string =>
	JSON.stringify([WIDTHS[getPictureName(key)] ?? DEFAULT_WIDTHS, BYTE_BUDGETS[getPictureName(key)] ?? {}, AVIF, WEBP]);

/** Width and height that a picture is cropped for in pixels, or undefined if it is never cropped. */
export const getCropSize = (key: string): readonly [width: number, height: number] | undefined =>
	key.startsWith("news/") ? COVER_SIZE : getRequiredSize(key);
