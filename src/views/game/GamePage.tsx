import type { GameDetails, NextGame } from "#content/readers/games.server.ts";
import { ButtonLink } from "#src/components/Button/Button.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { GameDescription } from "./GameDescription.tsx";
import { GameHero } from "./GameHero.tsx";
import styles from "./GamePage.module.css";
import { GameScreenshots } from "./GameScreenshots.tsx";
import barStyles from "./PlayBar.module.css";
import { RelatedGames } from "./RelatedGames.tsx";

interface GamePageProps {
	page: PageInfo;
	game: GameDetails;
	next: readonly NextGame[];
}

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

/** Bar with a Play button while the hero's one is out of view, in browsers with scroll-driven animations. */
function PlayBar({ game }: { game: GameDetails }) {
	const { t } = useTranslation();
	return (
		<aside className={barStyles.place} aria-label={game.title}>
			<div className={barStyles.bar}>
				<Picture picture={game.pictures.icon} sizes="48px" alt="" className={barStyles.icon} />
				<p>{game.title}</p>
				<ButtonLink icon="play" href={game.play}>
					{t("game.play")}
				</ButtonLink>
			</div>
		</aside>
	);
}
