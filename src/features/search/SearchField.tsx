import type { PageKey } from "#config/pages.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./SearchField.module.css";
import { searchFieldId } from "./searchFieldId.ts";

interface SearchFieldProps {
	/** Page whose list the field searches. */
	page: PageKey;
	label: string;
	hint: string;
	/** Shown if the island fails to load. */
	failure: string;
}

/** Search field of a page, read by `useTypedQuery`. Before hydration, submitting the form leads to the same URL. */
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

interface SearchFormProps {
	/** Id that `useTypedQuery` gets. */
	id: string;
	/** Path of the page that shows the results without scripts. */
	action: string;
	label: string;
	hint: string;
}

/** Search form with a button that clears its field. */
export function SearchForm({ id, action, label, hint }: SearchFormProps) {
	const { t } = useTranslation();
	return (
		<form action={action} className={styles.form}>
			<Icon name="search" className={styles.icon} />
			<input
				id={id}
				type="search"
				name="q"
				aria-label={label}
				placeholder={hint}
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
	);
}
