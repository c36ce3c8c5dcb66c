import { type MouseEvent, type RefObject, useDeferredValue, useMemo, useState } from "react";
import { DialogFrame } from "#src/components/Dialog/Dialog.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { hasModifierKey } from "#src/scripts/hasModifierKey.ts";
import { getSearchStatus } from "./getSearchStatus.ts";
import { groupHits } from "./groupHits.ts";
import { loadSearch } from "./loadSearch.ts";
import { SearchCombobox } from "./SearchCombobox.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { SearchSuggestions } from "./SearchSuggestions.tsx";
import { useLoaded } from "./useLoaded.ts";

interface SearchDialogProps {
	index: string;
	typed: string;
	ref: RefObject<HTMLDialogElement | null>;
}

/** Search dialog: a combobox with a list box of results. */
export function SearchDialog({ index, typed, ref }: SearchDialogProps) {
	const { t } = useTranslation();
	const [text, setText] = useState(typed);
	const query = useDeferredValue(text.trim());
	const { loaded: search, hasFailed } = useLoaded(index, loadSearch);
	const found = useMemo(() => (search && query ? search.find(query) : undefined), [search, query]);
	const groups = useMemo(() => (found ? groupHits(found, true) : []), [found]);
	const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
	const [chosen, setChosen] = useState({ query: "", index: 0 });
	// Enter opens the best match; an inexact one only if the visitor selected it.
	const activeIndex = chosen.query === query ? chosen.index : found?.isFuzzy ? -1 : 0;
	const choose = (chosenIndex: number) => setChosen({ query, index: chosenIndex });

	const closeAtLink = (event: MouseEvent) => {
		if (!hasModifierKey(event) && (event.target as Element).closest("a")) ref.current?.close();
	};

	return (
		<DialogFrame ref={ref} id="search" aria-label={t("search.label")} className="search-dialog" onClick={closeAtLink}>
			<SearchCombobox text={text} onText={setText} count={count} active={activeIndex} onChoose={choose} />
			<div className="search-dialog-results">
				<p role="status" className={count > 0 && !found?.isFuzzy ? "visually-hidden" : "search-dialog-status"}>
					{query && getSearchStatus(t, { query, found, count, hasFailed })}
				</p>
				<div id="search-answers" role="listbox" aria-label={t("search.results")} hidden={count === 0}>
					<SearchResults groups={groups} active={activeIndex} onPoint={choose} />
				</div>
				{count === 0 && <SearchSuggestions search={search} query={query} />}
			</div>
		</DialogFrame>
	);
}
