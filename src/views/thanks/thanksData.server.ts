import { sitePicture } from "#content/readers/pictures.server.ts";

/** The page's picture. */
export function getThanksData() {
	return { coin: sitePicture("site/coin") };
}
