import type { GameDetails, GameSummary } from "#content/readers/games.server.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { Description } from "./Description.tsx";
import { GameHero } from "./GameHero.tsx";
import styles from "./GamePage.module.css";
import { PlayBar } from "./PlayBar.tsx";
import { RelatedGames } from "./RelatedGames.tsx";
import { Screenshots } from "./Screenshots.tsx";

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
				<Description headline={game.headline} text={game.description} />
				<Screenshots title={game.title} clip={game.clip} screenshots={game.screenshots} />
				<RelatedGames games={next} />
				<PlayBar game={game} />
			</article>
		</SiteLayout>
	);
}
