import type { GenreSlug } from "#content/model/genres.ts";
import type { useLocale } from "#src/i18n/useLocale.ts";

/** Breadcrumbs of a page of the catalog, or those above a game or a studio. */
export function catalogCrumbs(
	{ t, to }: Pick<ReturnType<typeof useLocale>, "t" | "to">,
	genre?: GenreSlug,
	number = 1,
) {
	return [
		{ label: t("nav.games"), path: to("games") },
		...(genre ? [{ label: t(`games.genre.${genre}.name`), path: to("genre", { genre }) }] : []),
		...(number > 1 ? [{ label: t("games.pages.page", { number }) }] : []),
	];
}
