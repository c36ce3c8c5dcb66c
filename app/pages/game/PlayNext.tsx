import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "~/components/Icon/Icon.tsx";
import type { GameSummary } from "~/content/games.server.ts";
import { GameCard } from "~/features/catalogue/GameCard.tsx";
import { useLocale } from "~/routing/useLocale.ts";
import styles from "./PlayNext.module.css";

/** Five more games, and the way back to all of them. */
export function PlayNext({ games }: { games: readonly GameSummary[] }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<section className={`container ${styles.next}`}>
			<div className={styles.head}>
				<h2>{t("game.more")}</h2>
				<Link to={`${to("home")}#games`} className={styles.all}>
					{t("game.all")} <Icon name="arrow" />
				</Link>
			</div>
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
