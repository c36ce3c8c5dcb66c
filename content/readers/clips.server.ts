import { existsSync } from "node:fs";
import { z } from "zod";
import type { Picture } from "#content/model/picture.ts";
import { once } from "./once.server.ts";
import { type PictureIndex, readPictures } from "./pictures.server.ts";
import { readManifest } from "./readText.server.ts";

/** Written by `npm run art -- <game> clip`. */
const manifestFile = "content/clips.json";

const fileSchema = z.strictObject({ name: z.string().min(1), bytes: z.int().positive() });

/** A short silent loop in two encodings, because some browsers have no AV1. */
const clipSchema = z.strictObject({
	/** Size of both files in pixels. */
	width: z.int().positive(),
	height: z.int().positive(),
	seconds: z.number().positive(),
	av1: fileSchema,
	h264: fileSchema,
});

const manifestSchema = z.record(
	z.string(),
	z.strictObject({ card: clipSchema.optional(), page: clipSchema.optional() }),
);

/** A clip with the absolute paths of its files: `/clips/boat-attack/card.3f2a1c0d.webm`. */
export type ClipFile = ReturnType<typeof toClipFile>;

/** The optional clips of a game: portrait for its card, landscape with the first frame as poster for its page. */
export interface GameClips {
	readonly card?: ClipFile;
	readonly page?: ClipFile & { readonly poster?: Picture };
}

type ClipIndex = (slug: string) => GameClips;

/**
 * Reads the manifest of clips. Returns a function that finds a game's clips by slug; none without a manifest.
 *
 * @param pictures finds the poster of a page's clip
 * @throws ContentError if the manifest is invalid
 */
export function readClips(pictures: PictureIndex, file = manifestFile): ClipIndex {
	const clipManifest = new Map(Object.entries(parseManifest(file)));
	return (slug) => {
		const { card, page } = clipManifest.get(slug) ?? {};
		const posterPicture = pictures(`games/${slug}/clip`);
		return {
			...(card && { card: toClipFile(slug, card) }),
			...(page && { page: { ...toClipFile(slug, page), ...(posterPicture && { poster: posterPicture }) } }),
		};
	};
}

function toClipFile(slug: string, { av1, h264, ...facts }: z.infer<typeof clipSchema>) {
	return { ...facts, av1: `/clips/${slug}/${av1.name}`, h264: `/clips/${slug}/${h264.name}` };
}

function parseManifest(file: string): z.infer<typeof manifestSchema> {
	if (!existsSync(file)) return {};
	return readManifest(file, manifestSchema, 'Delete it and run "npm run art -- <game> clip" for each game.');
}

const getIndex = once(() => readClips(readPictures()));

/** The clips of a game, by the slug of the game whose pictures it shows. */
export function getGameClips(slug: string): GameClips {
	return getIndex()(slug);
}

/**
 * The clips that play on hover: of cards, or of scenes without a card, by name. The build inlines them into the code
 * that plays them, not into pages. @throws ContentError if the manifest is invalid
 */
export function hoverClips(file = manifestFile): [name: string, files: Pick<ClipFile, "av1" | "h264">][] {
	return Object.entries(parseManifest(file)).flatMap(([name, { card, page }]) => {
		const clip = card ?? page;
		if (!clip) return [];
		const { av1, h264 } = toClipFile(name, clip);
		return [[name, { av1, h264 }]];
	});
}
