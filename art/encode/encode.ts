/** Encodes what changed below art/sources into public/pictures, removes what no source stands for, writes the manifest. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { readFaces } from "./faces.ts";
import { outputsOf, readManifest, writeManifest } from "./manifest.ts";
import { encodePicture, hashOf } from "./picture.ts";
import { findSources, shown } from "./sources.ts";

export type Places = { sources: string; faces: string; output: string; manifest: string };

const PROJECT = join(import.meta.dirname, "../..");
export const PLACES: Places = {
	sources: join(PROJECT, "art/sources"),
	faces: join(PROJECT, "art/faces.yaml"),
	output: join(PROJECT, "public/pictures"),
	manifest: join(PROJECT, "content/pictures.json"),
};

/** Removes files below the output folder (within `within`) that no picture of the manifest has. Returns how many. */
async function sweep(output: string, kept: ReadonlySet<string>, within: string): Promise<number> {
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

/** Encodes all sources, or those whose key starts with `within` (e.g. `games/boat-attack`). Returns a line to print. */
export async function encodeAll(within = "", places: Places = PLACES): Promise<string> {
	const found = await findSources(places.sources);
	const faces = await readFaces(places.faces, new Set(found.map(({ key }) => key)));
	const sources = found.filter(({ key }) => key.startsWith(within));
	if (sources.length === 0)
		throw new Error(
			`${shown(places.sources)}: no picture whose name starts with "${within}". Try games/<slug> or site.`,
		);
	let encoded = 0;
	for (const { key, file } of sources) {
		const bytes = await readFile(file);
		const known = (await readManifest(places.manifest))[key];
		if (
			known?.hash === hashOf(key, bytes) &&
			outputsOf(key, known).every((path) => existsSync(join(places.output, path)))
		)
			continue;
		const { facts, files } = await encodePicture(key, shown(file), bytes);
		for (const { ending, bytes: data } of files) {
			const path = join(places.output, `${key}.${facts.hash}${ending}`);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(path, data);
		}
		await writeManifest(places.manifest, { ...(await readManifest(places.manifest)), [key]: facts });
		encoded += 1;
	}
	const keys = new Set(sources.map(({ key }) => key));
	const all = Object.entries(await readManifest(places.manifest));
	const manifest = Object.fromEntries(
		all
			.filter(([key]) => !key.startsWith(within) || keys.has(key))
			.map(([key, { faces: _, ...facts }]) => {
				const boxes = faces.get(key);
				return [key, boxes ? { ...facts, faces: boxes } : facts];
			}),
	);
	await writeManifest(places.manifest, manifest);
	const removed = await sweep(
		places.output,
		new Set(Object.entries(manifest).flatMap(([key, facts]) => outputsOf(key, facts))),
		within,
	);
	return `${sources.length} pictures, ${encoded} encoded, ${removed} old files removed.`;
}
