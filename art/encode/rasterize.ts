/**
 * Rasterizes sources. librsvg clips filter input at the view box, which leaves a bright line at the edge, so SVGs are drawn
 * with a margin that is cropped afterwards.
 */
import sharp, { type Sharp } from "sharp";

/** Returns a sharp pipeline of the source. `size`: pixel size of an .svg, undefined for other formats. */
export async function rasterize(bytes: Buffer, size?: readonly [width: number, height: number]): Promise<Sharp> {
	const box = size === undefined ? "" : `viewBox="0 0 ${size[0]} ${size[1]}" width="${size[0]}" height="${size[1]}"`;
	const text = size === undefined ? "" : bytes.toString("utf8");
	if (size === undefined || !text.includes(box)) return sharp(bytes, { limitInputPixels: false });
	const [width, height] = size;
	const margin = Math.round(Math.max(width, height) * 0.06);
	const enlarged = text.replace(
		box,
		`viewBox="${-margin} ${-margin} ${width + margin * 2} ${height + margin * 2}" width="${width + margin * 2}" height="${height + margin * 2}"`,
	);
	const rendered = await sharp(Buffer.from(enlarged), { limitInputPixels: false })
		.extract({ left: margin, top: margin, width, height })
		.png({ compressionLevel: 0 })
		.toBuffer();
	return sharp(rendered);
}
