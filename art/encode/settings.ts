/** What is encoded: widths, qualities and budgets, by the name of the picture (the last part of its key). */
import { SITE_PICTURES } from "#art/landing/sizes.ts";
import { GAME_PICTURE_SIZES, GAME_PICTURES } from "#art/sizes.ts";

/** The pictures across the page, the widest: a game's background, the heads of pages. */
const HEROES = [
	"background",
	...Object.keys(SITE_PICTURES).filter(
		(name) => (SITE_PICTURES[name]?.size[0] ?? 0) >= GAME_PICTURE_SIZES.background[0],
	),
];
const forEachHero = <Value>(value: Value) => Object.fromEntries(HEROES.map((name) => [name, value]));

/** What phones have instead of them. */
const TALL_HEROES = ["hero-about-tall", "hero-business-tall", "hero-news-tall", "hero-partnership-tall"];
const forEachTallHero = <Value>(value: Value) => Object.fromEntries(TALL_HEROES.map((name) => [name, value]));

const WIDTHS: Record<string, readonly number[]> = {
	icon: [96, 192, 384],
	// A phone shows one card across (the catalog's first picture): 720 covers it at 1.75 dots a pixel.
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

/** What all covers of articles have, whatever their names. */
const COVER = "cover";

/** Width and height in pixels of an article's cover. */
const COVER_SIZE = [2400, 1350] as const;

const DEFAULT_WIDTHS = [480, 960, 1600];

/** Most bytes an AVIF of that width may have. The tall ones are what a phone sees first: their bytes are its waiting time. */
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

/** AVIF qualities, tried in this order until the budget is met. Color at half size: clay has soft edges. */
export const AVIF = { qualities: [50, 44, 38, 32], effort: 3, chromaSubsampling: "4:2:0" } as const;

/**
 * How much a picture that somebody placed is softened, as the sigma of a blur in pixels of the encoded width, where the lowest
 * quality is not enough: photos and screenshots have grain that nobody can draw calmer.
 */
export const BLUR_SIGMAS = [0.7, 1.2, 2] as const;

/**
 * The one WebP of a picture is for the few browsers without AVIF, most of them old phones, and for crawlers: it has the widest
 * of the widths up to `widest`, a phone of 480 px at two dots a pixel. At 1600 it would cost 3.4 MB more in 179 pictures.
 */
export const WEBP = { widest: 960, quality: 75, effort: 4 } as const;

const getPictureName = (key: string): string => (key.startsWith("news/") ? COVER : key.slice(key.lastIndexOf("/") + 1));

/** Widths in pixels for a picture, none wider than its source. */
export const getWidths = (key: string, sourceWidth: number): number[] =>
	(WIDTHS[getPictureName(key)] ?? DEFAULT_WIDTHS).filter((width) => width <= sourceWidth);

/** Byte budget of an AVIF, or undefined when it has none. */
export const getByteBudget = (key: string, width: number): number | undefined =>
	BYTE_BUDGETS[getPictureName(key)]?.[width];

/** Width and height in pixels that a picture of a game should have, or undefined when free. */
export const getRequiredSize = (key: string): readonly [width: number, height: number] | undefined =>
	key.startsWith("games/")
		? Object.entries(GAME_PICTURES).find(([name]) => name === getPictureName(key))?.[1]
		: undefined;

/** Part of a picture's hash: new settings of its own make new files. */
export const getSettingsHashInput = (key: string): string =>
	JSON.stringify([WIDTHS[getPictureName(key)] ?? DEFAULT_WIDTHS, BYTE_BUDGETS[getPictureName(key)] ?? {}, AVIF, WEBP]);

/** Width and height in pixels of the place that a picture is cropped for, or undefined where nothing is cropped. */
export const getCropSize = (key: string): readonly [width: number, height: number] | undefined =>
	key.startsWith("news/") ? COVER_SIZE : getRequiredSize(key);
