import { declaredPages } from "#content/locales/locales.server.ts";
import { genreLinks } from "#content/readers/catalogue.server.ts";
import { featuredGames, studios } from "#content/readers/games.server.ts";
import { articleSlugs } from "#content/readers/news.server.ts";
import { hasEntries } from "#content/readers/prerenderPaths.server.ts";
import { paramsOf } from "#site/documents.ts";
import { isUnlisted, type PageKey, type PageParams, pagePath, pages } from "#site/pages.ts";
import { localizedPath } from "#site/paths.ts";

/** A page that stands for its type. */
export interface MeasuredPage {
	readonly name: string;
	readonly path: string;
}

/** The game whose page is measured: the one that stands first on the home page. */
export function measuredGame(): string {
	const [game] = featuredGames();
	if (!game) throw new Error('No featured game. Give one game of content/games the field "featured: 1".');
	return game.slug;
}

/** The page of each type that is measured: of several, the first game, genre, studio or second page, the newest article, the longest document. */
function paramsFor(page: PageKey): PageParams {
	const genre = genreLinks()[0]?.slug ?? "";
	if (page === "game") return { slug: measuredGame() };
	if (page === "genre") return { genre };
	if (page === "studio") return { studio: studios()[0]?.slug ?? "" };
	if (page === "gamesPage") return { number: "2" };
	if (page === "genrePage") return { genre, number: "2" };
	if (page === "article") return { slug: articleSlugs()[0] ?? "" };
	if (page === "document") return paramsOf("developers.terms-and-conditions");
	return {};
}

/** Every type of page (or those named) in English and Russian: what the bounds of the design are about. */
export function measuredPages(types?: readonly PageKey[]): MeasuredPage[] {
	return pages
		.filter(({ key }) => !isUnlisted(key) && hasEntries(key) && (types?.includes(key) ?? true))
		.flatMap(({ key }) =>
			(["en", "ru"] as const)
				.filter((language) => declaredPages(language).includes(key))
				.map((language) => ({
					name: `${key} ${language}`,
					path: localizedPath(language, pagePath(key, paramsFor(key))),
				})),
		);
}

/** The path of the English page that stands for a type. Throws when nothing stands for it. */
export function pathOf(type: PageKey): string {
	const found = measuredPages([type]).find(({ name }) => name === `${type} en`);
	if (!found) throw new Error(`No page of the type ${type} to measure.`);
	return found.path;
}
