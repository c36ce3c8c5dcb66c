import { getGameClips } from "#content/readers/clips.server.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";

/** The catalog's first game that moves, on its card and on its page. Throws while there is none. */
export function exampleClip() {
	const slug =
		gameSlugs().find((candidate) => getGameClips(candidate).card && getGameClips(candidate).page?.poster) ?? "";
	const game = findGame(slug, "en");
	if (!game?.clip) throw new Error("No game has clips: the tests have none to play.");
	return { slug, title: game.title, path: `/games/${slug}`, files: game.clip };
}
