import { Link } from "react-router";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { GenreSlug } from "#content/model/genres.ts";
import styles from "./Pager.module.css";
import { pagesAround } from "./pagesAround.ts";

interface PagerProps {
	genre: GenreSlug | undefined;
	number: number;
	pages: number;
}

/** The way to the other pages of a list; nothing where there is one page. */
export function Pager({ genre, number, pages }: PagerProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	if (pages < 2) return null;
	const linkTo = (page: number) => {
		if (page === 1) return genre ? to("genre", { genre }) : to("games");
		const params = { number: String(page) };
		return genre ? to("genrePage", { ...params, genre }) : to("gamesPage", params);
	};
	return (
		<nav className={styles.pager} aria-label={t("games.pages.label")}>
			<ul>
				{number > 1 && (
					<li>
						<Link to={linkTo(number - 1)} rel="prev" aria-label={t("games.pages.previous")}>
							<Icon name="back" />
						</Link>
					</li>
				)}
				{pagesAround(number, pages).map((page, place, all) => (
					<li key={page} data-gap={place > 0 && page - (all[place - 1] ?? 0) > 1 ? "" : undefined}>
						<Link
							to={linkTo(page)}
							aria-label={t("games.pages.page", { number: page })}
							aria-current={page === number ? "page" : undefined}
						>
							{page}
						</Link>
					</li>
				))}
				{number < pages && (
					<li>
						<Link to={linkTo(number + 1)} rel="next" aria-label={t("games.pages.next")}>
							<Icon name="arrow" />
						</Link>
					</li>
				)}
			</ul>
		</nav>
	);
}
