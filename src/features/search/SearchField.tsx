import type { PageKey } from "#config/pages.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./SearchField.module.css";
import { SearchForm } from "./SearchForm.tsx";
import { searchFieldId } from "./searchFieldId.ts";

interface SearchFieldProps {
	/** The page whose list it searches. */
	page: PageKey;
	label: string;
	hint: string;
	/** Shown if the island cannot be loaded. */
	failure: string;
}

/**
 * A page's own search field. `useTypedQuery` of the page's island reads it; submitted before that, the form leads to the
 * URL that typing leads to.
 */
export function SearchField({ page, label, hint, failure }: SearchFieldProps) {
	const { to } = useLocale();
	return (
		<search className={styles.search} data-js-only="">
			<SearchForm id={searchFieldId} action={to(page)} label={label} hint={hint} />
			<p role="alert" hidden data-failure-of={searchFieldId}>
				{failure}
			</p>
		</search>
	);
}
