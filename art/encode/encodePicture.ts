/** Encodes one source to AVIF and WebP in memory, with its data for the manifest. */
import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { type CropRect, cropAround, type Point, type Size, toCropPoint } from "#art/place/crop.ts";
import { getPlaceholderColor } from "./placeholderColors.ts";
import { rasterize } from "./rasterize.ts";
import {
	AVIF,
	BLUR_SIGMAS,
	getByteBudget,
	getCropSize,
	getRequiredSize,
	getSettingsHashInput,
	getWidths,
	WEBP,
} from "./settings.ts";

export type PictureData = { width: number; height: number; widths: number[]; hash: string; placeholderColor: number };
/** `suffix` follows the hash in the file's name: `-960.avif` or `.webp`. */
export type EncodedPicture = { data: PictureData; files: { suffix: string; bytes: Buffer }[] };

/** First eight hex digits of the SHA-256 of the source, its settings and its crop, if it is cropped. */
export const getPictureHash = (key: string, bytes: Buffer, crop?: CropRect): string =>
	createHash("sha256")
		.update(bytes)
		.update(getSettingsHashInput(key))
		.update(crop ? JSON.stringify(crop) : "")
		.digest("hex")
		.slice(0, 8);

/** How a source is cropped; `focus` is relative to the crop. */
export type Framing = { size: Size; crop?: CropRect; focus?: Point };

/** Crops a source only if it has a focal point and the wrong proportions. */
export async function getFraming(key: string, file: string, bytes: Buffer, focus?: Point): Promise<Framing> {
	const size = await readPictureSize(file, bytes);
	const frame = getCropSize(key);
	if (!focus || !frame) return { size };
	const crop = cropAround(size, frame, focus);
	const isWhole = crop.width === size[0] && crop.height === size[1];
	return { size, ...(!isWhole && { crop }), focus: toCropPoint(size, crop, focus) };
}

/** Returns the size in pixels; an .svg must have width and height. `file` is shown in errors. */
export async function readPictureSize(file: string, bytes: Buffer): Promise<[number, number]> {
	if (file.endsWith(".svg")) {
		const root = /<svg\b[^>]*>/.exec(bytes.toString("utf8"))?.[0] ?? "";
		const [width, height] = ["width", "height"].map((name) =>
			Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
		);
		if (!width || !height)
			throw new Error(`${file}: no width and height in pixels on <svg>. Add them, such as width="960" height="1080".`);
		return [width, height];
	}
	const { width, height } = await sharp(bytes)
		.metadata()
		.catch((cause: unknown) => {
			throw new Error(
				`${file}: not a readable picture (${cause instanceof Error ? cause.message : String(cause)}). Export it again.`,
			);
		});
	return [width, height];
}

/** Encodes the AVIF at the best quality within its byte budget; blurs it only if `canBlur`. */
async function encodeAvif(key: string, file: string, source: Sharp, width: number, canBlur: boolean): Promise<Buffer> {
	const budget = getByteBudget(key, width) ?? Number.POSITIVE_INFINITY;
	const { qualities, ...options } = AVIF;
	const lowest = qualities[qualities.length - 1] ?? 0;
	const attempts = [
		...qualities.map((quality) => ({ quality, blur: 0 })),
		...(canBlur ? BLUR_SIGMAS.map((blur) => ({ quality: lowest, blur })) : []),
	];
	const tried: string[] = [];
	let size = 0;
	for (const { quality, blur } of attempts) {
		const image = blur ? source.clone().blur(blur) : source.clone();
		const bytes = await image.avif({ quality, ...options }).toBuffer();
		if (bytes.length <= budget) return bytes;
		size = Math.ceil(bytes.length / 1000);
		tried.push(`${blur ? `blurred by ${blur}` : `quality ${quality}`} ${size} KB`);
	}
	throw new Error(
		`${file}: it has ${size} KB as AVIF ${width} wide; the limit is ${budget / 1000}: ${tried.join(", ")}. Choose a calmer picture: less noise, fewer small parts.`,
	);
}

/**
 * Encodes a source to AVIF in all its widths and one WebP.
 *
 * @param file shown in errors
 * @param focus focal point for the crop
 */
export async function encodePicture(key: string, file: string, bytes: Buffer, focus?: Point): Promise<EncodedPicture> {
	const { size: sourceSize, crop } = await getFraming(key, file, bytes, focus);
	const [width, height] = crop ? [crop.width, crop.height] : sourceSize;
	const requiredSize = getRequiredSize(key);
	// Other sizes with the same aspect ratio are accepted.
	if (requiredSize !== undefined && Math.abs(((width / height) * requiredSize[1]) / requiredSize[0] - 1) > 0.01)
		throw new Error(
			`${file}: it is ${width} x ${height}. Make it ${requiredSize.join(" x ")}, or crop it: npm run art -- focus ${key} 0.5,0.5.`,
		);
	const widths = getWidths(key, width);
	if (widths.length === 0)
		throw new Error(`${file}: ${width} pixels wide is too small. Export it at least 480 wide (icons 96).`);
	const image = await rasterize(bytes, file.endsWith(".svg") ? sourceSize : undefined);
	const master = await (crop ? image.extract(crop) : image).png({ compressionLevel: 0 }).toBuffer();
	const { dominant } = await sharp(master).flatten({ background: "#f3e8d8" }).stats();
	const data: PictureData = {
		width,
		height,
		widths,
		hash: getPictureHash(key, bytes, crop),
		placeholderColor: getPlaceholderColor([dominant.r, dominant.g, dominant.b]),
	};
	const webpWidth = widths.findLast((width) => width <= WEBP.widest) ?? widths[0];
	const files: EncodedPicture["files"] = [];
	for (const target of widths) {
		const scaled = sharp(await sharp(master).resize({ width: target }).png({ compressionLevel: 0 }).toBuffer());
		files.push({ suffix: `-${target}.avif`, bytes: await encodeAvif(key, file, scaled, target, focus !== undefined) });
		if (target === webpWidth) files.push({ suffix: ".webp", bytes: await scaled.clone().webp(WEBP).toBuffer() });
	}
	return { data, files };
}
