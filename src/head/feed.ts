import { pagePath } from "#config/pages.ts";
import { site } from "#config/site.ts";
import type { NewsArticle } from "#content/readers/readNews.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { renderElement, xmlDocument } from "./xml.ts";

export const feedPath = "/news/feed.atom";

type FeedEntry = Pick<NewsArticle, "id" | "slug" | "title" | "date" | "description">;

/**
 * The news as an Atom feed for all languages, because articles are in English (product 2). Ids do not depend on names
 * or URLs: a reader would show articles with new ids as unread (RFC 4287, 4.2.6).
 */
export function atomFeed(articles: readonly [FeedEntry, ...FeedEntry[]]): string {
	const newsUrl = site.origin + pagePath("news");
	const root = renderElement(
		"feed",
		{ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en" },
		renderElement("id", {}, site.feedId),
		renderElement("title", {}, i18nFor("en").t("news.title", { product: site.name })),
		renderElement("updated", {}, timeOf(articles[0].date)),
		renderElement("link", { rel: "self", type: "application/atom+xml", href: site.origin + feedPath }),
		renderElement("link", { rel: "alternate", type: "text/html", href: newsUrl }),
		renderElement("icon", {}, `${site.origin}/favicon.ico`),
		renderElement("author", {}, renderElement("name", {}, site.name), renderElement("uri", {}, `${site.origin}/`)),
		...articles.map(({ id, slug, title, date, description }) => {
			const url = site.origin + pagePath("article", { slug });
			return renderElement(
				"entry",
				{},
				renderElement("id", {}, `urn:uuid:${id}`),
				renderElement("title", {}, title),
				renderElement("published", {}, timeOf(date)),
				renderElement("updated", {}, timeOf(date)),
				renderElement("link", { rel: "alternate", type: "text/html", href: url }),
				renderElement("author", {}, renderElement("name", {}, site.name)),
				renderElement("summary", {}, description),
			);
		}),
	);
	return xmlDocument(root);
}

/** Midnight of an ISO day as a timestamp (RFC 3339). */
function timeOf(day: string): string {
	return `${day}T00:00:00Z`;
}
