import type { Picture } from "#content/model/picture.ts";

/** Full-bleed picture of a page, with a separate one for phones. */
export interface ScenePictures {
	readonly wide: Picture;
	readonly tall: Picture;
}

/** Where the phones' picture is shown: not in landscape orientation. */
export const phoneMediaQuery = "(max-width: 559px), (max-width: 767px) and (min-height: 501px)";
