import { hiddenGameSlugs } from "./games.server.ts";
import { hiddenArticleSlugs, listArticles } from "./news.server.ts";

/**
 * Which files of pictures and clips belong to games and articles that are not public yet, and are shown by nothing public.
 *
 * @param files paths below the folder that is served, such as `pictures/games/boat-attack/icon.5a5531ec.webp`
 */
export function findUnpublishedAssets(files: readonly string[]): string[] {
	const hidden = [
		...hiddenGameSlugs().flatMap((slug) => [`pictures/games/${slug}/`, `clips/${slug}/`]),
		...hiddenArticleSlugs().map((slug) => `pictures/news/${slug}.`),
	];
	const shown = listArticles().map(({ picture }) => picture.base);
	return files.filter(
		(file) =>
			hidden.some((beginning) => file.startsWith(beginning)) && !shown.some((base) => `/${file}`.startsWith(base)),
	);
}
