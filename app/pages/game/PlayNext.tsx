import { useTranslation } from "react-i18next";
import { GameCard } from "#app/features/catalogue/GameCard.tsx";
import { GamesHead } from "#app/features/catalogue/GamesHead.tsx";
import type { GameSummary } from "#content/readers/games.server.ts";
import styles from "./PlayNext.module.css";

/** Five more games, and the way back to all of them. */
export function PlayNext({ games }: { games: readonly GameSummary[] }) {
	const { t } = useTranslation();
	return (
		<section className={`container ${styles.next}`} data-screen="">
			<GamesHead>{t("game.more")}</GamesHead>
			<ul className={styles.games}>
				{games.map((game) => (
					<li key={game.slug}>
						<GameCard game={game} grows={false} />
					</li>
				))}
			</ul>
		</section>
	);
}
