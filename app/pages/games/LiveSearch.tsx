import type { TFunction } from "i18next";
import { type RefObject, useEffect, useMemo } from "react";
import { buttonProps } from "#app/components/Button/Button.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { GenreSlug } from "#content/model/genres.ts";
import type { GameSummary } from "#content/readers/games.server.ts";
import { EmptyResult } from "./EmptyResult.tsx";
import type { LiveResult } from "./Listing.tsx";
import { Results } from "./Results.tsx";
import { type CatalogueSearch, useCatalogueSearch } from "./useCatalogueSearch.ts";

interface LiveSearchProps {
	field: RefObject<HTMLInputElement | null>;
	/** Address of the search's file. */
	index: string;
	genre: GenreSlug | undefined;
	/** The page's own: the first are something to play where nothing is found. */
	games: readonly GameSummary[];
	onResult: (result: LiveResult) => void;
}

/** The search behind the field, fetched when somebody is about to use it. Draws nothing: the page shows what it reports. */
export function LiveSearch({ field, index, genre, games, onResult }: LiveSearchProps) {
	const { t, language } = useTranslation();
	const search = useCatalogueSearch(field, index, genre);
	const live = useMemo(() => resultOf(search, t, language, games), [search, t, language, games]);
	useEffect(() => onResult(live), [onResult, live]);
	return null;
}

function resultOf(search: CatalogueSearch, t: TFunction, language: string, own: readonly GameSummary[]): LiveResult {
	const { asked, state, result, retry } = search;
	const { query, genres, order } = asked;
	if (result) {
		const { games, isNear, elsewhere } = result;
		const isNone = isNear || games.length === 0;
		const count = games.length;
		const named = new Intl.ListFormat(language, { type: "disjunction" }).format(
			genres.map((genre) => t(`games.genre.${genre}.name`)),
		);
		const all = genres.length > 1 ? t("games.anyOf", { count, genres: named }) : t("games.count", { count });
		const found = query ? t("games.search.found", { count, query }) : all;
		return {
			query,
			status: isNone ? t("games.search.none", { query }) : found,
			view:
				games.length > 0 ? (
					<Results key={`${query} ${genres} ${order}`} games={games} isNear={isNear} />
				) : (
					<EmptyResult asked={asked} elsewhere={elsewhere} popular={own.slice(0, 5)} />
				),
		};
	}
	if (state === "failed") {
		const again = (
			<button type="button" onClick={retry} {...buttonProps({ variant: "outline" })}>
				{t("games.search.retry")}
			</button>
		);
		return { query, status: t("games.search.failed"), action: again };
	}
	return { query, status: state === "loading" ? t("games.search.loading") : undefined };
}
