import { useState } from "react";
import type { GameSummary } from "#content/readers/games.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { computeGrid } from "#src/features/catalog/mosaicLayout.ts";
import { TiledMosaic } from "#src/features/catalog/TiledMosaic.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./Listing.module.css";

/** How many games show at first, and how many more after each press. */
const PORTION_SIZE = 24;

interface CatalogResultsProps {
	games: readonly GameSummary[];
	/** Whether these are only close matches. */
	isNear: boolean;
}

/** Games that were found, a portion at a time. */
export function CatalogResults({ games, isNear }: CatalogResultsProps) {
	const { t } = useTranslation();
	const [count, setCount] = useState(PORTION_SIZE);
	const shown = games.slice(0, count);
	return (
		<>
			{isNear && <p className={`lede ${styles.near}`}>{t("games.empty.near")}</p>}
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
