import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import { GameMosaic } from "./GameMosaic.tsx";
import type { MosaicLayout } from "./mosaicLayout.ts";
import styles from "./TiledMosaic.module.css";

interface TiledMosaicProps {
	games: readonly GameSummary[];
	layout: MosaicLayout;
	/** As of `GameMosaic`. */
	leads?: boolean;
}

/** Games of a list, and the place of the next one: a tile that takes what the cards leave of their last rows. */
export function TiledMosaic({ games, layout: { shapes, tile }, leads }: TiledMosaicProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<GameMosaic games={games} shapes={shapes} leads={leads}>
			<li className={styles.tile} data-phone={tile.phone} data-tablet={tile.tablet} data-desktop={tile.desktop}>
				<Link to={to("publish")}>
					<span className={styles.title}>{t("games.publish.title")}</span>
					<span className={styles.action}>
						{t("games.publish.action")} <Icon name="arrow" />
					</span>
				</Link>
			</li>
		</GameMosaic>
	);
}
