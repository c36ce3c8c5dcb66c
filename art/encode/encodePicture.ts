/** One source to its encoded files in memory, with the facts for the manifest. */
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
/** `ending`: what a file's name has behind the hash, `-960.avif` or `.webp`. */
export type EncodedPicture = { facts: PictureData; files: { ending: string; bytes: Buffer }[] };

/** First eight hex digits over the source's bytes, its settings, and the part of it that is encoded, if that is not all of it. */
export const getPictureHash = (key: string, bytes: Buffer, part?: CropRect): string =>
	createHash("sha256")
		.update(bytes)
		.update(getSettingsHashInput(key))
		.update(part ? JSON.stringify(part) : "")
		.digest("hex")
		.slice(0, 8);

/** What of a source is encoded, and where the point that matters is in it. */
export type Framing = { size: Size; part?: CropRect; focus?: Point };

/** How a source stands in its place: whole, unless `focus` is given and its proportions are others. */
export async function getFraming(key: string, file: string, bytes: Buffer, focus?: Point): Promise<Framing> {
	const size = await readPictureSize(file, bytes);
	const frame = getCropSize(key);
	if (!focus || !frame) return { size };
	const part = cropAround(size, frame, focus);
	const isWhole = part.width === size[0] && part.height === size[1];
	return { size, ...(!isWhole && { part }), focus: toCropPoint(size, part, focus) };
}

/** Width and height of a source in pixels; an .svg must state them. `file` is how errors name it. */
export async function readPictureSize(file: string, bytes: Buffer): Promise<[number, number]> {
	if (file.endsWith(".svg")) {
		const root = /<svg\b[^>]*>/.exec(bytes.toString("utf8"))?.[0] ?? "";
		const [width, height] = ["width", "height"].map((name) =>
			Number(new RegExp(`\\s${name}="(\\d+)"`).exec(root)?.[1]),
		);
		if (!width || !height)
			throw new Error(`${file}: no width and height in pixels on <svg>. Add them, e.g. width="960" height="1080".`);
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

/** The AVIF at the best quality within its budget; one that may not be softened must keep it as it is. */
async function encodeAvif(key: string, file: string, source: Sharp, width: number, softened: boolean): Promise<Buffer> {
	const budget = getByteBudget(key, width) ?? Number.POSITIVE_INFINITY;
	const { qualities, ...options } = AVIF;
	const lowest = qualities[qualities.length - 1] ?? 0;
	const attempts = [
		...qualities.map((quality) => ({ quality, blur: 0 })),
		...(softened ? BLUR_SIGMAS.map((blur) => ({ quality: lowest, blur })) : []),
	];
	const tried: string[] = [];
	let size = 0;
	for (const { quality, blur } of attempts) {
		const drawn = blur ? source.clone().blur(blur) : source.clone();
		const bytes = await drawn.avif({ quality, ...options }).toBuffer();
		if (bytes.length <= budget) return bytes;
		size = Math.ceil(bytes.length / 1000);
		tried.push(`${blur ? `softened by ${blur}` : `quality ${quality}`} ${size} KB`);
	}
	throw new Error(
		`${file}: it needs ${size} KB as AVIF ${width} wide and may have ${budget / 1000}: ${tried.join(", ")}. Make it calmer: less noise, fewer small parts.`,
	);
}

/**
 * Encodes a source: AVIF in all its widths, one WebP.
 *
 * @param file how errors name it
 * @param focus crops it to its place around that point of it
 */
export async function encodePicture(key: string, file: string, bytes: Buffer, focus?: Point): Promise<EncodedPicture> {
	const { size: whole, part } = await getFraming(key, file, bytes, focus);
	const [width, height] = part ? [part.width, part.height] : whole;
	const size = getRequiredSize(key);
	// A larger or smaller one of the same proportions will do.
	if (size !== undefined && Math.abs(((width / height) * size[1]) / size[0] - 1) > 0.01)
		throw new Error(
			`${file}: it is ${width} x ${height}. Make it ${size.join(" x ")}, or have it cropped: npm run art -- focus ${key} 0.5,0.5.`,
		);
	const widths = getWidths(key, width);
	if (widths.length === 0)
		throw new Error(`${file}: ${width} pixels wide is too small. Export it at least 480 wide (an icon 96).`);
	const drawn = await rasterize(bytes, file.endsWith(".svg") ? whole : undefined);
	const master = await (part ? drawn.extract(part) : drawn).png({ compressionLevel: 0 }).toBuffer();
	const { dominant } = await sharp(master).flatten({ background: "#f3e8d8" }).stats();
	const facts: PictureData = {
		width,
		height,
		widths,
		hash: getPictureHash(key, bytes, part),
		placeholderColor: getPlaceholderColor([dominant.r, dominant.g, dominant.b]),
	};
	const fallback = widths.findLast((width) => width <= WEBP.widest) ?? widths[0];
	const files: EncodedPicture["files"] = [];
	for (const target of widths) {
		const scaled = sharp(await sharp(master).resize({ width: target }).png({ compressionLevel: 0 }).toBuffer());
		files.push({ ending: `-${target}.avif`, bytes: await encodeAvif(key, file, scaled, target, focus !== undefined) });
		if (target === fallback) files.push({ ending: ".webp", bytes: await scaled.clone().webp(WEBP).toBuffer() });
	}
	return { facts, files };
}
