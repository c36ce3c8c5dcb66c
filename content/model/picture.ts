/** An encoded picture, as pages need it to draw one without layout shift. */
export interface Picture {
	/** `/pictures/games/boat-attack/preview.3f2a1c0d`: a width and a format make it a file. */
	readonly base: string;
	/** Intrinsic size of the source in pixels. */
	readonly width: number;
	readonly height: number;
	/** Encoded widths in pixels, ascending. */
	readonly widths: readonly number[];
	/** Index of the ground that shows until the picture is here: a class of `styles/tones.css`. */
	readonly tone: number;
	/** The middle of its largest face, if its faces are known: what a crop must keep. */
	readonly focus?: Focus;
}

/** A place in a picture in tenths of its width and height, from the top left. */
export interface Focus {
	readonly across: number;
	readonly down: number;
}

export type PictureFormat = "avif" | "webp";

/** `srcset` of one format: `/pictures/…-240.avif 240w, …`. */
export function srcSet(picture: Picture, format: PictureFormat): string {
	return picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(", ");
}

/** The address of one encoded size; the largest unless a width is given. */
export function source(picture: Picture, format: PictureFormat, width = picture.widths.at(-1)): string {
	return `${picture.base}-${width}.${format}`;
}
