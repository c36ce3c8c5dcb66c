/** Validates uploaded pictures and converts them to sources. Editors see the error messages. */
import sharp from "sharp";
import type { Size } from "./crop.ts";

/** Limit against decompression bombs: a small file can decode to gigabytes. */
const MAX_PIXELS = 100_000_000;

const ACCEPTED_FORMATS = "Choose a PNG, JPEG, WebP or AVIF file";

/** Formats that editors choose by mistake: signature of the file, and the error with its remedy. */
const REJECTED_FORMATS: readonly [signature: RegExp, message: string][] = [
	[/^GIF8/, "it is a GIF. Save it as PNG"],
	[/^BM/, "it is a BMP. Save it as PNG"],
	[/^(II\*\0|MM\0\*)/, "it is a TIFF. Save it as PNG or JPEG"],
	[/^8BPS/, "it is a Photoshop file. Export it as PNG"],
	[/^%PDF/, "it is a PDF. Export the page as PNG"],
	[/^.{4}ftyp(hei|hev|mif1|msf1)/s, "it is a HEIC, a phone's photo format. Save it as JPEG"],
	[
		/^[\s\uFEFF\u00ef\u00bb\u00bf]*<(\?xml|!--|!doctype svg|svg)/i,
		"it is an SVG, which can contain scripts. Export it as PNG",
	],
];

/** Signatures of PNG, JPEG, WebP and AVIF. Other files never reach a decoder. */
const SUPPORTED_SIGNATURE = /^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1.{4}[\x20-\x7e]*avif))/s;

/**
 * Returns the size of a picture after its EXIF rotation.
 *
 * @param fileName shown in errors
 * @throws if the file is not a picture, animated, corrupt or has too many pixels
 */
export async function validatePicture(fileName: string, bytes: Buffer): Promise<Size> {
	const head = bytes.subarray(0, 512).toString("latin1");
	if (!SUPPORTED_SIGNATURE.test(head)) {
		const [, message = `it is not a picture. ${ACCEPTED_FORMATS}`] =
			REJECTED_FORMATS.find(([signature]) => signature.test(head)) ?? [];
		throw new Error(`${fileName}: ${message}.`);
	}
	const {
		width,
		height,
		pages = 1,
		autoOrient,
	} = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => {
			throw new Error(`${fileName}: it is damaged and cannot be read. Export it again.`);
		});
	if (width * height * pages > MAX_PIXELS)
		throw new Error(
			`${fileName}: it has ${width} x ${height} pixels; the limit is ${MAX_PIXELS / 1e6} million. Make it smaller.`,
		);
	if (pages > 1 || isAnimated(bytes, head))
		throw new Error(`${fileName}: it is animated. Choose a still picture, or save one frame as PNG.`);
	return [autoOrient.width, autoOrient.height];
}

/** Detects animated AVIF and PNG, of which sharp silently decodes only the first frame. */
function isAnimated(bytes: Buffer, head: string): boolean {
	if (/^.{4}ftypavis/s.test(head)) return true;
	const frames = bytes.indexOf("acTL");
	return head.startsWith("\x89PNG") && frames > 0 && frames < bytes.indexOf("IDAT");
}

/**
 * Converts an uploaded picture to a WebP source: upright, sRGB, no larger than needed, without metadata such as the location.
 *
 * @param size result of `validatePicture`
 * @param frame size that a crop of the source must fill
 */
export async function createSource(fileName: string, bytes: Buffer, size: Size, frame: Size): Promise<Buffer> {
	const scale = Math.min(1, Math.max(frame[0] / size[0], frame[1] / size[1]));
	const [width, height] = size.map((side) => Math.round(side * scale));
	return sharp(bytes, { limitInputPixels: MAX_PIXELS })
		.autoOrient()
		.resize({ width, height, fit: "fill" })
		.webp({ quality: 92, effort: 4, smartSubsample: true })
		.timeout({ seconds: 60 })
		.toBuffer()
		.catch((cause: unknown) => {
			const reason = cause instanceof Error ? cause.message.split("\n")[0] : cause;
			throw new Error(`${fileName}: it is incomplete or damaged (${reason}). Export it again.`);
		});
}
