import type { Picture } from "#content/model/picture.ts";

/** A page's first picture, with one of its own for phones. */
export interface ScenePictures {
	readonly wide: Picture;
	readonly tall: Picture;
}

/** Where the one for phones is shown: not where they lie on their side. */
export const phoneMediaQuery = "(max-width: 559px), (max-width: 767px) and (min-height: 501px)";
