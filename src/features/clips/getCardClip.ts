import type { ClipFiles } from "./clipFiles.ts";

const hoverClips = new Map<string, ClipFiles>(__HOVER_CLIPS__);

/**
 * The clip that belongs to what a card or a scene shows, if there is one: the address of its picture says whose it is, for a
 * game that borrows another's pictures, too, and for a scene in that of its crops which the viewport has.
 */
export function getCardClip(card: Element): ClipFiles | undefined {
	const image = card.querySelector("img");
	const address = image?.currentSrc || image?.src || "";
	const [, game, scene = ""] = /\/pictures\/(?:games\/([^/]+)\/|site\/([^/.]+)\.)/.exec(address) ?? [];
	return hoverClips.get(game ?? scene);
}
