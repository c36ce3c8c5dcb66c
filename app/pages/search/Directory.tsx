import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { pageOfHit } from "#app/features/search/pageOfHit.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { ListedEntries } from "#content/search/searchFile.ts";
import styles from "./SearchPage.module.css";

/** Everything that can be found, by kind: what the page is without a search, and without JavaScript. */
export function Directory({ entries }: { entries: ListedEntries }) {
	const { t } = useTranslation();
	const { to, language } = useLocale();
	return (
		<div className={styles.directory}>
			{entries.map(({ kind, rows }) => (
				<section key={kind} aria-labelledby={`all-${kind}`} className={styles.kind} data-kind={kind}>
					<h2 id={`all-${kind}`}>{t(`search.kinds.${kind}`)}</h2>
					<ul>
						{rows.map(({ id, title, note }) => (
							<li key={id}>
								<Link to={to(...pageOfHit(kind, id))} lang={kind === "article" && language !== "en" ? "en" : undefined}>
									{title}
								</Link>
								{note && <span>{note}</span>}
							</li>
						))}
					</ul>
					{kind === "game" && (
						<Link to={to("games")} className={styles.all}>
							{t("search.all")} <Icon name="arrow" />
						</Link>
					)}
				</section>
			))}
		</div>
	);
}
