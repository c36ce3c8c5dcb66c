import type { TFunction } from "i18next";
import type { FoundClauses } from "#src/features/clauses/createClauseSearch.ts";

/** Status line of the clause search for a query that is not empty: loading, failed, or how many clauses were found. */
export function getSearchStatus(
	t: TFunction,
	query: string,
	found: FoundClauses | undefined,
	hasFailed: boolean,
): string {
	if (!found) return hasFailed ? t("guidelines.search.failed") : t("search.loading");
	const { count, isNear } = found;
	if (count === 0) return t("guidelines.search.none", { query });
	return isNear ? t("guidelines.search.inexact", { count, query }) : t("guidelines.search.found", { count });
}
