import { useState } from "react";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { layOut } from "#app/features/catalogue/mosaicLayout.ts";
import { TiledMosaic } from "#app/features/catalogue/TiledMosaic.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import styles from "./Listing.module.css";

/** How many games show at first, and how many more at a press. */
const portion = 24;

/** What was found, a portion at a time. */
export function Results({ games, isNear }: { games: readonly GameSummary[]; isNear: boolean }) {
	const { t } = useTranslation();
	const [shown, setShown] = useState(portion);
	const portioned = games.slice(0, shown);
	return (
		<>
			{isNear && <p className={`lede ${styles.near}`}>{t("games.empty.near")}</p>}
			<TiledMosaic games={portioned} layout={layOut(portioned.length)} />
			{shown < games.length && (
				<button type="button" onClick={() => setShown(shown + portion)} {...buttonProps({ size: "large" })}>
					{t("games.search.more")}
				</button>
			)}
		</>
	);
}
