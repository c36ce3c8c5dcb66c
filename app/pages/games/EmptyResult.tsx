import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { layOut } from "#app/features/catalogue/mosaicLayout.ts";
import { TiledMosaic } from "#app/features/catalogue/TiledMosaic.tsx";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import styles from "./Listing.module.css";

interface EmptyResultProps {
	query: string;
	/** How many games of other genres fit. */
	elsewhere: number;
	/** Something to play all the same. */
	popular: readonly GameSummary[];
}

/** What a search that found nothing offers: the same without the genre, a hint, and games. */
export function EmptyResult({ query, elsewhere, popular }: EmptyResultProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<div className={styles.empty}>
			<h2>{t("games.empty.title")}</h2>
			<p className="lede">{t("games.empty.text")}</p>
			{elsewhere > 0 && (
				<Link
					to={{ pathname: to("games"), search: String(new URLSearchParams({ q: query })) }}
					state={{ keepsPlace: true }}
					className={styles.elsewhere}
				>
					{t("games.empty.elsewhere", { count: elsewhere })} <Icon name="arrow" />
				</Link>
			)}
			<h3>{t("games.empty.popular")}</h3>
			<TiledMosaic games={popular} layout={layOut(popular.length)} />
		</div>
	);
}
