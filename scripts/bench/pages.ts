import { featuredGames } from "../../app/content/games.server.ts";
import { pagePath } from "../../app/routing/pages.ts";
import { localizedPath } from "../../app/routing/paths.ts";

/** A page that stands for its type. */
export interface MeasuredPage {
	readonly name: string;
	readonly path: string;
}

/** The game whose page is measured: the one that stands first on the home page. */
export function measuredGame(): string {
	const [game] = featuredGames();
	if (!game) throw new Error('No featured game. Give one game of content/games the field "featured: 1".');
	return game.slug;
}

/** Home and a game page, in English and Russian: what the bounds of the design are about. */
export function measuredPages(): MeasuredPage[] {
	const bare = { home: pagePath("home"), game: pagePath("game", { slug: measuredGame() }) };
	return (["home", "game"] as const).flatMap((page) =>
		(["en", "ru"] as const).map((language) => ({
			name: `${page} ${language}`,
			path: localizedPath(language, bare[page]),
		})),
	);
}
