/** Caches the denoised frames of clips in the user's cache directory, one folder per hash of all files that affect them. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { denoise } from "#art/denoise/denoise.ts";
import { type ClipRender, runClip } from "./runClip.ts";

const ART = join(import.meta.dirname, "..");

/** Files that affect every frame, besides the clip's Python file and its imports. */
const SHARED_SOURCES = ["kit/film.py", "denoise/denoise.c", "denoise/exr.h"];

/** Returns a Python file and its transitive imports from art, as sorted paths below art. */
export function listImports(file: string, found = new Set<string>()): string[] {
	if (found.has(file)) return [];
	found.add(file);
	const text = readFileSync(join(ART, file), "utf8");
	for (const [, from, module] of text.matchAll(/^from ([\w.]+) import|import_module\("([^"]+)"\)/gm)) {
		const path = `${(from ?? module ?? "").replaceAll(".", "/")}.py`;
		if (existsSync(join(ART, path))) listImports(path, found);
	}
	return [...found].sort();
}

/** Reads the number of frames from the clip's Python file. */
export function readFrameCount(clip: string): number {
	const frames = /^FRAMES = (\d+)$/m.exec(readFileSync(join(ART, `${clip}.py`), "utf8"))?.[1];
	if (frames === undefined) throw new Error(`art/${clip}.py: no number of frames. Write FRAMES = 26 (12 per second).`);
	return Number(frames);
}

/** Returns the cache folder of a clip's frames. Its name changes with every file that affects them. */
export function getFramesFolder(clipRender: ClipRender): string {
	const hash = createHash("sha256").update(JSON.stringify(clipRender));
	const files = new Set([
		...listImports(`${clipRender.clip}.py`),
		...SHARED_SOURCES.flatMap((file) => listImports(file)),
	]);
	for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(readFileSync(join(ART, file)));
	const caches = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
	return join(caches, "site-art", clipRender.clip, hash.digest("hex").slice(0, 12));
}

/** Path of a frame in the denoiser's format. */
export const getFramePath = (folder: string, frame: number): string =>
	join(folder, `${String(frame).padStart(3, "0")}.raw`);

/**
 * Renders at most `maxFrames` of the frames that are not in the cache. An interrupted render can be resumed.
 *
 * @param folder result of `getFramesFolder`, computed once because edits to a scene during the render would change it
 * @returns the number of frames still missing, and the seconds that each rendered frame took
 */
export async function renderMissing(
	clipRender: ClipRender,
	folder: string,
	frames: readonly number[],
	maxFrames = frames.length,
): Promise<{ missing: number; seconds: number[] }> {
	const missingFrames = frames.filter((frame) => !existsSync(getFramePath(folder, frame)));
	const batch = missingFrames.slice(0, maxFrames);
	const seconds: number[] = [];
	if (batch.length > 0) {
		await mkdir(folder, { recursive: true });
		// An aborted render leaves a partial frame here.
		const scratch = join(folder, "now");
		await rm(scratch, { recursive: true, force: true });
		await mkdir(scratch);
		const cleanup: Promise<void>[] = [];
		try {
			await runClip(clipRender, scratch, batch, (frame, frameSeconds) => {
				const path = join(scratch, String(frame).padStart(3, "0"));
				denoise(`${path}.a.exr`, `${path}.b.exr`, `${path}.raw`);
				seconds.push(frameSeconds);
				cleanup.push(rename(`${path}.raw`, getFramePath(folder, frame)));
				for (const half of ["a", "b"]) cleanup.push(rm(`${path}.${half}.exr`));
			});
			await Promise.all(cleanup);
		} finally {
			await rm(scratch, { recursive: true });
		}
	}
	return { missing: missingFrames.length - batch.length, seconds };
}
