/** One source to its encoded files in memory, with the facts for the manifest. */
import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { raster } from "./raster.ts";
import { AVIF, budgetFor, settingsOf, sizeFor, WEBP, widthsFor } from "./settings.ts";
import { toneOf } from "./tones.ts";

export type PictureFacts = { width: number; height: number; widths: number[]; hash: string; tone: number };
/** `ending`: what a file's name has behind the hash, `-960.avif` or `.webp`. */
export type Encoded = { facts: PictureFacts; files: { ending: string; bytes: Buffer }[] };

/** First eight hex digits over the source's bytes and its settings. */
export const hashOf = (key: string, bytes: Buffer): string =>
	createHash("sha256").update(bytes).update(settingsOf(key)).digest("hex").slice(0, 8);

/** Width and height of a source in pixels; an .svg must state them. `file` is how errors name it. */
export async function sizeOf(file: string, bytes: Buffer): Promise<[number, number]> {
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

/** The AVIF at the best quality within its budget. */
async function avif(key: string, file: string, source: Sharp, width: number): Promise<Buffer> {
	const budget = budgetFor(key, width);
	let bytes = Buffer.alloc(0);
	const { qualities, ...options } = AVIF;
	for (const quality of qualities) {
		bytes = await source
			.clone()
			.avif({ quality, ...options })
			.toBuffer();
		if (budget === undefined || bytes.length <= budget) return bytes;
	}
	throw new Error(
		`${file}: ${Math.ceil(bytes.length / 1000)} KB as AVIF ${width} wide, the budget is ${(budget ?? 0) / 1000} KB. Draw it calmer: less noise, fewer small parts.`,
	);
}

/** Encodes a source: AVIF in all its widths, one WebP. `file` is how errors name it. */
export async function encodePicture(key: string, file: string, bytes: Buffer): Promise<Encoded> {
	const [width, height] = await sizeOf(file, bytes);
	const size = sizeFor(key);
	// A larger or smaller one of the same proportions will do.
	if (size !== undefined && Math.abs(((width / height) * size[1]) / size[0] - 1) > 0.01)
		throw new Error(`${file}: it is ${width} x ${height}. Make it ${size.join(" x ")}.`);
	const widths = widthsFor(key, width);
	if (widths.length === 0)
		throw new Error(`${file}: ${width} pixels wide is too small. Export it at least 480 wide (an icon 96).`);
	const master = await (await raster(bytes, file.endsWith(".svg") ? [width, height] : undefined))
		.png({ compressionLevel: 0 })
		.toBuffer();
	const { dominant } = await sharp(master).flatten({ background: "#f3e8d8" }).stats();
	const facts: PictureFacts = {
		width,
		height,
		widths,
		hash: hashOf(key, bytes),
		tone: toneOf([dominant.r, dominant.g, dominant.b]),
	};
	const fallback = widths.findLast((width) => width <= WEBP.widest) ?? widths[0];
	const files: Encoded["files"] = [];
	for (const target of widths) {
		const scaled = sharp(await sharp(master).resize({ width: target }).png({ compressionLevel: 0 }).toBuffer());
		files.push({ ending: `-${target}.avif`, bytes: await avif(key, file, scaled, target) });
		if (target === fallback) files.push({ ending: ".webp", bytes: await scaled.clone().webp(WEBP).toBuffer() });
	}
	return { facts, files };
}
