/** A game's clips: its frames developed, breathing, encoded for card and page, entered into the manifest. */
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

/** Sizes in pixels of what a clip becomes. */
export type ClipSizes = { card?: Size; page: Size };

/** Most bytes of one file. */
const MAX_BYTES = { card: 150_000, page: 400_000 } as const;

/** How far the camera breathes in and rolls, halfway through; at the first frame it is where the still was taken. */
const MAX_ZOOM = 0.03;
const MAX_ROLL_DEGREES = 0.5;

const developPixels = async (light: Buffer, grade: Partial<Grade>): Promise<Pixels> => {
	const { data, info } = await develop(light, grade).raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
};

/** A clip's frames, of all of the render or of `share` of its width in the middle. */
async function developFrames(
	files: readonly string[],
	[width, height]: Size,
	share: number,
	grade: Partial<Grade>,
): Promise<{ frames: Buffer[]; flicker: number }> {
	const pictures: Pixels[] = [];
	for (const file of files) pictures.push(await developPixels(cropCenter(await readFile(file), share), grade));
	const frames = pictures.map((picture, i) => {
		const breath = (1 - Math.cos((2 * Math.PI * i) / pictures.length)) / 2;
		return reframe(picture, width, height, 1 + MAX_ZOOM * breath, MAX_ROLL_DEGREES * breath);
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
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
	const name = `${kind}.${digest}.${FILE_EXTENSIONS[codec]}`;
	await mkdir(join(CLIP_PATHS.output, slug), { recursive: true });
	await writeFile(join(CLIP_PATHS.output, slug, name), bytes);
	return { name, bytes: bytes.length };
}

/**
 * Encodes a clip whose frames are rendered.
 *
 * @param slug the game, or the picture of the site that moves
 * @param files its frames in the denoiser's format, in order
 * @param sizes what to make of them: the page's clip is all of the render, the card's its middle
 * @param poster where the first frame goes as a source of the pictures; none without
 * @returns a line to print: bytes and flicker
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
