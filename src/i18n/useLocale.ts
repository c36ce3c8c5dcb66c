import { createContext, useContext } from "react";
import { defaultLanguage, type Language } from "#config/languages.ts";
import { type PageKey, type PageParams, pagePath } from "#config/pages.ts";
import { getPathLanguage, localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { isPageTranslated } from "./availability.ts";
import { type I18n, i18nFor } from "./i18n.ts";

interface PageLocale extends Pick<I18n, "t"> {
	readonly language: Language;
	/** The current path without its language prefix. */
	readonly bare: string;
	/** The address of a page in the visitor's language; in the default one where the page lacks theirs (product 2). */
	readonly to: (page: PageKey, params?: PageParams) => string;
	/** Attributes of a link to a page; `hrefLang` if it leads to another language, which `base.css` shows as a badge. */
	readonly link: (page: PageKey) => { readonly href: string; readonly hrefLang: Language | undefined };
}

/** The URL path of the page, with its language prefix. */
export const PathContext = createContext("/");

/** The language that the URL gives, its texts, and links that stay in it. */
export function useLocale(): PageLocale {
	const currentPath = useContext(PathContext);
	const language = getPathLanguage(currentPath);
	const to: PageLocale["to"] = (page, params) =>
		localizedPath(isPageTranslated(language, page) ? language : defaultLanguage, pagePath(page, params));
	return {
		t: i18nFor(language).t,
		language,
		bare: stripLocalePrefix(currentPath),
		to,
		link: (page) => ({ href: to(page), hrefLang: isPageTranslated(language, page) ? undefined : defaultLanguage }),
	};
}
