/** `npm run art -- <game> clip`: renders missing frames, then encodes the clip or draws a contact sheet of the draft. */
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { develop } from "#art/develop/develop.ts";
import { type ClipSizes, encodeClip } from "#art/encode/encodeClip.ts";
import { ART_PATHS } from "#art/encode/encodePictures.ts";
import { CLIP_SIZES, SITE_CLIP_SIZES } from "#art/sizes.ts";
import { getFramePath, getFramesFolder, readFrameCount, renderMissing } from "./clipFrames.ts";
import { loadFinish } from "./finish.ts";
import { type ClipRender, findPoseDifferences } from "./runClip.ts";
import { hasWorld } from "./shots.ts";

const ART = join(import.meta.dirname, "..");
/** Rendered size as a share of the page's clip, samples per pixel, and frame interval. */
const FINAL = { share: 1, samples: 8, step: 1 };
const DRAFT = { share: 0.5, samples: 6, step: 3 };
const SHEET = { columns: 3, gap: 4 };

/** Whether art/clips has a clip of that name. */
export const hasClip = (name: string): boolean => existsSync(join(ART, `clips/${name}.py`));

const getClipSizes = (name: string): ClipSizes => (SITE_CLIP_SIZES as Record<string, ClipSizes>)[name] ?? CLIP_SIZES;

/** Draws frames in rows on one PNG at their rendered size. Returns its path. */
async function drawDraftSheet(
	name: string,
	files: readonly string[],
	[width, height]: ClipRender["size"],
	grade: object,
): Promise<string> {
	const { columns, gap } = SHEET;
	const cells = await Promise.all(
		files.map(async (file, i) => ({
			input: await develop(await readFile(file), grade)
				.png()
				.toBuffer(),
			left: gap + (i % columns) * (width + gap),
			top: gap + Math.floor(i / columns) * (height + gap),
		})),
	);
	const folder = join(tmpdir(), "site-art/drafts/clips");
	await mkdir(folder, { recursive: true });
	const size = {
		width: gap + columns * (width + gap),
		height: gap + Math.ceil(files.length / columns) * (height + gap),
	};
	const file = join(folder, `${name}.png`);
	await sharp({ create: { ...size, channels: 3, background: "#1b1b22" } })
		.composite(cells)
		.png()
		.toFile(file);
	return file;
}

/**
 * Renders and encodes a clip of art/clips. Frames are cached, so an interrupted render can be resumed.
 *
 * @param maxFrames maximum number of frames to render now; the clip is encoded once no frame is missing
 * @returns a message to print
 */
export async function renderClip(name: string, draft: boolean, maxFrames?: number): Promise<string> {
	const clip = `clips/${name}`;
	const { share, samples, step } = draft ? DRAFT : FINAL;
	const sizes = getClipSizes(name);
	const [width, height] = sizes.page;
	const clipRender: ClipRender = { clip, size: [Math.round(width * share), Math.round(height * share)], samples };
	const frames = Array.from({ length: readFrameCount(clip) }, (_, i) => i).filter((frame) => frame % step === 0);
	const folder = getFramesFolder(clipRender);
	const { missing, seconds } = await renderMissing(clipRender, folder, frames, maxFrames);
	const mean = seconds.length > 0 ? seconds.reduce((sum, value) => sum + value, 0) / seconds.length : 0;
	const report = `${seconds.length} frames rendered, ${mean.toFixed(1)} s each`;
	if (missing > 0) return `${name}: ${report}, ${missing} still missing.`;
	const files = frames.map((frame) => getFramePath(folder, frame));
	const game = hasWorld(name);
	const { grade, grades } = game ? await loadFinish<string>(`worlds/${name}`) : await loadFinish<string>(clip);
	const preview = { ...grade, ...grades?.preview };
	if (draft) return `${report}\n${await drawDraftSheet(name, files, clipRender.size, preview)}`;
	const poster = game ? join(ART_PATHS.sources, `games/${name}/clip.webp`) : undefined;
	return `${report}\n${await encodeClip(name, files, preview, sizes, poster)}`;
}

/** Compares the objects in the first frame of a game's clip with its preview, without rendering. Throws if they differ. */
export async function compareClip(slug: string): Promise<string> {
	const differences = await findPoseDifferences(slug);
	if (differences.length > 0)
		throw new Error(
			`art/clips/${slug}.py: frame 0 differs from the preview. Correct the poses.\n${differences.slice(0, 12).join("\n")}`,
		);
	return `art/clips/${slug}.py: frame 0 matches the preview.`;
}
