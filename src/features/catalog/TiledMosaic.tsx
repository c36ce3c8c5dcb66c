import { Icon } from "#src/components/Icon/Icon.tsx";
import type { MosaicLayout } from "#src/features/catalog/mosaicLayout.ts";
import styles from "#src/features/catalog/TiledMosaic.module.css";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import { GameMosaic } from "./GameMosaic.tsx";

interface TiledMosaicProps {
	games: readonly GameSummary[];
	layout: MosaicLayout;
	/** As in `GameMosaic`. */
	leads?: boolean;
}

/** Games of a list and a link to the publish page: a tile that fills the free cells of the last rows. */
export function TiledMosaic({ games, layout: { shapes, tile }, leads }: TiledMosaicProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<GameMosaic games={games} shapes={shapes} leads={leads}>
			<li className={styles.tile} data-phone={tile.phone} data-tablet={tile.tablet} data-desktop={tile.desktop}>
				<a href={to("publish")}>
					<span className={styles.title}>{t("games.publish.title")}</span>
					<span className={styles.action}>
						{t("games.publish.action")} <Icon name="arrow" />
					</span>
				</a>
			</li>
		</GameMosaic>
	);
}
