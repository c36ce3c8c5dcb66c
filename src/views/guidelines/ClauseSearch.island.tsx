import type { TFunction } from "i18next";
import { useDeferredValue, useMemo } from "react";
import { buttonProps } from "#src/components/Button/Button.tsx";
import type { FoundClauses } from "#src/features/clauses/createClauseSearch.ts";
import { loadClauses } from "#src/features/clauses/loadClauses.ts";
import fieldStyles from "#src/features/search/SearchField.module.css";
import { SearchForm } from "#src/features/search/SearchField.tsx";
import { useLoaded } from "#src/features/search/useLoaded.ts";
import { useTypedQuery } from "#src/features/search/useTypedQuery.ts";
import { createIsland } from "#src/i18n/IslandRoot.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { DocumentResults } from "./DocumentResults.tsx";
import styles from "./GuidelinesPage.module.css";

/** Also the fragment of links to the search, so that the browser focuses the field. */
const FIELD_ID = "find";

/** Searches the clauses at `index` while the visitor types. Without scripts, the form leads to the site's search. */
export const ClauseSearch = createIsland(LiveSearch);

function LiveSearch({ index }: { index: string }) {
	const { t, to } = useLocale();
	const query = useDeferredValue(useTypedQuery(FIELD_ID).trim());
	const { loaded: clauses, hasFailed, retry } = useLoaded(index, loadClauses);
	const found = useMemo(() => (clauses && query ? clauses.find(query) : undefined), [clauses, query]);
	return (
		<>
			<search className={fieldStyles.search}>
				<SearchForm
					id={FIELD_ID}
					action={to("search")}
					label={t("guidelines.search.label")}
					hint={t("guidelines.search.hint")}
				/>
			</search>
			<p role="status" className={styles.status}>
				{query && getSearchStatus(t, query, found, hasFailed)}
			</p>
			{query && hasFailed && (
				<button type="button" onClick={retry} {...buttonProps({ variant: "outline" })}>
					{t("search.retry")}
				</button>
			)}
			{found?.documents.map((document) => (
				<DocumentResults key={document.document.key} found={document} />
			))}
		</>
	);
}

/** Status of the clause search for a query that is not empty: loading, failed, or the number of results. */
function getSearchStatus(t: TFunction, query: string, found: FoundClauses | undefined, hasFailed: boolean): string {
	if (!found) return hasFailed ? t("guidelines.search.failed") : t("search.loading");
	const { count, isFuzzy } = found;
	if (count === 0) return t("guidelines.search.none", { query });
	return isFuzzy ? t("guidelines.search.inexact", { count, query }) : t("guidelines.search.found", { count });
}
