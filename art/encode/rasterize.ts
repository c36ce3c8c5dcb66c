/**
 * A source as a picture in memory. librsvg cuts what a filter sees at the frame, which draws a bright line there; so an
 * .svg is drawn with a margin around its view box, and the margin is cut off again.
 */
import sharp, { type Sharp } from "sharp";

/** A sharp pipeline of the source at its own size. `size` is what the .svg states, in pixels. */
export async function rasterize(bytes: Buffer, size?: readonly [width: number, height: number]): Promise<Sharp> {
	const box = size === undefined ? "" : `viewBox="0 0 ${size[0]} ${size[1]}" width="${size[0]}" height="${size[1]}"`;
	const text = size === undefined ? "" : bytes.toString("utf8");
	if (size === undefined || !text.includes(box)) return sharp(bytes, { limitInputPixels: false });
	const [width, height] = size;
	const margin = Math.round(Math.max(width, height) * 0.06);
	const wide = text.replace(
		box,
		`viewBox="${-margin} ${-margin} ${width + margin * 2} ${height + margin * 2}" width="${width + margin * 2}" height="${height + margin * 2}"`,
	);
	const drawn = await sharp(Buffer.from(wide), { limitInputPixels: false })
		.extract({ left: margin, top: margin, width, height })
		.png({ compressionLevel: 0 })
		.toBuffer();
	return sharp(drawn);
}
