import type { GameDetails, GameSummary } from "#content/readers/games.server.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { GameDescription } from "./GameDescription.tsx";
import { GameHero } from "./GameHero.tsx";
import styles from "./GamePage.module.css";
import { GameScreenshots } from "./GameScreenshots.tsx";
import { PlayBar } from "./PlayBar.tsx";
import { RelatedGames } from "./RelatedGames.tsx";

interface GamePageProps {
	page: PageInfo;
	game: GameDetails;
	next: readonly GameSummary[];
}

/** A game's page: scene, facts, description, screenshots and games to play next (product 5). */
export function GamePage({ page, game, next }: GamePageProps) {
	return (
		<SiteLayout page={page}>
			<article className={styles.page} data-game={game.slug}>
				<GameHero game={game} />
				<GameDescription headline={game.headline} text={game.description} />
				<GameScreenshots title={game.title} clip={game.clip} screenshots={game.screenshots} />
				<RelatedGames games={next} />
				<PlayBar game={game} />
			</article>
		</SiteLayout>
	);
}
