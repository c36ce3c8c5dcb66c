/** An encoded picture, as pages need it to draw one without layout shift. */
export interface Picture {
	/** `/pictures/games/boat-attack/preview.3f2a1c0d`: an ending makes it a file. */
	readonly base: string;
	/** Intrinsic size of the source in pixels. */
	readonly width: number;
	readonly height: number;
	/** Widths in pixels that it has as AVIF, ascending. */
	readonly widths: readonly number[];
	/** Index of the color that shows while the picture loads: a class of `styles/placeholderColors.css`. */
	readonly placeholderColor: number;
	/** The middle of its largest face, if its faces are known: what a crop must keep. */
	readonly focus?: FocalPoint;
}

/** A place in a picture in tenths of its width and height, from the top left. */
export interface FocalPoint {
	readonly across: number;
	readonly down: number;
}

/** `srcset` of its AVIFs: `/pictures/…-240.avif 240w, …`. */
export function srcSet(picture: Picture): string {
	return picture.widths.map((width) => `${getPictureSource(picture, width)} ${width}w`).join(", ");
}

/** The address of one AVIF; the widest unless a width is given. */
export function getPictureSource(picture: Picture, width = picture.widths[picture.widths.length - 1]): string {
	return `${picture.base}-${width}.avif`;
}

/** The address of its WebP, for browsers without AVIF and for other programs. */
export function getFallbackUrl(picture: Picture): string {
	return `${picture.base}.webp`;
}
