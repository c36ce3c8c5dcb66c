/** content/pictures.json: what the site knows about each picture, sorted by key. */
import { readFile, rename, writeFile } from "node:fs/promises";
import type { Point } from "#art/place/crop.ts";
import type { PictureData } from "./encodePicture.ts";
import type { FaceBox } from "./faces.ts";

/** `focus`: the point that matters, of the picture as it is encoded. */
export type Manifest = Record<string, PictureData & { faces?: readonly FaceBox[]; focus?: Point }>;

/** The manifest, empty when there is none yet. */
export async function readManifest(file: string): Promise<Manifest> {
	const text = await readFile(file, "utf8").catch(() => "{}");
	try {
		return JSON.parse(text) as Manifest;
	} catch {
		throw new Error(`${file}: not valid JSON. Delete it and run \`npm run art -- encode\`.`);
	}
}

/** Writes one line a picture, so that a change shows as a short diff; in one step, so that nobody reads half a file. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
	const lines = Object.keys(manifest)
		.sort()
		.map((key) => `\t${JSON.stringify(key)}: ${JSON.stringify(manifest[key])}`);
	const draft = `${file}.${process.pid}`;
	await writeFile(draft, lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`);
	await rename(draft, file);
}

/** Paths of all files of a picture, relative to the output folder: an AVIF for each width, and the WebP. */
export const getOutputPaths = (key: string, { hash, widths }: Pick<PictureData, "hash" | "widths">): string[] => [
	...widths.map((width) => `${key}.${hash}-${width}.avif`),
	`${key}.${hash}.webp`,
];
