import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { layOut } from "#app/features/catalogue/mosaicLayout.ts";
import { TiledMosaic } from "#app/features/catalogue/TiledMosaic.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import { addressOf, type CatalogueState } from "./catalogueState.ts";
import styles from "./Listing.module.css";

interface EmptyResultProps {
	asked: CatalogueState;
	/** How many games of other genres fit. */
	elsewhere: number;
	/** Something to play all the same. */
	popular: readonly GameSummary[];
}

/** What a search that found nothing offers: the same without the genres, a hint, and games. */
export function EmptyResult({ asked, elsewhere, popular }: EmptyResultProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<div className={styles.empty}>
			<h2>{t("games.empty.title")}</h2>
			<p className="lede">{t("games.empty.text")}</p>
			{elsewhere > 0 && (
				<Link
					to={addressOf({ ...asked, genres: [] }, () => to("games"))}
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
