import { isGenreSlug } from "#content/model/genres.ts";
import { catalogPage, genreLinks, hasReleases } from "#content/readers/catalog.server.ts";
import { searchFile } from "#content/search/searchFile.server.ts";
import { computeGrid } from "#src/features/catalog/mosaicLayout.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";

export type CatalogData = ReturnType<typeof getCatalogData>;

/** A page of all games or of a genre's games. Throws if the page number is too high. */
export function getCatalogData({ language, params }: PageInfo) {
	const genre = isGenreSlug(params.genre) ? params.genre : undefined;
	const number = Number(params.number ?? 1);
	const page = catalogPage(number, genre);
	if (!page) throw new Error(`The catalog has no page ${number} of ${genre ?? "all games"}.`);
	return {
		...page,
		layout: computeGrid(page.games.length),
		genre,
		number,
		genres: genreLinks(),
		hasReleases: hasReleases(),
		index: searchFile(language).address,
	};
}

/** Props of the island, without the page's games, which are in the HTML. */
export function getCatalogProps({ path }: PageInfo, catalog: CatalogData) {
	const { genre, genres, total, hasReleases, index } = catalog;
	return { path, genre, genres, total, hasReleases, index };
}
