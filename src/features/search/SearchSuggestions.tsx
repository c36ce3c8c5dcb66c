import { buttonProps } from "#src/components/Button/Button.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import type { SiteSearch } from "./createSearch.ts";
import { getHitPage } from "./getHitPage.ts";

/** Links for an empty field or no results: genres, all games and the search page. */
export function SearchSuggestions({ search, query }: { search: SiteSearch | undefined; query: string }) {
	const { t, to, language } = useLocale();
	const genres = search?.all.filter(({ kind }) => kind === "genre") ?? [];
	return (
		<div className="search-dialog-suggestions">
			{query && search && <p>{t("search.otherwise")}</p>}
			<ul lang={search && search.language !== language ? search.language : undefined}>
				{genres.map(({ id, title, count }) => (
					<li key={id}>
						<a href={to(...getHitPage("genre", id))}>
							{title} <span>{count}</span>
						</a>
					</li>
				))}
			</ul>
			<div className="search-dialog-ways">
				<a href={to("games")} {...buttonProps()}>
					{t("search.all")}
				</a>
				<a href={to("search")} {...buttonProps({ variant: "outline" })}>
					{t("search.everything")}
				</a>
			</div>
		</div>
	);
}
