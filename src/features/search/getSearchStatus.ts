import type { TFunction } from "i18next";
import type { SearchMatches } from "./createSearch.ts";

interface SearchProgress {
	readonly query: string;
	/** Undefined while the search file is loading. */
	readonly found: SearchMatches | undefined;
	readonly count: number;
	readonly hasFailed: boolean;
}

/** Status sentence of a search, which distinguishes exact from inexact results. */
export function getSearchStatus(t: TFunction, { query, found, count, hasFailed }: SearchProgress): string {
	if (!found) return hasFailed ? t("search.failed") : t("search.loading");
	if (count === 0) return t("search.none", { query });
	return found.isFuzzy ? t("search.inexact", { count, query }) : t("search.found", { count });
}
