/** Whether a file that somebody chose is a picture that a place can have, in words for people. */
import sharp from "sharp";
import type { Size } from "./crop.ts";

/** More pixels than this are not decoded: a small file can unfold into gigabytes of memory. */
const MAX_PIXELS = 100_000_000;

const ACCEPTED_FORMATS = "Choose a PNG, JPEG, WebP or AVIF file";

/** Kinds that people choose by mistake, by how their files begin, with the remedy. */
const REJECTED_FORMATS: readonly [begins: RegExp, words: string][] = [
	[/^GIF8/, "it is a GIF. Save it as PNG"],
	[/^BM/, "it is a BMP. Save it as PNG"],
	[/^(II\*\0|MM\0\*)/, "it is a TIFF. Save it as PNG or JPEG"],
	[/^8BPS/, "it is a file of a drawing program. Export it as PNG"],
	[/^%PDF/, "it is a PDF. Export its page as PNG"],
	[/^.{4}ftyp(hei|hev|mif1|msf1)/s, "it is a HEIC, as phones take photos. Save it as JPEG"],
	[
		/^[\s\uFEFF\u00ef\u00bb\u00bf]*<(\?xml|!--|!doctype svg|svg)/i,
		"it is an SVG, which is a drawing with a program in it. Export it as PNG",
	],
];

/** What can be read, by how their files begin: nothing else reaches a decoder. */
const SUPPORTED_SIGNATURE = /^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftyp(avif|avis|mif1.{4}[\x20-\x7e]*avif))/s;

/**
 * The size of a picture as it is seen, turned as the camera held it.
 *
 * @param file how errors name it
 * @throws with the remedy at what is no picture, moves, has too many pixels or is broken
 */
export async function validatePicture(file: string, bytes: Buffer): Promise<Size> {
	const head = bytes.subarray(0, 512).toString("latin1");
	if (!SUPPORTED_SIGNATURE.test(head)) {
		const [, words = `it is no picture. ${ACCEPTED_FORMATS}`] =
			REJECTED_FORMATS.find(([begins]) => begins.test(head)) ?? [];
		throw new Error(`${file}: ${words}.`);
	}
	const {
		width,
		height,
		pages = 1,
		autoOrient,
	} = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => {
			throw new Error(`${file}: it is broken, and cannot be read. Export it again.`);
		});
	if (width * height * pages > MAX_PIXELS)
		throw new Error(
			`${file}: it is ${width} x ${height} pixels; more than ${MAX_PIXELS / 1e6} million are not read. Make it smaller.`,
		);
	if (pages > 1 || isAnimated(bytes, head))
		throw new Error(`${file}: it moves. Choose a still picture: save one moment of it as PNG.`);
	return [autoOrient.width, autoOrient.height];
}

/** What says that a file moves, where its decoder would take the first frame without a word. */
function isAnimated(bytes: Buffer, head: string): boolean {
	if (/^.{4}ftypavis/s.test(head)) return true;
	const frames = bytes.indexOf("acTL");
	return head.startsWith("\x89PNG") && frames > 0 && frames < bytes.indexOf("IDAT");
}

/**
 * The source that is kept of a picture: no larger than a place needs, in sRGB, turned upright, and without what a camera
 * wrote into it, which may be where somebody lives.
 *
 * @param size as `judgePicture` tells it
 * @param frame of the place, which a part of the kept picture fills
 * @returns a WebP
 */
export async function createSource(file: string, bytes: Buffer, size: Size, frame: Size): Promise<Buffer> {
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
			throw new Error(`${file}: it cannot be read to its end (${reason}). Export it again.`);
		});
}
