/** Encodes a game's clips for card and page: develops the frames, adds the camera motion and updates the manifest. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { develop } from "#art/develop/develop.ts";
import { cropCenter, type Pixels, reframe } from "#art/develop/reframe.ts";
import type { Grade } from "#art/develop/tone.ts";
import { CLIP_PATHS, type ClipFile, type ClipKind, type ClipManifest, updateClips } from "./clipManifest.ts";
import { type Codec, encodeVideo, FILE_EXTENSIONS, FRAME_RATE } from "./encodeVideo.ts";
import { measureFlicker } from "./flicker.ts";

type Size = readonly [width: number, height: number];

/** Sizes of a clip in pixels. */
export type ClipSizes = { card?: Size; page: Size };

/** Maximum bytes per file. */
const MAX_BYTES = { card: 150_000, page: 400_000 } as const;

/** Zoom and roll of the camera halfway through the loop; the first frame has neither, like the still. */
const MAX_ZOOM = 0.03;
const MAX_ROLL_DEGREES = 0.5;

const developPixels = async (render: Buffer, grade: Partial<Grade>): Promise<Pixels> => {
	const { data, info } = await develop(render, grade).raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
};

/** Develops and reframes a clip's frames. `share`: part of the render's width to use, from the center. */
async function developFrames(
	files: readonly string[],
	[width, height]: Size,
	share: number,
	grade: Partial<Grade>,
): Promise<{ frames: Buffer[]; flicker: number }> {
	const pictures: Pixels[] = [];
	for (const file of files) pictures.push(await developPixels(cropCenter(await readFile(file), share), grade));
	const frames = pictures.map((picture, i) => {
		const progress = (1 - Math.cos((2 * Math.PI * i) / pictures.length)) / 2;
		return reframe(picture, width, height, 1 + MAX_ZOOM * progress, MAX_ROLL_DEGREES * progress);
	});
	return { frames, flicker: measureFlicker(pictures) };
}

async function writeClipFile(
	slug: string,
	kind: ClipKind,
	size: Size,
	codec: Codec,
	frames: readonly Buffer[],
): Promise<ClipFile> {
	const bytes = await encodeVideo(`${slug}, ${kind}`, codec, Buffer.concat(frames), size, MAX_BYTES[kind]);
	const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
	const name = `${kind}.${hash}.${FILE_EXTENSIONS[codec]}`;
	await mkdir(join(CLIP_PATHS.output, slug), { recursive: true });
	await writeFile(join(CLIP_PATHS.output, slug, name), bytes);
	return { name, bytes: bytes.length };
}

/**
 * Encodes the rendered frames of a clip.
 *
 * @param slug a game, or an animated picture of the site
 * @param files frames in the denoiser's format, in order
 * @param sizes the page's clip is the whole render, the card's is its center
 * @param poster path for the first frame as a picture source, if any
 * @returns a message to print, with bytes and flicker
 */
export async function encodeClip(
	slug: string,
	files: readonly string[],
	grade: Partial<Grade>,
	sizes: ClipSizes,
	poster?: string,
): Promise<string> {
	const clips: ClipManifest[string] = {};
	const reports: string[] = [];
	for (const kind of ["card", "page"] as const) {
		const size = sizes[kind];
		if (size === undefined) continue;
		const [width, height] = size;
		const { frames, flicker } = await developFrames(
			files,
			size,
			width / height / (sizes.page[0] / sizes.page[1]),
			grade,
		);
		const av1 = await writeClipFile(slug, kind, size, "av1", frames);
		const h264 = await writeClipFile(slug, kind, size, "h264", frames);
		clips[kind] = { width, height, seconds: Math.round((files.length / FRAME_RATE) * 1000) / 1000, av1, h264 };
		reports.push(`${kind} ${av1.bytes} and ${h264.bytes} bytes, flicker ${flicker.toFixed(3)}`);
		if (poster !== undefined && kind === "page")
			await sharp(frames[0], { raw: { width, height, channels: 3 } })
				.webp({ quality: 86, effort: 5, smartSubsample: true })
				.toFile(poster);
	}
	await updateClips(slug, clips);
	return `public/clips/${slug}: ${reports.join("; ")}.`;
}
