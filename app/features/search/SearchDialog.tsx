import { type MouseEvent, type RefObject, useDeferredValue, useMemo, useState } from "react";
import { DialogFrame } from "#app/components/Dialog/Dialog.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { Answers } from "./Answers.tsx";
import { groupHits } from "./groupHits.ts";
import { SearchCombobox } from "./SearchCombobox.tsx";
import styles from "./SearchDialog.module.css";
import { Suggestions } from "./Suggestions.tsx";
import { statusOf } from "./statusOf.ts";
import { useSearch } from "./useSearch.ts";

interface SearchDialogProps {
	/** Of the search's file. */
	address: string;
	/** What has been typed for it before it was there; asked once. */
	readTyped: () => string;
	/** The window, for whoever opens it. */
	ref: RefObject<HTMLDialogElement | null>;
}

/** The search window: what is typed, and below it the answers, a list box that the field's arrow keys go through. */
export function SearchDialog({ address, readTyped, ref }: SearchDialogProps) {
	const { t } = useTranslation();
	const [text, setText] = useState(readTyped);
	const query = useDeferredValue(text.trim());
	const { search, hasFailed } = useSearch(address, () => query !== "");
	const found = useMemo(() => (search && query ? search.find(query) : undefined), [search, query]);
	const groups = useMemo(() => (found ? groupHits(found, true) : []), [found]);
	const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
	const [chosen, setChosen] = useState({ query: "", place: 0 });
	// The best answer is at hand at once, but not one that only comes close.
	const active = chosen.query === query ? chosen.place : found?.isNear ? -1 : 0;
	const choose = (place: number) => setChosen({ query, place });

	const closeAtLink = (event: MouseEvent) => {
		const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
		if (!isNewTab && (event.target as Element).closest("a")) ref.current?.close();
	};

	return (
		<DialogFrame ref={ref} id="search" aria-label={t("search.label")} className={styles.window} onClick={closeAtLink}>
			<SearchCombobox text={text} onText={setText} count={count} active={active} onChoose={choose} />
			<div className={styles.results}>
				<p role="status" className={count > 0 && !found?.isNear ? "visually-hidden" : styles.status}>
					{query && statusOf(t, { query, found, count, hasFailed })}
				</p>
				<div id="search-answers" role="listbox" aria-label={t("search.results")} hidden={count === 0}>
					<Answers groups={groups} active={active} onPoint={choose} language={search?.language} />
				</div>
				{count === 0 && <Suggestions search={search} query={query} />}
			</div>
		</DialogFrame>
	);
}
