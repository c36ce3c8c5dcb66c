/** Reads and writes content/pictures.json: size, widths and hash of each picture, sorted by key. */
import { readFile, rename, writeFile } from "node:fs/promises";
import type { Point } from "#art/place/crop.ts";
import type { PictureData } from "./encodePicture.ts";
import type { FaceBox } from "./faces.ts";

/** `focus`: focal point of the encoded (cropped) picture. */
export type Manifest = Record<string, PictureData & { faces?: readonly FaceBox[]; focus?: Point }>;

/** Returns an empty manifest if the file does not exist. */
export async function readManifest(file: string): Promise<Manifest> {
	const text = await readFile(file, "utf8").catch(() => "{}");
	try {
		return JSON.parse(text) as Manifest;
	} catch {
		throw new Error(`${file}: invalid JSON. Delete it and run \`npm run art -- encode\`.`);
	}
}

/** Writes one line per picture for short diffs. Renames a temporary file, so readers never see a partial one. */
export async function writeManifest(file: string, manifest: Manifest): Promise<void> {
	const lines = Object.keys(manifest)
		.sort()
		.map((key) => `\t${JSON.stringify(key)}: ${JSON.stringify(manifest[key])}`);
	const temporaryFile = `${file}.${process.pid}`;
	await writeFile(temporaryFile, lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`);
	await rename(temporaryFile, file);
}

/** Paths of a picture's encoded files, relative to the output folder. */
export const getOutputPaths = (key: string, { hash, widths }: Pick<PictureData, "hash" | "widths">): string[] => [
	...widths.map((width) => `${key}.${hash}-${width}.avif`),
	`${key}.${hash}.webp`,
];
