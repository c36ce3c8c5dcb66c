/** Label and page crops of each picture slot, for the editor's previews. */
import { CENTER, type Point, type Size } from "#art/place/crop.ts";

/** How a page crops a picture in one of its boxes. */
export type CropPreview = {
	label: string;
	/** Width and height of the box, in CSS pixels. */
	box: Size;
	/** Point of the picture to put at `anchor` of the box; the focal point by default. */
	focus?: Point;
	/** Center of the box by default. */
	anchor?: Point;
};

/** Label of a slot, the pages that show it, and their crops. */
export type SlotDescription = { label: string; where: string; crops: readonly CropPreview[] };

/** Position of the focal point in `src/views/game/GameArt.module.css`. */
const BESIDE_TEXT: Point = [0.53, 0.46];
const FIRST_ARTICLE: Point = [0.42, 0.5];

const describeScreenshot = (number: number): SlotDescription => ({
	label: `Screenshot ${number}`,
	where: "In the row of screenshots on the game's page, and enlarged after a tap.",
	crops: [{ label: "In the row", box: [320, 180], focus: CENTER }],
});

/** Keyed by picture name; `cover` is an article's picture. */
export const SLOT_DESCRIPTIONS: Readonly<Record<string, SlotDescription>> = {
	icon: {
		label: "Icon",
		where: "Next to the game's title, in search results and lists.",
		crops: [
			{ label: "Next to the title", box: [144, 144], focus: CENTER },
			{ label: "In lists", box: [48, 48], focus: CENTER },
		],
	},
	preview: {
		label: "Preview",
		where: "On cards in the catalog and on the home page.",
		crops: [
			{ label: "Card", box: [213, 240], focus: CENTER },
			{ label: "Large card", box: [250, 240], focus: CENTER },
		],
	},
	tall: {
		label: "Hero, portrait",
		where: "At the top of the game's page on phones, and on tall cards. The title covers the lowest quarter.",
		crops: [
			{ label: "On a phone", box: [156, 250], anchor: BESIDE_TEXT },
			{ label: "Tall card", box: [116, 250], focus: CENTER },
		],
	},
	background: {
		label: "Hero, wide",
		where:
			"At the top of the game's page on larger screens, and when the page is shared. The title is at the left and bottom.",
		crops: [
			{ label: "Wide window", box: [400, 172], anchor: BESIDE_TEXT },
			{ label: "Low window, next to the text", box: [215, 172], anchor: BESIDE_TEXT },
			{ label: "Shared link", box: [327, 172], focus: CENTER },
		],
	},
	"screenshot-1": describeScreenshot(1),
	"screenshot-2": describeScreenshot(2),
	"screenshot-3": describeScreenshot(3),
	cover: {
		label: "Cover",
		where: "At the top of the article and in the list of news.",
		crops: [
			{ label: "Article", box: [360, 180], focus: CENTER },
			{ label: "Article on a phone", box: [288, 180], focus: CENTER },
			{ label: "First in the list", box: [262, 180], focus: FIRST_ARTICLE, anchor: FIRST_ARTICLE },
			{ label: "In the list", box: [240, 180], focus: CENTER },
			{ label: "In the list on a phone", box: [320, 180], focus: CENTER },
		],
	},
};
