import type { GenreSlug } from "#content/model/genres.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { listId } from "./elementIds.ts";
import styles from "./Pagination.module.css";

interface PaginationProps {
	genre: GenreSlug | undefined;
	number: number;
	pages: number;
}

/** Links to the other pages of a list; nothing for a single page. */
export function Pagination({ genre, number, pages }: PaginationProps) {
	const { t, to } = useLocale();
	if (pages < 2) return null;
	const toPath = (page: number) => {
		if (page === 1) return genre ? to("genre", { genre }) : to("games");
		const params = { number: String(page) };
		return genre ? to("genrePage", { ...params, genre }) : to("gamesPage", params);
	};
	const toHref = (page: number) => `${toPath(page)}#${listId}`;
	return (
		<nav className={styles.pager} aria-label={t("games.pages.label")}>
			<ul>
				{number > 1 && (
					<li>
						<a href={toHref(number - 1)} rel="prev" aria-label={t("games.pages.previous")}>
							<Icon name="back" />
						</a>
					</li>
				)}
				{getPaginationRange(number, pages).map((page, index, all) => (
					<li key={page} data-gap={index > 0 && page - (all[index - 1] ?? 0) > 1 ? "" : undefined}>
						<a
							href={toHref(page)}
							aria-label={t("games.pages.page", { number: page })}
							aria-current={page === number ? "page" : undefined}
						>
							{page}
						</a>
					</li>
				))}
				{number < pages && (
					<li>
						<a href={toHref(number + 1)} rel="next" aria-label={t("games.pages.next")}>
							<Icon name="arrow" />
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}

/** Pages to link: the first, the last, the current one and its neighbors. */
export function getPaginationRange(current: number, last: number): number[] {
	const pageNumbers = new Set([1, current - 1, current, current + 1, last]);
	return [...pageNumbers].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
}
