import type { ClipFiles } from "./clipFiles.ts";

const hoverClips = new Map<string, ClipFiles>(__HOVER_CLIPS__);

/** Clip of a card or scene by the URL of its current picture: games share pictures, and some crops have no clip. */
export function getCardClip(card: Element): ClipFiles | undefined {
	const image = card.querySelector("img");
	const address = image?.currentSrc || image?.src || "";
	const [, game, scene = ""] = /\/pictures\/(?:games\/([^/]+)\/|site\/([^/.]+)\.)/.exec(address) ?? [];
	return hoverClips.get(game ?? scene);
}
