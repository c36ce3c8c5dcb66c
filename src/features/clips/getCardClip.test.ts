// @vitest-environment jsdom
import { expect, it } from "vitest";
import { getCardClip } from "./getCardClip.ts";

/** An element whose image has `src`, but shows another file (`currentSrc`), such as a crop. */
function showPicture(src: string, shown = ""): Element {
	const element = document.createElement("div");
	const image = Object.assign(new Image(), { src });
	Object.defineProperty(image, "currentSrc", { value: shown });
	element.append(image);
	return element;
}

const heroPicture = "/pictures/site/home-hero.1.webp";
const clip = "/clips/home-hero/a.webm";

it.each([
	["a game's picture", showPicture("/pictures/games/boat-attack/preview.1.webp"), "/clips/boat-attack/a.webm"],
	["a scene", showPicture(heroPicture), clip],
	["a scene in a file of another width", showPicture("/x", "/pictures/site/home-hero.1-960.avif"), clip],
	["a game without one", showPicture("/pictures/games/other/preview.1.webp"), undefined],
	[
		"a scene that shows its crop for phones",
		showPicture(heroPicture, "/pictures/site/home-hero-tall.1.avif"),
		undefined,
	],
	["an element without a picture", document.createElement("div"), undefined],
])("returns the clip for %s, if there is one", (_, element, file) => {
	expect(getCardClip(element)?.av1).toBe(file);
});
