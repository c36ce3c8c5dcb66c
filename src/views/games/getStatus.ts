import type { TFunction } from "i18next";
import type { CatalogSearch } from "./useCatalogSearch.ts";

/** The sentence above the games about a search; undefined while the static page shows the requested games. */
export function getStatus(
	{ asked, status, result }: CatalogSearch,
	t: TFunction,
	language: string,
): string | undefined {
	if (status === "failed") return t("games.search.failed");
	if (status === "loading") return t("games.search.loading");
	if (!result) return undefined;
	const { query, genres } = asked;
	const count = result.games.length;
	if (result.isNear || count === 0) return t("games.search.none", { query });
	if (query) return t("games.search.found", { count, query });
	if (genres.length < 2) return t("games.count", { count });
	const names = genres.map((genre) => t(`games.genre.${genre}.name`));
	return t("games.anyOf", { count, genres: new Intl.ListFormat(language, { type: "disjunction" }).format(names) });
}
