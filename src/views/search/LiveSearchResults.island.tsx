import { useDeferredValue, useLayoutEffect, useMemo } from "react";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { getHitPage } from "#src/features/search/getHitPage.ts";
import { getSearchStatus } from "#src/features/search/getSearchStatus.ts";
import { groupHits } from "#src/features/search/groupHits.ts";
import { loadSearch } from "#src/features/search/loadSearch.ts";
import { SearchResultLabel } from "#src/features/search/SearchResultLabel.tsx";
import { searchFieldId } from "#src/features/search/searchFieldId.ts";
import { useLoaded } from "#src/features/search/useLoaded.ts";
import { useTypedQuery } from "#src/features/search/useTypedQuery.ts";
import { createIsland } from "#src/i18n/IslandRoot.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { directoryId } from "./directoryId.ts";
import styles from "./SearchPage.module.css";

/** Limit of results: in a large catalog a single letter matches half of the entries. */
const MAX_RESULTS = 60;

/** Results by kind from the search file at `index`. Hides the static directory while it shows results. */
export const LiveSearchResults = createIsland(LiveResults);

function LiveResults({ index }: { index: string }) {
	const { t, to, language } = useLocale();
	const query = useDeferredValue(useTypedQuery(searchFieldId).trim());
	const { loaded: search, hasFailed, retry } = useLoaded(index, loadSearch);
	const found = useMemo(() => (search && query ? search.find(query) : undefined), [search, query]);
	const shownHits = found?.hits.slice(0, MAX_RESULTS) ?? [];
	const groups = found ? groupHits({ hits: shownHits, isFuzzy: found.isFuzzy }, false) : [];
	const hasResults = groups.length > 0;
	useLayoutEffect(() => {
		const directoryElement = document.getElementById(directoryId);
		if (directoryElement) directoryElement.hidden = hasResults;
	}, [hasResults]);
	return (
		<>
			<p role="status" className={styles.status}>
				{query && getSearchStatus(t, { query, found, count: shownHits.length, hasFailed })}
			</p>
			{query && hasFailed && (
				<button type="button" onClick={retry} {...buttonProps({ variant: "outline" })}>
					{t("search.retry")}
				</button>
			)}
			{groups.map((group) => (
				<section key={group.name} aria-labelledby={`found-${group.name}`} className={styles.found}>
					<h2 id={`found-${group.name}`}>{t(`search.kinds.${group.name}`)}</h2>
					<ul>
						{group.hits.map((hit) => (
							<li key={`${hit.kind}:${hit.id}`}>
								<a href={to(...getHitPage(hit.kind, hit.id))} lang={hit.lang === language ? undefined : hit.lang}>
									<SearchResultLabel hit={hit} />
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</>
	);
}
