/** The frames of a clip, denoised, in the system's folder for caches: one folder for each digest of all that makes them. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { denoise } from "#art/denoise/denoise.ts";
import { type ClipRender, runClip } from "./runClip.ts";

const ART = join(import.meta.dirname, "..");

/** What makes a frame besides the clip's own Python and what that imports. */
const SHARED_SOURCES = ["kit/film.py", "denoise/denoise.c", "denoise/exr.h"];

/** A Python file of art and all of art that it imports, directly or not; paths below art, sorted. */
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

/** How many frames a clip has, as its Python says. */
export function readFrameCount(clip: string): number {
	const frames = /^FRAMES = (\d+)$/m.exec(readFileSync(join(ART, `${clip}.py`), "utf8"))?.[1];
	if (frames === undefined)
		throw new Error(`art/${clip}.py: no number of frames. Write FRAMES = 26 (12 are a second).`);
	return Number(frames);
}

/** The folder of a film's frames. A change to anything that makes them gives another. */
export function getFramesFolder(film: ClipRender): string {
	const hash = createHash("sha256").update(JSON.stringify(film));
	const files = new Set([...listImports(`${film.clip}.py`), ...SHARED_SOURCES.flatMap((file) => listImports(file))]);
	for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(readFileSync(join(ART, file)));
	const caches = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
	return join(caches, "site-art", film.clip, hash.digest("hex").slice(0, 12));
}

/** Where a frame is or will be in the folder of its film, in the denoiser's format. */
export const getFramePath = (folder: string, frame: number): string =>
	join(folder, `${String(frame).padStart(3, "0")}.raw`);

/**
 * Renders those frames that are not there yet, at most so many, and tells each. A render that is interrupted goes on where
 * it was.
 *
 * @param folder of that film, as `folderOf` says: asked once, since whoever edits a scene meanwhile changes the answer
 * @returns how many frames are still missing, and the seconds that each rendered one took
 */
export async function renderMissing(
	film: ClipRender,
	folder: string,
	frames: readonly number[],
	most = frames.length,
): Promise<{ missing: number; seconds: number[] }> {
	const wanted = frames.filter((frame) => !existsSync(getFramePath(folder, frame)));
	const now = wanted.slice(0, most);
	const seconds: number[] = [];
	if (now.length > 0) {
		await mkdir(folder, { recursive: true });
		// A render that was killed has left its half frame there.
		const scratch = join(folder, "now");
		await rm(scratch, { recursive: true, force: true });
		await mkdir(scratch);
		const finished: Promise<void>[] = [];
		try {
			await runClip(film, scratch, now, (frame, taken) => {
				const path = join(scratch, String(frame).padStart(3, "0"));
				denoise(`${path}.a.exr`, `${path}.b.exr`, `${path}.raw`);
				seconds.push(taken);
				finished.push(rename(`${path}.raw`, getFramePath(folder, frame)));
				for (const half of ["a", "b"]) finished.push(rm(`${path}.${half}.exr`));
			});
			await Promise.all(finished);
		} finally {
			await rm(scratch, { recursive: true });
		}
	}
	return { missing: wanted.length - now.length, seconds };
}
