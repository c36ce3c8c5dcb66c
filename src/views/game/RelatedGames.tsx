import type { NextGame } from "#content/readers/games.server.ts";
import { GameCard } from "#src/features/catalog/GameCard.tsx";
import { GamesHeading } from "#src/features/catalog/GamesHeading.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./RelatedGames.module.css";

/** Five more games with the reason for each, and a link to all games. */
export function RelatedGames({ games }: { games: readonly NextGame[] }) {
	const { t } = useTranslation();
	const getReason = ({ reason }: NextGame) => {
		if (!reason) return undefined;
		if ("studio" in reason) return t("game.same.studio", { studio: reason.studio });
		return t("game.same.genre", { genre: t(`games.genre.${reason.genre}.name`) });
	};
	return (
		<section className={`container ${styles.next}`} data-screen="">
			<GamesHeading>{t("game.more")}</GamesHeading>
			<ul className={styles.games}>
				{games.map((game) => (
					<li key={game.slug}>
						<GameCard game={game} note={getReason(game)} />
					</li>
				))}
			</ul>
		</section>
	);
}
