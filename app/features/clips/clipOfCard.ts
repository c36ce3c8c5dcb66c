import type { ClipFiles } from "./clipFiles.ts";

const clips = new Map<string, ClipFiles>(__CARD_CLIPS__);

/**
 * The clip that belongs to what a card shows, if there is one: the address of its picture says whose it is, for a game that
 * borrows another's pictures, too.
 */
export function clipOfCard(card: Element): ClipFiles | undefined {
	const [, game = ""] = /\/pictures\/games\/([^/]+)\//.exec(card.querySelector("img")?.src ?? "") ?? [];
	return clips.get(game);
}
