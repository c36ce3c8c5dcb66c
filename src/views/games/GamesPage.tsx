import type { ReactNode } from "react";
import { SearchField } from "#app/features/search/SearchField.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { GamesHero } from "#app/pages/games/GamesHero.tsx";
import { RecentGames } from "#app/pages/games/RecentGames.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import type { CatalogData } from "./catalogData.server.ts";

interface GamesPageProps {
	page: PageInfo;
	catalog: CatalogData;
	/** The filter and the list: `Catalog.island.tsx`. */
	children?: ReactNode;
}

/** The catalog: all games or a genre's games, with search, filter and order (product 5). */
export function GamesPage({ page, catalog, children }: GamesPageProps) {
	return (
		<SiteLayout page={page}>
			<CatalogHero catalog={catalog} />
			<div className="container">{children}</div>
			<RecentGames index={catalog.index} />
		</SiteLayout>
	);
}

function CatalogHero({ catalog: { genre, icons, number } }: { catalog: CatalogData }) {
	const { t } = useTranslation();
	return (
		<GamesHero
			title={genre ? t(`games.genre.${genre}.name`) : t("games.title")}
			lede={genre ? t(`games.genre.${genre}.lede`) : t("games.lede")}
			icons={icons}
			genre={genre}
			number={number}
		>
			<SearchField
				field={{ current: null }}
				page="games"
				label={t("games.search.label")}
				hint={t("games.search.hint")}
				onNear={() => {}}
			/>
		</GamesHero>
	);
}
