import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import type { GenreLink } from "#content/readers/catalogue.server.ts";
import { toggleGenre } from "./catalogueState.ts";
import styles from "./GenreLinks.module.css";
import { type CatalogueView, useCatalogueLinks } from "./useCatalogueLinks.ts";

interface GenreLinksProps extends CatalogueView {
	genres: readonly GenreLink[];
}

/**
 * The filter: each link puts a genre in or takes it out. In the built page, and wherever the app cannot come, it leads to the genre's
 * page instead.
 */
export function GenreLinks({ genres, genre, typed }: GenreLinksProps) {
	const { t } = useTranslation();
	const { state, hydrated, linkTo } = useCatalogueLinks(genre, typed);
	return (
		<nav className={styles.filter} aria-label={t("games.genres")}>
			<ul>
				<li>
					<Link {...linkTo({ genres: [] })} aria-current={state.genres.length > 0 ? undefined : "true"}>
						{t("games.anyGenre")}
					</Link>
				</li>
				{genres.map(({ slug, count }) => {
					const isChosen = state.genres.includes(slug);
					return (
						<li key={slug}>
							<Link
								{...linkTo(hydrated ? toggleGenre(state, slug) : { genres: [slug] })}
								aria-current={isChosen ? "true" : undefined}
							>
								{t(`games.genre.${slug}.name`)} <span>{count}</span>
								{isChosen && <Icon name="close" data-app-only="" />}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
