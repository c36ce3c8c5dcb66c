import type { MetaDescriptor } from "react-router";
import { completeLanguages, languagesOf } from "#app/i18n/availability.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import type meta from "#public/locales/en/meta.json";
import { defaultLanguage } from "#site/languages.ts";
import { canonicalPath, isUnlisted, matchPage } from "#site/pages.ts";
import { barePath, languageOf, localizedPath } from "#site/paths.ts";
import { site } from "#site/site.ts";

/** How many characters of a title search engines show: an entry's longer one stands without what is around it. */
const shownTitle = 60;

/** Pages whose metadata exist: the keys of the English `meta.json`. */
export type DescribedPage = keyof typeof meta;

/**
 * Title, description, keywords, canonical link and alternates of a page (product 8), for the prerendered head and after
 * a client navigation alike.
 *
 * @param pathname as the router has it: prefix and a trailing slash may be there
 * @param values fill the placeholders of the page's texts, such as a game's title
 */
export function pageMeta(pathname: string, page: DescribedPage, values: Record<string, string> = {}): MetaDescriptor[] {
	const language = languageOf(pathname);
	const bare = barePath(pathname);
	const text = (field: "title" | "description" | "keywords") => i18nFor(language).meta(`${page}.${field}`, values);
	const whole = text("title") || site.name;
	const title = whole.length > shownTitle && values.title ? values.title : whole;
	const description = text("description");
	const keywords = text("keywords");
	return [
		{ title },
		...(description ? [{ name: "description", content: description }] : []),
		...(keywords ? [{ name: "keywords", content: keywords }] : []),
		...(isUnlisted(page) ? [{ name: "robots", content: "noindex" }] : []),
		{ tagName: "link", rel: "canonical", href: absolute(localizedPath(language, canonicalPath(bare))) },
		...languagesOf(page).map((code) => ({
			tagName: "link" as const,
			rel: "alternate",
			hrefLang: code,
			href: absolute(localizedPath(code, bare)),
		})),
		{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: absolute(localizedPath(defaultLanguage, bare)) },
	];
}

/**
 * For screens without an address of their own, such as an error or an unknown game. They list the languages in which the same
 * address shows them, so that the head script can send visitors to theirs.
 *
 * @param pathname absent for a screen that exists in one language, or whose address may show a page at another time
 */
export function unlistedMeta(title: string, pathname?: string): MetaDescriptor[] {
	const page = pathname && matchPage(barePath(pathname));
	const available = page ? languagesOf(page.key) : completeLanguages();
	return [
		{ title },
		{ name: "robots", content: "noindex" },
		...(pathname && available.length > 1 ? [{ name: "languages", content: available.join(" ") }] : []),
	];
}

function absolute(path: string): string {
	return site.origin + path;
}
