/** How the site's pages crop a picture once more: their boxes, and where in a box the point that matters comes to stand. */
import { MIDDLE, type Point, type Size } from "#art/place/crop.ts";

/** A box of a page that shows a picture. */
export type View = {
	label: string;
	/** Width and height of the box, in CSS pixels. */
	box: Size;
	/** What of the picture comes to `at` in the box: the point that matters where it is not given. */
	focus?: Point;
	at?: Point;
};

/** What a place is called, where it is seen, and the boxes that show it. */
export type PlaceWords = { label: string; where: string; views: readonly View[] };

/** Where `src/views/game/GameArt.module.css` puts the point. */
const BESIDE_WORDS: Point = [0.53, 0.46];
const FIRST_ARTICLE: Point = [0.42, 0.5];

const screenshot = (number: number): PlaceWords => ({
	label: `Screenshot ${number}`,
	where: "In the row of screenshots on the game's page, and as large as the window when it is tapped.",
	views: [{ label: "In the row", box: [320, 180], focus: MIDDLE }],
});

/** By the picture's name; `cover` is an article's. */
export const PLACES: Readonly<Record<string, PlaceWords>> = {
	icon: {
		label: "Icon",
		where: "Beside the title of the game, in search results and lists.",
		views: [
			{ label: "Beside the title", box: [144, 144], focus: MIDDLE },
			{ label: "In lists", box: [48, 48], focus: MIDDLE },
		],
	},
	preview: {
		label: "Preview",
		where: "On cards in the catalogue and on the home page.",
		views: [
			{ label: "Card", box: [213, 240], focus: MIDDLE },
			{ label: "Large card", box: [250, 240], focus: MIDDLE },
		],
	},
	tall: {
		label: "Hero, upright",
		where: "At the top of the game's page on phones, and on tall cards. The title stands on the lowest quarter.",
		views: [
			{ label: "On a phone", box: [156, 250], at: BESIDE_WORDS },
			{ label: "Tall card", box: [116, 250], focus: MIDDLE },
		],
	},
	background: {
		label: "Hero, wide",
		where:
			"At the top of the game's page on larger screens, and when the page is shared. The title stands at the left and below.",
		views: [
			{ label: "Wide window", box: [400, 172], at: BESIDE_WORDS },
			{ label: "Low window, beside the words", box: [215, 172], at: BESIDE_WORDS },
			{ label: "When it is shared", box: [327, 172], focus: MIDDLE },
		],
	},
	"screenshot-1": screenshot(1),
	"screenshot-2": screenshot(2),
	"screenshot-3": screenshot(3),
	cover: {
		label: "Cover",
		where: "At the top of the article and in the list of news.",
		views: [
			{ label: "Article", box: [360, 180], focus: MIDDLE },
			{ label: "Article on a phone", box: [288, 180], focus: MIDDLE },
			{ label: "First in the list", box: [262, 180], focus: FIRST_ARTICLE, at: FIRST_ARTICLE },
			{ label: "In the list", box: [240, 180], focus: MIDDLE },
			{ label: "In the list on a phone", box: [320, 180], focus: MIDDLE },
		],
	},
};
