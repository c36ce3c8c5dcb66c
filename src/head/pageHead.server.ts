import { defaultLanguage, type Language } from "#config/languages.ts";
import { canonicalPath, isNoindex } from "#config/pages.ts";
import { localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { listArticles } from "#content/readers/news.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { describePage, type PicturePreload } from "./describePage.server.ts";
import { feedPath } from "./feed.ts";
import { getSharePicture } from "./shareScene.server.ts";
import { structuredData, toJsonLd } from "./structuredData.server.ts";

/** Metadata of a page's `<head>`. URLs are absolute. */
export interface PageHead {
	readonly title: string;
	readonly description?: string;
	readonly keywords?: string;
	readonly isNoindex: boolean;
	readonly canonical?: string;
	readonly alternates: readonly { readonly language: string; readonly href: string }[];
	/** Languages that show a screen without a URL of its own. */
	readonly screenLanguages?: readonly Language[];
	readonly preload?: PicturePreload | undefined;
	readonly firstScreenEnd?: string | undefined;
	/** Open Graph; absent for pages that are not indexed. */
	readonly share?: {
		readonly type: "article" | "website";
		readonly title: string;
		readonly image: string;
		readonly imageText: string;
		readonly language: Language;
		readonly otherLanguages: readonly Language[];
	};
	readonly feed?: string;
	/** JSON-LD, or an empty string. */
	readonly jsonLd?: string;
}

/** Search engines truncate longer titles. */
const MAX_TITLE_LENGTH = 60;

/** The head of a page that has a URL (product 8). Throws if an indexed page has no description. */
export function getPageHead(page: PageInfo): PageHead {
	const { key, language, languages, path } = page;
	if (key === "error") throw new Error("Error screens have no address: use getScreenHead().");
	const description = describePage(page);
	const { article, headline, values = {} } = description;
	const text = (field: "title" | "description" | "keywords") => i18nFor(language).meta(`${key}.${field}`, values);
	const title = shortenTitle(text("title") || site.name, values.title);
	const bare = stripLocalePrefix(path);
	const canonicalUrl = site.origin + localizedPath(language, canonicalPath(bare));
	const common: PageHead = {
		title,
		description: text("description"),
		keywords: text("keywords"),
		isNoindex: isNoindex(key),
		preload: description.preload,
		firstScreenEnd: description.firstScreenEnd,
		canonical: canonicalUrl,
		alternates: [
			...languages.map((code) => ({ language: code as string, href: site.origin + localizedPath(code, bare) })),
			{ language: "x-default", href: site.origin + localizedPath(defaultLanguage, bare) },
		],
	};
	if (common.isNoindex) return common;
	if (!common.description) throw new Error(`public/locales/${language}/meta.json: "${key}.description" is empty.`);
	const pageThings = structuredData(page, canonicalUrl, description);
	return {
		...common,
		share: {
			type: article ? "article" : "website",
			// Messengers show the site's name separately.
			title: toPlainText(article ? headline.join(" ") : title),
			image: site.origin + getSharePicture(page, description).path,
			imageText: toPlainText(headline.join(" ")),
			language,
			otherLanguages: languages.filter((code) => code !== language),
		},
		...(["news", "article"].includes(key) && listArticles().length > 0 && { feed: feedPath }),
		jsonLd: pageThings.length > 0 ? toJsonLd(pageThings) : "",
	};
}

/** Omits the site's name from a title that is too long; if it still is, uses the entry's own title. */
function shortenTitle(whole: string, own?: string): string {
	const fits = (title: string) => title.length <= MAX_TITLE_LENGTH;
	const bare = whole.replace(` | ${site.name}`, "");
	return [whole, bare].find(fits) ?? own ?? bare;
}

/** Replaces no-break spaces. */
function toPlainText(text: string): string {
	return text.replace(/\s+/g, " ");
}

/** Head of a screen without a URL of its own. The same URL shows it in all `languages`. */
export function getScreenHead(title: string, languages: readonly Language[] = [], preload?: PicturePreload): PageHead {
	return { title: `${title} | ${site.name}`, isNoindex: true, alternates: [], screenLanguages: languages, preload };
}
