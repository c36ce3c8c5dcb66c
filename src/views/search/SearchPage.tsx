import type { ReactNode } from "react";
import type { ListedEntries } from "#content/search/searchFile.ts";
import { SearchField } from "#src/features/search/SearchField.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import styles from "./SearchPage.module.css";
import { SiteIndex } from "./SiteIndex.tsx";

interface SearchPageProps {
	page: PageInfo;
	/** Everything that can be found, by kind. */
	entries: ListedEntries;
	/** The results: `LiveAnswers.island.tsx`. */
	children?: ReactNode;
}

/** The search as a page: a list of everything that can be found, which the island replaces by results. */
export function SearchPage({ page, entries, children }: SearchPageProps) {
	return (
		<SiteLayout page={page}>
			<SearchHead />
			<div className={`container ${styles.body}`}>
				{children}
				<SiteIndex entries={entries} />
			</div>
		</SiteLayout>
	);
}

function SearchHead() {
	const { t } = useTranslation();
	return (
		<header className={styles.head}>
			<div className="container">
				<h1>{t("searchPage.title")}</h1>
				<p className="lede">{t("searchPage.lede")}</p>
				<SearchField page="search" label={t("search.label")} hint={t("search.hint")} failure={t("search.failed")} />
			</div>
		</header>
	);
}
