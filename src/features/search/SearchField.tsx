import type { PageKey } from "#config/pages.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./SearchField.module.css";
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

interface SearchFormProps {
	/** Id of the field, by which `useTypedQuery` reads it. */
	id: string;
	/** Path of the page that shows the results without scripts. */
	action: string;
	label: string;
	hint: string;
}

/** The field of a search while a visitor types, with a button that empties it. */
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
