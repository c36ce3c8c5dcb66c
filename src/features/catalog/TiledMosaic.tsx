import type { CardGame } from "#content/model/catalogIndex.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { GameMosaic } from "./GameMosaic.tsx";
import type { MosaicLayout } from "./mosaicLayout.ts";
import styles from "./TiledMosaic.module.css";

interface TiledMosaicProps {
	games: readonly CardGame[];
	layout: MosaicLayout;
	leads?: boolean;
}

/** Grid of games whose free last cells hold a link to the publish page. */
export function TiledMosaic({ games, layout: { shapes, tile }, leads }: TiledMosaicProps) {
	const { t, to } = useLocale();
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
