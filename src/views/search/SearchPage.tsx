import type { ReactNode } from "react";
import type { ListedEntries } from "#content/search/searchFile.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { getHitPage } from "#src/features/search/getHitPage.ts";
import { SearchField } from "#src/features/search/SearchField.tsx";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { SiteLayout } from "#src/layouts/SiteLayout.tsx";
import { directoryId } from "./directoryId.ts";
import styles from "./SearchPage.module.css";

interface SearchPageProps {
	page: PageInfo;
	entries: ListedEntries;
	children?: ReactNode;
}

/** Directory of all entries by kind, which the results of `LiveSearchResults.island.tsx` (`children`) replace. */
export function SearchPage({ page, entries, children }: SearchPageProps) {
	const { t } = i18nFor(page.language);
	return (
		<SiteLayout page={page}>
			<header className={styles.head}>
				<div className="container">
					<h1>{t("searchPage.title")}</h1>
					<p className="lede">{t("searchPage.lede")}</p>
					<SearchField page="search" label={t("search.label")} hint={t("search.hint")} failure={t("search.failed")} />
				</div>
			</header>
			<div className={`container ${styles.body}`}>
				{children}
				<SiteIndex entries={entries} />
			</div>
		</SiteLayout>
	);
}

function SiteIndex({ entries }: { entries: ListedEntries }) {
	const { t, to } = useLocale();
	return (
		<div id={directoryId}>
			<div className={styles.directory}>
				{entries.map(({ kind, rows }) => (
					<section key={kind} aria-labelledby={`all-${kind}`} className={styles.kind} data-kind={kind}>
						<h2 id={`all-${kind}`}>{t(`search.kinds.${kind}`)}</h2>
						<ul>
							{rows.map(({ id, title, note, count, lang }) => (
								<li key={id}>
									<a href={to(...getHitPage(kind, id))} lang={lang}>
										{title}
									</a>
									{note && <span>{note}</span>}
									{count !== undefined && <span>{t("search.games", { count })}</span>}
								</li>
							))}
						</ul>
						{kind === "game" && (
							<a href={to("games")} className={styles.all}>
								{t("search.all")} <Icon name="arrow" />
							</a>
						)}
					</section>
				))}
			</div>
		</div>
	);
}
