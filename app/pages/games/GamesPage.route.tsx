import { useCallback, useEffect, useRef, useState } from "react";
import {
	type ClientLoaderFunctionArgs,
	type LoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
	useLocation,
} from "react-router";
import { layOut } from "#app/features/catalogue/mosaicLayout.ts";
import { MovingPreviews } from "#app/features/clips/MovingPreviews.tsx";
import { SearchField } from "#app/features/search/SearchField.tsx";
import { i18nFor } from "#app/i18n/i18n.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { loadOrAskServer } from "#app/navigation/loadOrAskServer.ts";
import { ErrorScreen } from "#app/pages/error/ErrorScreen.tsx";
import { pageMeta, unlistedMeta } from "#app/seo/pageMeta.ts";
import { isGenreSlug } from "#content/model/genres.ts";
import { cataloguePage, genreLinks, hasReleases } from "#content/readers/catalogue.server.ts";
import { searchFile } from "#content/search/searchFile.server.ts";
import { languageOf } from "#site/paths.ts";
import type { Route } from "./+types/GamesPage.route";
import { GamesHero } from "./GamesHero.tsx";
import { GenreLinks } from "./GenreLinks.tsx";
import { Listing, type LiveResult } from "./Listing.tsx";
import type { LiveSearch } from "./LiveSearch.tsx";
import { OrderLinks } from "./OrderLinks.tsx";
import { RecentGames } from "./RecentGames.tsx";
import { SearchAbsent } from "./SearchAbsent.tsx";

/** At build time: one page of all games or of a genre's; null where there is no such page. */
export function loader({ params, url }: LoaderFunctionArgs) {
	const genre = isGenreSlug(params.genre) ? params.genre : undefined;
	const number = Number(params.number ?? 1);
	const page = genre || !params.genre ? cataloguePage(number, genre) : undefined;
	if (!page) return null;
	const { address } = searchFile(languageOf(url.pathname));
	return {
		...page,
		layout: layOut(page.games.length),
		genre,
		number,
		genres: genreLinks(),
		hasReleases: hasReleases(),
		index: address,
	};
}

/** On client navigation: the page's data file, which a page that is not there does not have. */
export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
	loadOrAskServer(() => serverLoader<typeof loader>(), url);

/** What is searched for is no part of the data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
	const { t } = i18nFor(languageOf(location.pathname));
	if (!loaderData) return unlistedMeta(t("errors.404.title"), location.pathname);
	const { genre, number } = loaderData;
	const values = {
		number: String(number),
		...(genre && { genre: t(`games.genre.${genre}.name`), summary: t(`games.genre.${genre}.lede`) }),
	};
	if (number > 1) return pageMeta(location.pathname, genre ? "genrePage" : "gamesPage", values);
	return pageMeta(location.pathname, genre ? "genre" : "games", values);
};

/** What the page lists. */
type Catalogue = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** The catalogue: all games or a genre's, page by page, and a search through all of them (product 5). */
export default function GamesPage({ loaderData }: Route.ComponentProps) {
	return loaderData ? <CatalogueView page={loaderData} /> : <ErrorScreen code="404" />;
}

function CatalogueView({ page }: { page: Catalogue }) {
	const { t } = useTranslation();
	const { search } = useLocation();
	const field = useRef<HTMLInputElement>(null);
	const [Search, setSearch] = useState<typeof LiveSearch>();
	const [live, setLive] = useState<LiveResult>();
	const wake = useCallback(() => {
		import("./LiveSearch.tsx").then(
			(module) => setSearch(() => module.LiveSearch),
			() => setLive({ query: "", status: t("games.search.failed") }),
		);
	}, [t]);

	// A shared link, or what was typed before the app was there.
	useEffect(() => {
		if (/[?&](q|genre|sort)=/.test(search) || field.current?.value) wake();
	}, [search, wake]);

	return (
		<>
			<GamesHero
				title={page.genre ? t(`games.genre.${page.genre}.name`) : t("games.title")}
				lede={page.genre ? t(`games.genre.${page.genre}.lede`) : t("games.lede")}
				icons={page.icons}
				genre={page.genre}
				number={page.number}
			>
				<SearchField
					field={field}
					page="games"
					label={t("games.search.label")}
					hint={t("games.search.hint")}
					onNear={wake}
				/>
				<SearchAbsent />
				<MovingPreviews />
			</GamesHero>
			{Search && <Search field={field} index={page.index} genre={page.genre} games={page.games} onResult={setLive} />}
			<div className="container">
				<GenreLinks genres={page.genres} genre={page.genre} typed={live?.query} />
				<Listing
					page={page}
					live={live}
					orders={<OrderLinks genre={page.genre} typed={live?.query} hasReleases={page.hasReleases} />}
				/>
			</div>
			<RecentGames index={page.index} />
		</>
	);
}
