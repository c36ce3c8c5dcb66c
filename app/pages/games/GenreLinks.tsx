import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GenreSlug } from "#content/model/genres.ts";
import type { GenreLink } from "#content/readers/catalogue.server.ts";
import styles from "./GenreLinks.module.css";

interface GenreLinksProps {
	genres: readonly GenreLink[];
	current: GenreSlug | undefined;
	/** What is looked for: while something is, a genre narrows what was found. */
	query: string | undefined;
}

/** The filter: links to each genre's page, or to the same search within the genre. */
export function GenreLinks({ genres, current, query }: GenreLinksProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	const linkTo = (genre?: GenreSlug) => {
		if (!query) return { to: genre ? to("genre", { genre }) : to("games"), prefetch: "intent" as const };
		const search = new URLSearchParams({ q: query, ...(genre && { genre }) });
		return { to: { pathname: to("games"), search: String(search) }, state: { keepsPlace: true } };
	};
	return (
		<nav className={styles.filter} aria-label={t("games.genres")}>
			<ul>
				<li>
					<Link {...linkTo()} aria-current={current ? undefined : "true"}>
						{t("games.anyGenre")}
					</Link>
				</li>
				{genres.map(({ slug, count }) => (
					<li key={slug}>
						<Link {...linkTo(slug)} aria-current={slug === current ? "true" : undefined}>
							{t(`games.genre.${slug}.name`)} <span>{count}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
