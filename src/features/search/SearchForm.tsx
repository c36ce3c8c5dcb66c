import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./SearchField.module.css";

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
