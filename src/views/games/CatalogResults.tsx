import { useState } from "react";
import type { CardGame } from "#content/model/catalogIndex.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { computeGrid } from "#src/features/catalog/mosaicLayout.ts";
import { TiledMosaic } from "#src/features/catalog/TiledMosaic.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { CatalogState } from "./catalogUrl.ts";
import styles from "./Listing.module.css";
import { useCatalogLinks } from "./useCatalogLinks.ts";

/** Number of games shown initially and added by each click. */
const PORTION_SIZE = 24;

interface CatalogResultsProps {
	games: readonly CardGame[];
	/** Whether all results are inexact. */
	isFuzzy: boolean;
}

/** Found games, shown in portions. */
export function CatalogResults({ games, isFuzzy }: CatalogResultsProps) {
	const { t } = useTranslation();
	const [count, setCount] = useState(PORTION_SIZE);
	const shown = games.slice(0, count);
	return (
		<>
			{isFuzzy && <p className={`lede ${styles.near}`}>{t("games.empty.near")}</p>}
			<TiledMosaic games={shown} layout={computeGrid(shown.length)} />
			{count < games.length && (
				<div className={styles.more}>
					<button type="button" onClick={() => setCount(count + PORTION_SIZE)} {...buttonProps({ size: "large" })}>
						{t("games.search.more")}
					</button>
				</div>
			)}
		</>
	);
}

interface EmptyResultProps {
	asked: CatalogState;
	/** Number of matches in other genres. */
	elsewhere: number;
	/** Suggested instead. */
	popularGames: readonly CardGame[];
}

/** Suggestions for a search without results: all genres, a hint, and popular games. */
export function EmptyResult({ asked, elsewhere, popularGames }: EmptyResultProps) {
	const { t } = useTranslation();
	const { linkTo } = useCatalogLinks(asked);
	return (
		<div className={styles.empty}>
			<h2>{t("games.empty.title")}</h2>
			<p className="lede">{t("games.empty.text")}</p>
			{elsewhere > 0 && (
				<a {...linkTo({ genres: [] })} className={styles.elsewhere}>
					{/* In an element, because the count changes and translators replace text nodes. */}
					<span>{t("games.empty.elsewhere", { count: elsewhere })}</span> <Icon name="arrow" />
				</a>
			)}
			<h3>{t("games.empty.popular")}</h3>
			<TiledMosaic games={popularGames} layout={computeGrid(popularGames.length)} />
		</div>
	);
}
