/** content/clips.json: what the site knows about each clip, sorted by slug; and which files of public/clips it stands for. */
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CLIP_SIZES } from "#art/sizes.ts";

const PROJECT = join(import.meta.dirname, "../..");

/** Where clips and their manifest are. */
export const CLIP_PATHS = { output: join(PROJECT, "public/clips"), manifest: join(PROJECT, "content/clips.json") };

/** Most bytes of all files of all clips. */
const MAX_TOTAL_BYTES = 10_000_000;

export type ClipKind = keyof typeof CLIP_SIZES;
export type ClipFile = { name: string; bytes: number };
type ClipData = { width: number; height: number; seconds: number; av1: ClipFile; h264: ClipFile };
export type ClipManifest = Record<string, Partial<Record<ClipKind, ClipData>>>;

/** The manifest, empty when there is none yet. */
export async function readClipManifest(places = CLIP_PATHS): Promise<ClipManifest> {
	return JSON.parse(await readFile(places.manifest, "utf8").catch(() => "{}")) as ClipManifest;
}

/** Enters the clips of a game and removes files of its that they do not name. Throws, and leaves all as it is, when the sum of bytes is too large. */
export async function updateClips(slug: string, clips: ClipManifest[string], places = CLIP_PATHS): Promise<void> {
	const manifest = { ...(await readClipManifest(places)), [slug]: clips };
	const sum = Object.values(manifest)
		.flatMap((one) => Object.values(one))
		.reduce((total, { av1, h264 }) => total + av1.bytes + h264.bytes, 0);
	if (sum > MAX_TOTAL_BYTES)
		throw new Error(
			`${slug}: all clips have ${sum} bytes, ${MAX_TOTAL_BYTES} at most. Make this one shorter or calmer.`,
		);
	const lines = Object.keys(manifest)
		.sort()
		.map((key) => `\t${JSON.stringify(key)}: ${JSON.stringify(manifest[key])}`);
	const draft = `${places.manifest}.${process.pid}`;
	await writeFile(draft, `{\n${lines.join(",\n")}\n}\n`);
	await rename(draft, places.manifest);
	const kept = new Set(Object.values(clips).flatMap(({ av1, h264 }) => [av1.name, h264.name]));
	const folder = join(places.output, slug);
	for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name));
}
