/** Reads and writes content/clips.json: size, duration and files of each clip, sorted by slug. */
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CLIP_SIZES } from "#art/sizes.ts";

const PROJECT = join(import.meta.dirname, "../..");

export const CLIP_PATHS = { output: join(PROJECT, "public/clips"), manifest: join(PROJECT, "content/clips.json") };

const MAX_TOTAL_BYTES = 10_000_000;

export type ClipKind = keyof typeof CLIP_SIZES;
export type ClipFile = { name: string; bytes: number };
type ClipData = { width: number; height: number; seconds: number; av1: ClipFile; h264: ClipFile };
export type ClipManifest = Record<string, Partial<Record<ClipKind, ClipData>>>;

/** Returns an empty manifest if the file does not exist. */
export async function readClipManifest(paths = CLIP_PATHS): Promise<ClipManifest> {
	return JSON.parse(await readFile(paths.manifest, "utf8").catch(() => "{}")) as ClipManifest;
}

/** Replaces a game's clips and deletes its obsolete files. Throws before any change if all clips are too large. */
export async function updateClips(slug: string, clips: ClipManifest[string], paths = CLIP_PATHS): Promise<void> {
	const manifest = { ...(await readClipManifest(paths)), [slug]: clips };
	const sum = Object.values(manifest)
		.flatMap((gameClips) => Object.values(gameClips))
		.reduce((total, { av1, h264 }) => total + av1.bytes + h264.bytes, 0);
	if (sum > MAX_TOTAL_BYTES)
		throw new Error(
			`${slug}: all clips have ${sum} bytes; the limit is ${MAX_TOTAL_BYTES}. Make this clip shorter or calmer.`,
		);
	const lines = Object.keys(manifest)
		.sort()
		.map((key) => `\t${JSON.stringify(key)}: ${JSON.stringify(manifest[key])}`);
	const temporaryFile = `${paths.manifest}.${process.pid}`;
	await writeFile(temporaryFile, `{\n${lines.join(",\n")}\n}\n`);
	await rename(temporaryFile, paths.manifest);
	const currentFiles = new Set(Object.values(clips).flatMap(({ av1, h264 }) => [av1.name, h264.name]));
	const folder = join(paths.output, slug);
	for (const name of await readdir(folder)) if (!currentFiles.has(name)) await rm(join(folder, name));
}
