import type { Picture } from "#content/model/picture.ts";

/** What the root route loads: pictures that any page may show. They never change. */
export interface RootPictures {
	/** The error screens' illustration. */
	readonly lost: Picture;
	/** The contact window's. */
	readonly contact: Picture;
}
