/** Encodes changed files of art/sources into public/pictures, removes obsolete files and writes the manifest. */
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

/** Removes encoded files that start with `prefix` and are not in `currentFiles`. Returns their number. */
async function removeObsoleteFiles(output: string, currentFiles: ReadonlySet<string>, prefix: string): Promise<number> {
	let removed = 0;
	for (const entry of await readdir(output, { recursive: true, withFileTypes: true }).catch(() => [])) {
		const file = join(entry.parentPath, entry.name);
		const path = relative(output, file).replaceAll("\\", "/");
		if (!entry.isFile() || !path.startsWith(prefix) || !/\.(avif|webp)$/.test(path) || currentFiles.has(path)) continue;
		await rm(file);
		removed += 1;
	}
	return removed;
}

/** Whether the manifest has this hash and all encoded files exist. */
export async function isEncoded(key: string, hash: string, { manifest, output }: ArtPaths): Promise<boolean> {
	const entry = (await readManifest(manifest))[key];
	return entry?.hash === hash && getOutputPaths(key, entry).every((path) => existsSync(join(output, path)));
}

/** Writes a picture's files before its manifest entry, so that the manifest never names missing files. */
export async function writeEncoded(
	key: string,
	{ data, files }: EncodedPicture,
	{ manifest, output }: ArtPaths,
): Promise<void> {
	for (const { suffix, bytes } of files) {
		const path = join(output, `${key}.${data.hash}${suffix}`);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, bytes);
	}
	await writeManifest(manifest, { ...(await readManifest(manifest)), [key]: data });
}

/** Encodes all sources whose key starts with `prefix` (such as `games/boat-attack`). Returns a message to print. */
export async function encodeAll(prefix = "", paths: ArtPaths = ART_PATHS): Promise<string> {
	const found = await findSources(paths.sources);
	const faces = await readFaces(paths.faces, new Set(found.map(({ key }) => key)));
	const sources = found.filter(({ key }) => key.startsWith(prefix));
	if (sources.length === 0)
		throw new Error(
			`${formatPath(paths.sources)}: no picture whose name starts with "${prefix}". Try games/<slug> or site.`,
		);
	const focalPoints = await readFocalPoints(paths.focus);
	const unknownKey = [...focalPoints.keys()].find((key) => !found.some((source) => source.key === key));
	if (unknownKey !== undefined)
		throw new Error(
			`${formatPath(paths.focus)}: "${unknownKey}": unknown picture. Use a picture of art/sources or delete the entry.`,
		);
	let encoded = 0;
	const points = new Map<string, Point | undefined>();
	for (const { key, file } of sources) {
		const bytes = await readFile(file);
		const { crop, focus } = await getFraming(key, formatPath(file), bytes, focalPoints.get(key));
		points.set(key, focus);
		if (await isEncoded(key, getPictureHash(key, bytes, crop), paths)) continue;
		await writeEncoded(key, await encodePicture(key, formatPath(file), bytes, focalPoints.get(key)), paths);
		encoded += 1;
	}
	const all = Object.entries(await readManifest(paths.manifest));
	const manifest = Object.fromEntries(
		all
			.filter(([key]) => !key.startsWith(prefix) || points.has(key))
			.map(([key, { faces: _, focus: previousFocus, ...data }]) => {
				const boxes = faces.get(key);
				const focus = points.has(key) ? points.get(key) : previousFocus;
				return [key, { ...data, ...(boxes && { faces: boxes }), ...(focus && { focus }) }];
			}),
	);
	await writeManifest(paths.manifest, manifest);
	const removed = await removeObsoleteFiles(
		paths.output,
		new Set(Object.entries(manifest).flatMap(([key, data]) => getOutputPaths(key, data))),
		prefix,
	);
	return `${sources.length} pictures, ${encoded} encoded, ${removed} old files removed.`;
}
