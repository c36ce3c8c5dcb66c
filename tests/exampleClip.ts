import { getGameClips } from "#content/readers/clips.server.ts";
import { findGame, gameSlugs } from "#content/readers/games.server.ts";

/** The first game of the catalog with clips, and the clips of its card and its page. Throws if no game has clips. */
export function exampleClip() {
	const slug =
		gameSlugs().find((candidate) => getGameClips(candidate).card && getGameClips(candidate).page?.poster) ?? "";
	const game = findGame(slug, "en");
	if (!game?.clip) throw new Error("No game has clips for its card and its page, which these tests need.");
	return { slug, title: game.title, path: `/games/${slug}`, files: game.clip };
}
