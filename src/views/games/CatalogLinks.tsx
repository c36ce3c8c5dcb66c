import type { GenreLink } from "#content/readers/catalog.server.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { type CatalogState, catalogOrders, toggleGenre } from "./catalogUrl.ts";
import genreStyles from "./GenreLinks.module.css";
import sortStyles from "./SortLinks.module.css";
import { useCatalogLinks } from "./useCatalogLinks.ts";

/**
 * Genre filter: links that add or remove a genre. In static HTML they lead to the genre's page, because only the island
 * can combine genres; `gamesPage.client.ts` uses `data-toggle-href` for clicks before hydration.
 */
export function GenreLinks({ genres, asked }: { genres: readonly GenreLink[]; asked: CatalogState }) {
	const { t } = useTranslation();
	const { isHydrated, linkTo } = useCatalogLinks(asked);
	return (
		<nav className={genreStyles.filter} aria-label={t("games.genres")}>
			<ul>
				<li>
					<a {...linkTo({ genres: [] })} aria-current={asked.genres.length > 0 ? undefined : "true"}>
						{t("games.anyGenre")}
					</a>
				</li>
				{genres.map(({ slug, count }) => {
					const isChosen = asked.genres.includes(slug);
					const toggle = linkTo(toggleGenre(asked, slug));
					return (
						<li key={slug}>
							<a
								{...(isHydrated ? toggle : linkTo({ genres: [slug] }))}
								data-toggle-href={asked.genres.length > 0 && !isHydrated ? toggle.href : undefined}
								aria-current={isChosen ? "true" : undefined}
							>
								{t(`games.genre.${slug}.name`)} <span>{count}</span>
								{isChosen && <Icon name="close" data-js-only="" />}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

interface SortLinksProps {
	asked: CatalogState;
	/** Whether any game has a release date. */
	hasReleases: boolean;
}

/** Order of the games: the catalog's own (best match first in a search), newest first, or by title. */
export function SortLinks({ asked, hasReleases }: SortLinksProps) {
	const { t } = useTranslation();
	const { linkTo } = useCatalogLinks(asked);
	const usual = asked.query ? t("games.order.match") : t("games.order.popular");
	return (
		<nav className={sortStyles.orders} aria-label={t("games.order.label")} data-js-only="">
			<ul>
				{[undefined, ...catalogOrders.filter((order) => hasReleases || order !== "new")].map((order) => (
					<li key={order ?? ""}>
						<a {...linkTo({ order })} aria-current={order === asked.order ? "true" : undefined}>
							{order ? t(`games.order.${order}`) : usual}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
