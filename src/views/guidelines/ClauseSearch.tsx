import { useDeferredValue, useMemo } from "react";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { loadClauses } from "#src/features/clauses/loadClauses.ts";
import fieldStyles from "#src/features/search/SearchField.module.css";
import { useLoaded } from "#src/features/search/useLoaded.ts";
import { useTypedQuery } from "#src/features/search/useTypedQuery.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { DocumentResults } from "./DocumentResults.tsx";
import styles from "./GuidelinesPage.module.css";
import { getSearchStatus } from "./searchStatus.ts";

/** Also the fragment of links to the search: the browser then puts the focus into the field. */
const FIELD_ID = "find";

/**
 * Searches all documents, clause by clause, while a visitor types. Before hydration the form leads to the site's search.
 *
 * @param index URL of the clauses in the page's language
 */
export function ClauseSearch({ index }: { index: string }) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const query = useDeferredValue(useTypedQuery(FIELD_ID).trim());
	const { loaded: clauses, hasFailed, retry } = useLoaded(index, loadClauses);
	const found = useMemo(() => (clauses && query ? clauses.find(query) : undefined), [clauses, query]);
	return (
		<>
			<search className={fieldStyles.search}>
				<form action={to("search")} className={fieldStyles.form}>
					<Icon name="search" className={fieldStyles.icon} />
					<input
						id={FIELD_ID}
						type="search"
						name="q"
						aria-label={t("guidelines.search.label")}
						placeholder={t("guidelines.search.hint")}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						enterKeyHint="search"
						maxLength={80}
					/>
					<button type="reset" aria-label={t("search.clear")}>
						<Icon name="close" />
					</button>
				</form>
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
