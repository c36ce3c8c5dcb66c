import type { ListedEntries } from "#content/search/searchFile.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { pageOfHit } from "#src/features/search/pageOfHit.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { directoryId } from "./directoryId.ts";
import styles from "./SearchPage.module.css";

/** Everything that can be found, by kind: the page without a search. */
export function SiteIndex({ entries }: { entries: ListedEntries }) {
	const { t } = useTranslation();
	const { to, language } = useLocale();
	return (
		<div id={directoryId}>
			<div className={styles.directory}>
				{entries.map(({ kind, rows }) => (
					<section key={kind} aria-labelledby={`all-${kind}`} className={styles.kind} data-kind={kind}>
						<h2 id={`all-${kind}`}>{t(`search.kinds.${kind}`)}</h2>
						<ul>
							{rows.map(({ id, title, note, count }) => (
								<li key={id}>
									<a
										href={to(...pageOfHit(kind, id))}
										lang={kind === "article" && language !== "en" ? "en" : undefined}
									>
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
