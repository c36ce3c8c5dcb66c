import type { Thing as SchemaThing } from "schema-dts";
import type { Language } from "#config/languages.ts";
import { pagePath } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import type { CardGame } from "#content/model/catalogIndex.ts";
import { getFallbackUrl, type Picture } from "#content/model/picture.ts";
import type { GameDetails } from "#content/readers/games.server.ts";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import type { BreadcrumbItem, PageDescription } from "./describePage.server.ts";
import { iconPath } from "./icons.ts";
import type { FaqQuestion } from "./questions.ts";

/** A schema.org type by name; unknown properties do not compile. */
type ThingOf<Type extends string> = Extract<SchemaThing, { "@type": Type }>;

export type Thing = ThingOf<
	"Organization" | "WebSite" | "VideoGame" | "NewsArticle" | "BreadcrumbList" | "ItemList" | "FAQPage"
>;

/** Describes a page with schema.org types, using only facts that it shows: no ratings, no offers. `url` is absolute. */
export function structuredData({ key, language }: PageInfo, url: string, description: PageDescription): Thing[] {
	const { article, crumbs = [], game, headline, listed = [], questions = [] } = description;
	const context = { url, language, headline };
	return [
		...(key === "home" ? [describeOrganization(), describeWebsite(language)] : []),
		...(game ? [videoGame(game, context)] : []),
		...(article ? [newsArticle(article, context)] : []),
		...(listed.length > 0 ? [itemList(listed, context)] : []),
		...(crumbs.length > 0 ? [breadcrumbList(crumbs, url)] : []),
		...(questions.length > 0 ? [faqPage(questions, context)] : []),
	];
}

interface ThingContext {
	readonly url: string;
	readonly language: Language;
	readonly headline: readonly string[];
}

/** JSON-LD: one thing, or several as a graph. Escaped so that it cannot end the script element. */
export function toJsonLd(things: readonly Thing[]): string {
	const context = { "@context": "https://schema.org" };
	const [first, ...others] = things;
	const data = others.length > 0 ? { ...context, "@graph": things } : { ...context, ...first };
	return JSON.stringify(data).replaceAll("\u00a0", " ").replaceAll("<", "\\u003c");
}

/** The operator with all details. */
function describeOrganization(): ThingOf<"Organization"> {
	const { links, legal } = site;
	return {
		...describePublisher(),
		legalName: legal.entity,
		address: legal.address,
		email: site.email,
		sameAs: [links.professionalNetwork, links.messengerChannel, links.messengerChannelRu, links.microblog],
	};
}

/** The operator as publisher of an article. */
function describePublisher(): ThingOf<"Organization"> {
	return {
		"@type": "Organization",
		"@id": `${site.origin}/#organization`,
		name: site.name,
		url: `${site.origin}/`,
		logo: absoluteUrl(iconPath(512)),
	};
}

function describeWebsite(language: Language): ThingOf<"WebSite"> {
	return {
		"@type": "WebSite",
		"@id": `${site.origin}/#website`,
		name: site.name,
		url: absoluteUrl(localizedPath(language, "/")),
		inLanguage: language,
		publisher: describePublisher(),
	};
}

/** A game. The studio is author and publisher; the marketplace only lists it. */
function videoGame(game: GameDetails, { url, language }: ThingContext): ThingOf<"VideoGame"> {
	const { t } = i18nFor(language);
	const page = absoluteUrl(localizedPath(language, pagePath("studio", { studio: game.studioSlug })));
	const studio: ThingOf<"Organization"> = { "@type": "Organization", name: game.studio, url: page };
	return {
		"@type": "VideoGame",
		name: game.title,
		url,
		description: game.summary,
		genre: game.genre.map((genre) => t(`genres.${genre}`)),
		image: [game.pictures.background, game.pictures.icon].map(pictureUrl),
		screenshot: game.screenshots.map(({ picture, alt }) => ({
			"@type": "ImageObject",
			contentUrl: pictureUrl(picture),
			caption: alt,
		})),
		author: studio,
		publisher: studio,
		gamePlatform: "Web browser",
		potentialAction: { "@type": "PlayAction", target: { "@type": "EntryPoint", urlTemplate: game.play } },
		inLanguage: language,
	};
}

/** An article, in English unless translated (product 2). */
function newsArticle(article: NewsArticle, { url }: ThingContext): ThingOf<"NewsArticle"> {
	return {
		"@type": "NewsArticle",
		headline: article.title,
		description: article.description,
		url,
		mainEntityOfPage: url,
		image: [pictureUrl(article.picture)],
		datePublished: article.date,
		inLanguage: article.language,
		author: describePublisher(),
		publisher: describePublisher(),
	};
}

/** Breadcrumbs; the one without a path is the page itself. */
function breadcrumbList(crumbs: readonly BreadcrumbItem[], url: string): ThingOf<"BreadcrumbList"> {
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ label, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: path ? absoluteUrl(path) : url,
		})),
	};
}

/** The games of a page in order, numbered from its first. */
function itemList(games: readonly CardGame[], { url, language, headline }: ThingContext): ThingOf<"ItemList"> {
	return {
		"@type": "ItemList",
		name: headline.join(" "),
		url,
		itemListElement: games.map(({ slug, title }, place) => ({
			"@type": "ListItem",
			position: place + 1,
			name: title,
			url: absoluteUrl(localizedPath(language, pagePath("game", { slug }))),
		})),
	};
}

/** The questions of the page's accordion. */
function faqPage(questions: readonly FaqQuestion[], { url, language }: ThingContext): ThingOf<"FAQPage"> {
	return {
		"@type": "FAQPage",
		url,
		inLanguage: language,
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

function pictureUrl(picture: Picture): string {
	return absoluteUrl(getFallbackUrl(picture));
}

function absoluteUrl(path: string): string {
	return site.origin + path;
}
