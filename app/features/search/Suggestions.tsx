import { Link } from "react-router";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { Search } from "./openSearch.ts";
import { pageOfHit } from "./pageOfHit.ts";
import styles from "./SearchDialog.module.css";

/** Where to begin when nothing is typed, and where to go on when nothing was found: the genres, and all games. */
export function Suggestions({ search, query }: { search: Search | undefined; query: string }) {
	const { t } = useTranslation();
	const { to, language } = useLocale();
	const genres = search?.all.filter(({ kind }) => kind === "genre") ?? [];
	return (
		<div className={styles.suggestions}>
			{query && search && <p>{t("search.otherwise")}</p>}
			<ul lang={search && search.language !== language ? search.language : undefined}>
				{genres.map(({ id, title, count }) => (
					<li key={id}>
						<Link to={to(...pageOfHit("genre", id))}>
							{title} <span>{count}</span>
						</Link>
					</li>
				))}
			</ul>
			<div className={styles.ways}>
				<Link to={to("games")} {...buttonProps()}>
					{t("search.all")}
				</Link>
				<Link to={to("search")} {...buttonProps({ variant: "outline" })}>
					{t("search.everything")}
				</Link>
			</div>
		</div>
	);
}
