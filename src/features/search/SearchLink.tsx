import { searchFile } from "#content/search/searchFile.server.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./SearchLink.module.css";

/** Link to the search page. `searchLink.client.ts` opens a dialog instead. */
export function SearchLink() {
	const { t, to, language } = useLocale();
	return (
		<a
			href={to("search")}
			className={styles.control}
			aria-label={t("search.open")}
			aria-keyshortcuts="/"
			data-search-file={searchFile(language).address}
		>
			<Icon name="search" />
			<span>{t("search.open")}</span>
			<kbd>/</kbd>
		</a>
	);
}
