/** Encodes what changed below art/sources into public/pictures, removes what no source stands for, writes the manifest. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Point } from "#art/place/crop.ts";
import { readFocalPoints } from "#art/place/focalPoints.ts";
import { type EncodedPicture, encodePicture, getFraming, getPictureHash } from "./encodePicture.ts";
import { readFaces } from "./faces.ts";
import { getOutputPaths, readManifest, writeManifest } from "./pictureManifest.ts";
import { findSources, formatPath } from "./sources.ts";

export type ArtPaths = {
	sources: string;
	faces: string;
	focus: string;
	content: string;
	output: string;
	manifest: string;
};

const PROJECT = join(import.meta.dirname, "../..");
export const ART_PATHS: ArtPaths = {
	sources: join(PROJECT, "art/sources"),
	faces: join(PROJECT, "art/faces.yaml"),
	focus: join(PROJECT, "art/focus.yaml"),
	content: join(PROJECT, "content"),
	output: join(PROJECT, "public/pictures"),
	manifest: join(PROJECT, "content/pictures.json"),
};

/** Removes files below the output folder (within `within`) that no picture of the manifest has. Returns how many. */
async function removeObsoleteFiles(output: string, kept: ReadonlySet<string>, within: string): Promise<number> {
	let removed = 0;
	for (const entry of await readdir(output, { recursive: true, withFileTypes: true }).catch(() => [])) {
		const file = join(entry.parentPath, entry.name);
		const path = relative(output, file).replaceAll("\\", "/");
		if (!entry.isFile() || !path.startsWith(within) || !/\.(avif|webp)$/.test(path) || kept.has(path)) continue;
		await rm(file);
		removed += 1;
	}
	return removed;
}

/** Whether all files of a picture are there, as its hash says that they should be. */
export async function isEncoded(key: string, hash: string, { manifest, output }: ArtPaths): Promise<boolean> {
	const known = (await readManifest(manifest))[key];
	return known?.hash === hash && getOutputPaths(key, known).every((path) => existsSync(join(output, path)));
}

/** Writes a picture's files, then its entry of the manifest: whoever reads the entry finds the files. */
export async function writeEncoded(
	key: string,
	{ facts, files }: EncodedPicture,
	{ manifest, output }: ArtPaths,
): Promise<void> {
	for (const { ending, bytes } of files) {
		const path = join(output, `${key}.${facts.hash}${ending}`);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, bytes);
	}
	await writeManifest(manifest, { ...(await readManifest(manifest)), [key]: facts });
}

/** Encodes all sources, or those whose key starts with `within` (e.g. `games/boat-attack`). Returns a line to print. */
export async function encodeAll(within = "", places: ArtPaths = ART_PATHS): Promise<string> {
	const found = await findSources(places.sources);
	const faces = await readFaces(places.faces, new Set(found.map(({ key }) => key)));
	const sources = found.filter(({ key }) => key.startsWith(within));
	if (sources.length === 0)
		throw new Error(
			`${formatPath(places.sources)}: no picture whose name starts with "${within}". Try games/<slug> or site.`,
		);
	const focuses = await readFocalPoints(places.focus);
	const lost = [...focuses.keys()].find((key) => !found.some((source) => source.key === key));
	if (lost !== undefined)
		throw new Error(
			`${formatPath(places.focus)}: "${lost}": no such picture. Name one of art/sources or delete the entry.`,
		);
	let encoded = 0;
	const points = new Map<string, Point | undefined>();
	for (const { key, file } of sources) {
		const bytes = await readFile(file);
		const { part, focus } = await getFraming(key, formatPath(file), bytes, focuses.get(key));
		points.set(key, focus);
		if (await isEncoded(key, getPictureHash(key, bytes, part), places)) continue;
		await writeEncoded(key, await encodePicture(key, formatPath(file), bytes, focuses.get(key)), places);
		encoded += 1;
	}
	const all = Object.entries(await readManifest(places.manifest));
	const manifest = Object.fromEntries(
		all
			.filter(([key]) => !key.startsWith(within) || points.has(key))
			.map(([key, { faces: _, focus: known, ...facts }]) => {
				const boxes = faces.get(key);
				const focus = points.has(key) ? points.get(key) : known;
				return [key, { ...facts, ...(boxes && { faces: boxes }), ...(focus && { focus }) }];
			}),
	);
	await writeManifest(places.manifest, manifest);
	const removed = await removeObsoleteFiles(
		places.output,
		new Set(Object.entries(manifest).flatMap(([key, facts]) => getOutputPaths(key, facts))),
		within,
	);
	return `${sources.length} pictures, ${encoded} encoded, ${removed} old files removed.`;
}
