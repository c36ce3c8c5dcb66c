/** Contact sheets: all pictures of one kind side by side, to be judged together. */
import { mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { PLACES } from "./encode.ts";
import { sizeOf } from "./picture.ts";
import { raster } from "./raster.ts";
import { findSources, type Source } from "./sources.ts";

/** Sheet name, the pictures on it, columns, and the width of each in pixels. */
const SHEETS: readonly [name: string, test: RegExp, columns: number, width: number][] = [
	["icons", /\/icon$/, 7, 200],
	["previews", /\/preview$/, 7, 240],
	["talls", /\/tall$/, 7, 200],
	["backgrounds", /\/background$/, 4, 400],
	["screenshots", /\/screenshot-\d$/, 6, 300],
	["site", /^site\//, 4, 400],
];

const GAP = 8;

async function sheet(sources: Source[], columns: number, width: number, file: string): Promise<void> {
	const tiles = await Promise.all(
		sources.map(async ({ file: source }) => {
			const bytes = await readFile(source);
			const size = source.endsWith(".svg") ? await sizeOf(source, bytes) : undefined;
			return (await raster(bytes, size)).resize({ width }).png().toBuffer({ resolveWithObject: true });
		}),
	);
	const height = Math.max(...tiles.map(({ info }) => info.height));
	const composite = tiles.map(({ data }, i) => ({
		input: data,
		left: GAP + (i % columns) * (width + GAP),
		top: GAP + Math.floor(i / columns) * (height + GAP),
	}));
	const size = {
		width: GAP + Math.min(columns, tiles.length) * (width + GAP),
		height: GAP + Math.ceil(tiles.length / columns) * (height + GAP),
	};
	await sharp({ create: { ...size, channels: 3, background: "#1b1b22" } })
		.composite(composite)
		.png()
		.toFile(file);
}

/** Writes playfleet-<sheet>.png files to `folder`. Returns a line to print. */
export async function writeSheets(folder = tmpdir()): Promise<string> {
	await mkdir(folder, { recursive: true });
	const sources = await findSources(PLACES.sources);
	const written: string[] = [];
	for (const [name, test, columns, width] of SHEETS) {
		const chosen = sources.filter(({ key }) => test.test(key));
		if (chosen.length === 0) continue;
		const file = join(folder, `playfleet-${name}.png`);
		await sheet(chosen, columns, width, file);
		written.push(file);
	}
	return written.join("\n");
}
