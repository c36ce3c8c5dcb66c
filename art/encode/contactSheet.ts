/** Contact sheets: all pictures of one kind side by side, to be judged together. */
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

/** Sheet name, the pictures on it, and how high a row is at most, in pixels. */
const SHEETS: readonly [name: string, test: RegExp, height: number][] = [
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
 * Boxes for pictures of those aspect ratios, in rows that fill the width: those of one row are equally high, and no row is
 * higher than `most`; a last one that stays short is as high as the one above it.
 */
export function layOutRows(ratios: readonly number[], most: number, width = WIDTH, gap = GAP): Box[] {
	const boxes: Box[] = [];
	let top = gap;
	for (let start = 0; start < ratios.length; ) {
		let end = start;
		let height = Number.POSITIVE_INFINITY;
		while (end < ratios.length && height > most) {
			end += 1;
			const sum = ratios.slice(start, end).reduce((total, ratio) => total + ratio, 0);
			height = (width - gap * (end - start + 1)) / sum;
		}
		const full = height <= most;
		height = full ? Math.floor(height) : (boxes.at(-1)?.height ?? most);
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

/** The boxes of a picture's faces, drawn over a picture of that size. */
function drawFaceBoxes(faces: readonly FaceBox[], { width, height }: Pick<Box, "width" | "height">): Buffer {
	const rects = faces.map(([x, y, w, h]) => {
		const place = `x="${x * width}" y="${y * height}" width="${w * width}" height="${h * height}"`;
		return `<rect ${place} fill="none" stroke="#ff00ff" stroke-width="2"/>`;
	});
	return Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join("")}</svg>`,
	);
}

async function drawContactSheet(sources: Source[], height: number, file: string, faces?: Faces): Promise<void> {
	const pictures = await Promise.all(
		sources.map(async ({ file }) => {
			const bytes = await readFile(file);
			const size = file.endsWith(".svg") ? await readPictureSize(formatPath(file), bytes) : undefined;
			return (await rasterize(bytes, size)).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
		}),
	);
	const boxes = layOutRows(
		pictures.map(({ info }) => info.width / info.height),
		height,
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

/** Writes site-<sheet>.png files to `folder`, the last one with boxes around the faces. Returns a line to print. */
export async function writeContactSheets(folder = tmpdir()): Promise<string> {
	await mkdir(folder, { recursive: true });
	const sources = await findSources(ART_PATHS.sources);
	const written: string[] = [];
	for (const [name, test, height] of SHEETS) {
		const chosen = sources.filter(({ key }) => test.test(key));
		if (chosen.length === 0) continue;
		const file = join(folder, `site-${name}.png`);
		await drawContactSheet(chosen, height, file);
		written.push(file);
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
	return [...written, file, ...(clips ? [clips] : [])].join("\n");
}
