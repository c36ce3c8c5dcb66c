import type { ReactNode } from "react";
import { TiledMosaic } from "#src/features/catalog/TiledMosaic.tsx";
import { RecentGames } from "#src/features/recent/RecentGames.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import type { CatalogData } from "./catalogData.server.ts";
import { listId, pageGamesId } from "./elementIds.ts";
import { GamesHero } from "./GamesHero.tsx";
import styles from "./Listing.module.css";
import { Pagination } from "./Pagination.tsx";

interface GamesPageProps {
	page: PageInfo;
	catalog: CatalogData;
	/** `Catalog.island.tsx`. */
	children?: ReactNode;
}

/** The catalog: a page of all games or of a genre, with a search through all games (product 5). */
export function GamesPage({ page, catalog, children }: GamesPageProps) {
	const { games, layout, genre, number, pages, index } = catalog;
	return (
		<SiteLayout page={page}>
			<GamesHero catalog={catalog} />
			<section id={listId} className={`container ${styles.listing}`}>
				{children}
				<div id={pageGamesId}>
					<TiledMosaic games={games} layout={layout} leads />
					<Pagination genre={genre} number={number} pages={pages} />
				</div>
				<p className={styles.note} data-js-only="" data-screen="">
					{i18nFor(page.language).t("games.howTo")}
				</p>
			</section>
			<RecentGames index={index} />
		</SiteLayout>
	);
}
