import { formatDay } from "#config/formatDay.ts";
import { type PageKey, pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import type { CardGame } from "#content/model/catalogIndex.ts";
import { isGenreSlug } from "#content/model/genres.ts";
import type { Picture } from "#content/model/picture.ts";
import { catalogPage } from "#content/readers/catalog.server.ts";
import { documentFrame, documentVersion } from "#content/readers/documents.server.ts";
import { findGame, findStudio, type GameDetails } from "#content/readers/games.server.ts";
import { findArticle } from "#content/readers/news.server.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { catalogCrumbs } from "#src/features/catalog/catalogCrumbs.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { phoneMediaQuery } from "#src/pictures/scene.ts";
import { describeDocument, documentCrumbs } from "#src/views/document/describeDocument.ts";
import { getStudioIntro } from "#src/views/studio/getStudioIntro.ts";
import { type FaqQuestion, getFaqQuestions } from "./questions.ts";

/** The page itself may have no path. */
export interface BreadcrumbItem {
	readonly label: string;
	readonly path?: string;
}

/** A picture to preload; `sizes` and `media` match its `<source>`. */
export interface PicturePreload {
	readonly picture: Picture;
	readonly sizes: string;
	readonly media?: string;
}

/** Metadata for search engines and messengers, derived from the page's own data. */
export interface PageDescription {
	/** Interpolation values for the page's texts in `meta.json`. */
	readonly values?: Readonly<Record<string, string>>;
	/** Lines of the first heading. */
	readonly headline: readonly string[];
	readonly picture?: Picture | undefined;
	/** Id of the element that must be parsed before the first paint; `main` by default. */
	readonly firstScreenEnd?: string;
	readonly preload?: PicturePreload;
	readonly crumbs?: readonly BreadcrumbItem[];
	readonly questions?: readonly FaqQuestion[];
	readonly game?: GameDetails;
	readonly article?: NewsArticle;
	readonly listed?: readonly CardGame[];
}

/** Pictures at the top of a page: for wide screens, for phones. */
const heroScenes = {
	home: ["site/home-hero", "site/home-hero-tall"],
	business: ["site/hero-business", "site/hero-business-tall"],
	publish: ["site/hero-publish", "site/publish"],
	partnership: ["site/hero-partnership", "site/hero-partnership-tall"],
	about: ["site/hero-about", "site/hero-about-tall"],
} as const;

/** Describes a page. Throws if its content does not exist. */
export function describePage({ key, language, params }: PageInfo): PageDescription {
	const i18n = i18nFor(language);
	const { t } = i18n;
	const to = (page: PageKey, values?: Record<string, string>) => localizedPath(language, pagePath(page, values));
	switch (key) {
		case "home":
		case "business":
		case "publish":
		case "partnership":
		case "about": {
			const [wide, tall] = heroScenes[key];
			return {
				headline: [t(`${key}.hero.line1`), t(`${key}.hero.line2`)],
				...describeScene(sitePicture(wide), sitePicture(tall)),
				...((key === "publish" || key === "partnership") && { questions: getFaqQuestions(i18n, key) }),
			};
		}
		case "news":
			return {
				headline: [t("news.title", { product: site.name })],
				...describeScene(sitePicture("site/hero-news"), sitePicture("site/hero-news-tall")),
			};
		case "search":
			return { headline: [t("searchPage.title")] };
		case "thanks":
			return {
				headline: [t("contact.thanks")],
				preload: { picture: sitePicture("site/coin"), sizes: "(min-width: 992px) max(480px, 25vw), 70vw" },
			};
		case "guidelines":
			return { headline: [t("guidelines.title")] };
		case "article": {
			const article = requireContent(findArticle(params.slug ?? "", language), `article "${params.slug}"`);
			return {
				values: { title: article.title, summary: article.description },
				headline: [article.title],
				picture: article.picture,
				preload: { picture: article.picture, sizes: "(min-width: 1400px) max(1280px, 66.7vw), 100vw" },
				article,
				crumbs: [{ label: t("nav.news"), path: to("news") }, { label: article.title }],
			};
		}
		case "game": {
			const game = requireContent(findGame(params.slug ?? "", language), `game "${params.slug}"`);
			const genres = game.genre.map((genre) => t(`genres.${genre}`)).join(", ");
			return {
				values: { title: game.title, summary: game.summary, genres },
				headline: [game.title],
				...describeScene(game.pictures.background, game.pictures.tall),
				// The scene's height depends on the facts below it; an earlier paint would shift the layout.
				firstScreenEnd: "facts",
				game,
				crumbs: [...catalogCrumbs({ t, to }, game.mainGenre), { label: game.title }],
			};
		}
		case "studio": {
			const studio = requireContent(findStudio(params.studio ?? ""), `studio "${params.studio}"`);
			return {
				values: { studio: studio.name, summary: getStudioIntro(t, studio) },
				headline: [studio.name],
				listed: studio.games,
				crumbs: [...catalogCrumbs({ t, to }), { label: studio.name }],
			};
		}
		case "games":
		case "gamesPage":
		case "genre":
		case "genrePage":
			return describeCatalog();
		case "document": {
			const { chapter = "", doc = "" } = params;
			const { title, summary } = describeDocument(t, language, chapter, doc, documentFrame(language, chapter, doc));
			const note = t(doc === "pricing" ? "guidelines.pricing.metaNote" : "guidelines.metaNote");
			return {
				values: { title, summary, note },
				headline: [title],
				crumbs: [...documentCrumbs(t, to("guidelines"), chapter), { label: title }],
			};
		}
		case "documentVersion": {
			const { chapter = "", doc = "", from = "" } = params;
			const version = requireContent(
				documentVersion(language, chapter, doc, from),
				`version ${from} of "${chapter}/${doc}"`,
			);
			const [day, until] = [formatDay(version.from, language), formatDay(version.until, language)];
			const values = { title: `${version.title}: ${day}`, document: version.title, from: day, until };
			return { values, headline: [version.title] };
		}
		case "error":
			throw new Error("An error screen has no address to describe.");
	}

	function describeCatalog(): PageDescription {
		const genre = isGenreSlug(params.genre) ? params.genre : undefined;
		const number = params.number ?? "1";
		const { games } = requireContent(catalogPage(Number(number), genre), `page ${number} of ${genre ?? "all games"}`);
		const name = genre ? t(`games.genre.${genre}.name`) : t("games.title");
		const isFirst = key === "games";
		return {
			values: { number, ...(genre && { genre: name, summary: t(`games.genre.${genre}.lede`) }) },
			headline: [name],
			// Pages of a list share the picture of their first game, except the list of all games.
			picture: isFirst ? undefined : games[0]?.pictures.background,
			listed: games,
			crumbs: isFirst
				? [{ label: site.name, path: to("home") }, { label: name }]
				: catalogCrumbs({ t, to }, genre, Number(number)),
		};
	}
}

/** Picture at the top of a page. Only the phones' picture is preloaded, because their connections are slower. */
function describeScene(picture: Picture, tall: Picture): Pick<PageDescription, "picture" | "preload"> {
	return { picture, preload: { picture: tall, sizes: "100vw", media: phoneMediaQuery } };
}

function requireContent<T>(value: T | undefined, what: string): T {
	if (value === undefined) throw new Error(`The content has no ${what}.`);
	return value;
}
