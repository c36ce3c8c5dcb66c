/** A game's clips: its frames developed, breathing, encoded for card and page, entered into the manifest. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { develop } from "#art/develop/develop.ts";
import { middleOf, type Pixels, reframe } from "#art/develop/reframe.ts";
import type { Grade } from "#art/develop/tone.ts";
import { CLIPS, type ClipFile, type ClipKind, type ClipManifest, enterClips } from "./clipManifest.ts";
import { flickerOf } from "./flicker.ts";
import { type Codec, ENDINGS, encodeVideo, RATE } from "./video.ts";

type Size = readonly [width: number, height: number];

/** Sizes in pixels of what a clip becomes. */
export type ClipSizes = { card?: Size; page: Size };

/** Most bytes of one file. */
const BUDGETS = { card: 150_000, page: 400_000 } as const;

/** How far the camera breathes in and rolls, halfway through; at the first frame it is where the still was taken. */
const ZOOM = 0.03;
const ROLL = 0.5;

const pixelsOf = async (light: Buffer, grade: Partial<Grade>): Promise<Pixels> => {
	const { data, info } = await develop(light, grade).raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
};

/** A clip's frames, of all of the render or of `share` of its width in the middle. */
async function finished(
	files: readonly string[],
	[width, height]: Size,
	share: number,
	grade: Partial<Grade>,
): Promise<{ frames: Buffer[]; flicker: number }> {
	const pictures: Pixels[] = [];
	for (const file of files) pictures.push(await pixelsOf(middleOf(await readFile(file), share), grade));
	const frames = pictures.map((picture, i) => {
		const breath = (1 - Math.cos((2 * Math.PI * i) / pictures.length)) / 2;
		return reframe(picture, width, height, 1 + ZOOM * breath, ROLL * breath);
	});
	return { frames, flicker: flickerOf(pictures) };
}

async function written(
	slug: string,
	kind: ClipKind,
	size: Size,
	codec: Codec,
	frames: readonly Buffer[],
): Promise<ClipFile> {
	const bytes = await encodeVideo(`${slug}, ${kind}`, codec, Buffer.concat(frames), size, BUDGETS[kind]);
	const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
	const name = `${kind}.${digest}.${ENDINGS[codec]}`;
	await mkdir(join(CLIPS.output, slug), { recursive: true });
	await writeFile(join(CLIPS.output, slug, name), bytes);
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
		const { frames, flicker } = await finished(files, size, width / height / (sizes.page[0] / sizes.page[1]), grade);
		const av1 = await written(slug, kind, size, "av1", frames);
		const h264 = await written(slug, kind, size, "h264", frames);
		clips[kind] = { width, height, seconds: Math.round((files.length / RATE) * 1000) / 1000, av1, h264 };
		reports.push(`${kind} ${av1.bytes} and ${h264.bytes} bytes, flicker ${flicker.toFixed(3)}`);
		if (poster !== undefined && kind === "page")
			await sharp(frames[0], { raw: { width, height, channels: 3 } })
				.webp({ quality: 86, effort: 5, smartSubsample: true })
				.toFile(poster);
	}
	await enterClips(slug, clips);
	return `public/clips/${slug}: ${reports.join("; ")}.`;
}
