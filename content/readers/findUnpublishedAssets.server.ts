import { hiddenGameSlugs } from "./games.server.ts";
import { hiddenArticleSlugs, listArticles } from "./news.server.ts";

/** Finds files (such as `pictures/games/boat-attack/icon.5a5531ec.webp`) that only unpublished entries show. */
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
