/** An encoded picture, with the data to render it without layout shift. */
export interface Picture {
	/** `/pictures/games/boat-attack/preview.3f2a1c0d`, without the file extension. */
	readonly base: string;
	/** Intrinsic size of the source in pixels. */
	readonly width: number;
	readonly height: number;
	/** Widths of the AVIF files in pixels, ascending. */
	readonly widths: readonly number[];
	/** Index of the placeholder color: a class of `styles/placeholderColors.css`. */
	readonly placeholderColor: number;
	/** Center of the largest known face, which crops must include. */
	readonly focus?: FocalPoint;
}

/** A position in tenths of the width and height, from the top left. */
export interface FocalPoint {
	readonly across: number;
	readonly down: number;
}

/** `srcset` of the AVIF files: `/pictures/…-240.avif 240w, …`. */
export function srcSet(picture: Picture): string {
	return picture.widths.map((width) => `${getPictureSource(picture, width)} ${width}w`).join(", ");
}

/** URL of an AVIF file, by default the widest. */
export function getPictureSource(picture: Picture, width = picture.widths[picture.widths.length - 1]): string {
	return `${picture.base}-${width}.avif`;
}

/** URL of the WebP file, for browsers without AVIF and for other programs. */
export function getFallbackUrl(picture: Picture): string {
	return `${picture.base}.webp`;
}
