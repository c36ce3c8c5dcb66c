import type { Picture } from "./picture.ts";

/** A short loop without sound, encoded twice. Addresses are absolute paths: `/clips/boat-attack/card.3f2a1c0d.webm`. */
export interface ClipFile {
	/** AV1 in WebM: offer it first. */
	readonly av1: string;
	/** H.264 in MP4, for browsers without AV1. */
	readonly h264: string;
	/** Size of both files in pixels. */
	readonly width: number;
	readonly height: number;
	/** Length of one round. */
	readonly seconds: number;
}

/** What moves of a game: upright for its card, wide for its page. Each may be missing. */
export interface GameClips {
	/** Its first frame is the game's preview. */
	readonly card?: ClipFile;
	/** `poster` is its first frame. */
	readonly page?: ClipFile & { readonly poster?: Picture };
}
