import type { TFunction } from "i18next";
import { useLayoutEffect } from "react";
import type { GenreSlug } from "#content/model/genres.ts";
import type { GenreLink } from "#content/readers/catalog.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { createIsland } from "#src/i18n/IslandRoot.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { GenreLinks, SortLinks } from "./CatalogLinks.tsx";
import { CatalogResults, EmptyResult } from "./CatalogResults.tsx";
import { pageGamesId } from "./elementIds.ts";
import styles from "./Listing.module.css";
import { type CatalogSearch, useCatalogSearch } from "./useCatalogSearch.ts";

interface CatalogProps {
	genre: GenreSlug | undefined;
	genres: readonly GenreLink[];
	/** Number of games on all pages of the list. */
	total: number;
	hasReleases: boolean;
	index: string;
}

/** Search field, filter, order and results of the catalog. Hides the page's static games while it shows results. */
export const Catalog = createIsland(LiveCatalog);

function LiveCatalog({ genre, genres, total, hasReleases, index }: CatalogProps) {
	const { t, language } = useTranslation();
	const search = useCatalogSearch(index, genre);
	const { asked, status, result, popularGames, retry } = search;
	const hasResult = result !== undefined;
	useLayoutEffect(() => {
		const pageGames = document.getElementById(pageGamesId);
		if (pageGames) pageGames.hidden = hasResult;
	}, [hasResult]);
	return (
		<>
			<GenreLinks genres={genres} asked={asked} />
			<div className={styles.head}>
				<p role="status" className={styles.status}>
					{getStatus(search, t, language) ?? t("games.count", { count: total })}
				</p>
				<SortLinks asked={asked} hasReleases={hasReleases} />
			</div>
			{status === "failed" && (
				<button type="button" onClick={retry} {...buttonProps({ variant: "outline" })}>
					{t("games.search.retry")}
				</button>
			)}
			{result &&
				(result.games.length > 0 ? (
					<CatalogResults
						key={`${asked.query} ${asked.genres} ${asked.order}`}
						games={result.games}
						isFuzzy={result.isFuzzy}
					/>
				) : (
					<EmptyResult asked={asked} elsewhere={result.elsewhere} popularGames={popularGames} />
				))}
		</>
	);
}

/** Status sentence of a search; undefined while the static page shows the requested games. */
function getStatus({ asked, status, result }: CatalogSearch, t: TFunction, language: string): string | undefined {
	if (status === "failed") return t("games.search.failed");
	if (status === "loading") return t("games.search.loading");
	if (!result) return undefined;
	const { query, genres } = asked;
	const count = result.games.length;
	if (result.isFuzzy || count === 0) return t("games.search.none", { query });
	if (query) return t("games.search.found", { count, query });
	if (genres.length < 2) return t("games.count", { count });
	const names = genres.map((genre) => t(`games.genre.${genre}.name`));
	return t("games.anyOf", { count, genres: new Intl.ListFormat(language, { type: "disjunction" }).format(names) });
}
