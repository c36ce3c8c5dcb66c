import type { ReactNode } from "react";
import { TiledMosaic } from "#src/features/catalog/TiledMosaic.tsx";
import { AutoplaySwitch } from "#src/features/clips/AutoplaySwitch.tsx";
import { RecentGames } from "#src/features/recent/RecentGames.tsx";
import { SearchField } from "#src/features/search/SearchField.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import type { CatalogData } from "./catalogData.server.ts";
import { listId, pageGamesId } from "./elementIds.ts";
import { GamesHero } from "./GamesHero.tsx";
import styles from "./Listing.module.css";
import { Pagination } from "./Pagination.tsx";

interface GamesPageProps {
	page: PageInfo;
	catalog: CatalogData;
	/** Filter, order and results: `Catalog.island.tsx`. */
	children?: ReactNode;
}

/** The catalog: all games or a genre's games, page by page, and a search through all of them (product 5). */
export function GamesPage({ page, catalog, children }: GamesPageProps) {
	return (
		<SiteLayout page={page}>
			<CatalogHero catalog={catalog} />
			<section id={listId} className={`container ${styles.listing}`}>
				{children}
				<PageGames catalog={catalog} />
			</section>
			<RecentGames index={catalog.index} />
		</SiteLayout>
	);
}

function CatalogHero({ catalog: { genre, icons, number } }: { catalog: CatalogData }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<GamesHero
			title={genre ? t(`games.genre.${genre}.name`) : t("games.title")}
			lede={genre ? t(`games.genre.${genre}.lede`) : t("games.lede")}
			icons={icons}
			genre={genre}
			number={number}
		>
			<SearchField
				page="games"
				label={t("games.search.label")}
				hint={t("games.search.hint")}
				failure={t("games.search.failed")}
			/>
			<p data-no-js="" data-screen="">
				{t("games.search.absent")} <a href={to("games")}>{t("game.all")}</a>
			</p>
			<AutoplaySwitch />
		</GamesHero>
	);
}

function PageGames({ catalog: { games, layout, genre, number, pages } }: { catalog: CatalogData }) {
	const { t } = useTranslation();
	return (
		<>
			<div id={pageGamesId}>
				<TiledMosaic games={games} layout={layout} leads />
				<Pagination genre={genre} number={number} pages={pages} />
			</div>
			<p className={styles.note} data-js-only="" data-screen="">
				{t("games.howTo")}
			</p>
		</>
	);
}
