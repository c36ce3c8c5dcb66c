/** Draws a contact sheet of all clips: four frames of each game's card, two games per row. */
import { join } from "node:path";
import sharp from "sharp";
import { CLIP_SIZES } from "#art/sizes.ts";
import { CLIP_PATHS, readClipManifest } from "./clipManifest.ts";
import { readVideoFrames } from "./encodeVideo.ts";

const FRAMES = 4;
const CELL = { width: 168, height: 189 };
const GAP = 4;

/** Writes site-clips.png to `folder`. Returns its path, or undefined if there are no clips. */
export async function writeClipContactSheet(folder: string): Promise<string | undefined> {
	const clips = Object.entries(await readClipManifest()).flatMap(([slug, { card }]) => (card ? [{ slug, card }] : []));
	if (clips.length === 0) return undefined;
	const cells = clips.flatMap(({ slug, card }, game) => {
		const frames = readVideoFrames(join(CLIP_PATHS.output, slug, card.h264.name), CLIP_SIZES.card);
		return Array.from({ length: FRAMES }, async (_, k) => ({
			input: await sharp(frames[Math.floor((k * frames.length) / FRAMES)], {
				raw: { width: card.width, height: card.height, channels: 3 },
			})
				.resize(CELL)
				.png()
				.toBuffer(),
			left: GAP + ((game % 2) * FRAMES + k) * (CELL.width + GAP) + (game % 2) * GAP * 3,
			top: GAP + Math.floor(game / 2) * (CELL.height + GAP),
		}));
	});
	const size = {
		width: GAP * 4 + 2 * FRAMES * (CELL.width + GAP),
		height: GAP + Math.ceil(clips.length / 2) * (CELL.height + GAP),
	};
	const file = join(folder, "site-clips.png");
	await sharp({ create: { ...size, channels: 3, background: "#1b1b22" } })
		.composite(await Promise.all(cells))
		.png()
		.toFile(file);
	return file;
}
