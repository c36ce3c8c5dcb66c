/** Draws contact sheets: all pictures of one kind side by side. */
import { mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeClipContactSheet } from "./clipContactSheet.ts";
import { readPictureSize } from "./encodePicture.ts";
import { ART_PATHS } from "./encodePictures.ts";
import { type FaceBox, type Faces, readFaces } from "./faces.ts";
import { rasterize } from "./rasterize.ts";
import { findSources, formatPath, type Source } from "./sources.ts";

/** Name, key pattern of the pictures, and maximum row height in pixels. */
const SHEETS: readonly [name: string, keyPattern: RegExp, maxRowHeight: number][] = [
	["icons", /\/icon$/, 200],
	["previews", /\/preview$/, 240],
	["talls", /\/tall$/, 400],
	["backgrounds", /\/background$/, 210],
	["screenshots", /\/screenshot-\d$/, 130],
	["site", /^site\//, 260],
];

const WIDTH = 1400;
const GAP = 8;

export type Box = { left: number; top: number; width: number; height: number };

/**
 * Lays out pictures in rows that fill the width, with equal heights within a row and at most `maxHeight`. An incomplete last
 * row gets the height of the previous row.
 *
 * @param ratios aspect ratios (width / height)
 */
export function layOutRows(ratios: readonly number[], maxHeight: number, width = WIDTH, gap = GAP): Box[] {
	const boxes: Box[] = [];
	let top = gap;
	for (let start = 0; start < ratios.length; ) {
		let end = start;
		let height = Number.POSITIVE_INFINITY;
		while (end < ratios.length && height > maxHeight) {
			end += 1;
			const sum = ratios.slice(start, end).reduce((total, ratio) => total + ratio, 0);
			height = (width - gap * (end - start + 1)) / sum;
		}
		const isFull = height <= maxHeight;
		height = isFull ? Math.floor(height) : (boxes.at(-1)?.height ?? maxHeight);
		let left = gap;
		for (const ratio of ratios.slice(start, end)) {
			boxes.push({ left, top, width: Math.floor(ratio * height), height });
			left += Math.floor(ratio * height) + gap;
		}
		top += height + gap;
		start = end;
	}
	return boxes;
}

/** Returns an SVG overlay with the face boxes of a picture of that size. */
function drawFaceBoxes(faces: readonly FaceBox[], { width, height }: Pick<Box, "width" | "height">): Buffer {
	const rects = faces.map(([x, y, w, h]) => {
		const position = `x="${x * width}" y="${y * height}" width="${w * width}" height="${h * height}"`;
		return `<rect ${position} fill="none" stroke="#ff00ff" stroke-width="2"/>`;
	});
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join("")}</svg>`,
	);
}

async function drawContactSheet(sources: Source[], maxRowHeight: number, file: string, faces?: Faces): Promise<void> {
	const pictures = await Promise.all(
		sources.map(async ({ file }) => {
			const bytes = await readFile(file);
			const size = file.endsWith(".svg") ? await readPictureSize(formatPath(file), bytes) : undefined;
			return (await rasterize(bytes, size)).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
		}),
	);
	const boxes = layOutRows(
		pictures.map(({ info }) => info.width / info.height),
		maxRowHeight,
	);
	const composite = await Promise.all(
		boxes.map(async ({ left, top, ...box }, i) => ({
			input: await sharp(pictures[i]?.data)
				.resize({ ...box, fit: "fill" })
				.composite([{ input: drawFaceBoxes(faces?.get(sources[i]?.key ?? "") ?? [], box) }])
				.png()
				.toBuffer(),
			left,
			top,
		})),
	);
	const last = boxes.at(-1) as Box;
	const size = { width: WIDTH, height: last.top + last.height + GAP };
	await sharp({ create: { ...size, channels: 3, background: "#1b1b22" } })
		.composite(composite)
		.png()
		.toFile(file);
}

/** Writes site-<sheet>.png files to `folder`, including one with boxes around the faces. Returns their paths, one per line. */
export async function writeContactSheets(folder = tmpdir()): Promise<string> {
	await mkdir(folder, { recursive: true });
	const sources = await findSources(ART_PATHS.sources);
	const files: string[] = [];
	for (const [name, keyPattern, maxRowHeight] of SHEETS) {
		const matches = sources.filter(({ key }) => keyPattern.test(key));
		if (matches.length === 0) continue;
		const file = join(folder, `site-${name}.png`);
		await drawContactSheet(matches, maxRowHeight, file);
		files.push(file);
	}
	const faces = await readFaces(ART_PATHS.faces, new Set(sources.map(({ key }) => key)));
	const file = join(folder, "site-faces.png");
	await drawContactSheet(
		sources.filter(({ key }) => faces.has(key)),
		210,
		file,
		faces,
	);
	const clips = await writeClipContactSheet(folder);
	return [...files, file, ...(clips ? [clips] : [])].join("\n");
}
