/** How the site's pages crop a picture once more: their boxes, and where in a box the point that matters comes to stand. */
import { CENTER, type Point, type Size } from "#art/place/crop.ts";

/** A box of a page that shows a picture. */
export type CropPreview = {
	label: string;
	/** Width and height of the box, in CSS pixels. */
	box: Size;
	/** What of the picture comes to `at` in the box: the point that matters where it is not given. */
	focus?: Point;
	at?: Point;
};

/** What a place is called, where it is seen, and the boxes that show it. */
export type SlotDescription = { label: string; where: string; views: readonly CropPreview[] };

/** Where `src/views/game/GameArt.module.css` puts the point. */
const BESIDE_TEXT: Point = [0.53, 0.46];
const FIRST_ARTICLE: Point = [0.42, 0.5];

const describeScreenshot = (number: number): SlotDescription => ({
	label: `Screenshot ${number}`,
	where: "In the row of screenshots on the game's page, and as large as the window when it is tapped.",
	views: [{ label: "In the row", box: [320, 180], focus: CENTER }],
});

/** By the picture's name; `cover` is an article's. */
export const SLOT_DESCRIPTIONS: Readonly<Record<string, SlotDescription>> = {
	icon: {
		label: "Icon",
		where: "Beside the title of the game, in search results and lists.",
		views: [
			{ label: "Beside the title", box: [144, 144], focus: CENTER },
			{ label: "In lists", box: [48, 48], focus: CENTER },
		],
	},
	preview: {
		label: "Preview",
		where: "On cards in the catalog and on the home page.",
		views: [
			{ label: "Card", box: [213, 240], focus: CENTER },
			{ label: "Large card", box: [250, 240], focus: CENTER },
		],
	},
	tall: {
		label: "Hero, upright",
		where: "At the top of the game's page on phones, and on tall cards. The title stands on the lowest quarter.",
		views: [
			{ label: "On a phone", box: [156, 250], at: BESIDE_TEXT },
			{ label: "Tall card", box: [116, 250], focus: CENTER },
		],
	},
	background: {
		label: "Hero, wide",
		where:
			"At the top of the game's page on larger screens, and when the page is shared. The title stands at the left and below.",
		views: [
			{ label: "Wide window", box: [400, 172], at: BESIDE_TEXT },
			{ label: "Low window, beside the words", box: [215, 172], at: BESIDE_TEXT },
			{ label: "When it is shared", box: [327, 172], focus: CENTER },
		],
	},
	"screenshot-1": describeScreenshot(1),
	"screenshot-2": describeScreenshot(2),
	"screenshot-3": describeScreenshot(3),
	cover: {
		label: "Cover",
		where: "At the top of the article and in the list of news.",
		views: [
			{ label: "Article", box: [360, 180], focus: CENTER },
			{ label: "Article on a phone", box: [288, 180], focus: CENTER },
			{ label: "First in the list", box: [262, 180], focus: FIRST_ARTICLE, at: FIRST_ARTICLE },
			{ label: "In the list", box: [240, 180], focus: CENTER },
			{ label: "In the list on a phone", box: [320, 180], focus: CENTER },
		],
	},
};
