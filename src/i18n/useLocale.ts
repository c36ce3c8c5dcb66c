import { createContext, useContext } from "react";
import { defaultLanguage } from "#config/languages.ts";
import { type PageKey, type PageParams, pagePath } from "#config/pages.ts";
import { getPathLanguage, localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { isPageTranslated } from "./availability.ts";
import { i18nFor } from "./i18n.ts";

/** URL path of the page, with its language prefix. */
export const PathContext = createContext("/");

/** Language of the current path, its translations, and links in the same language. */
export function useLocale() {
	const currentPath = useContext(PathContext);
	const language = getPathLanguage(currentPath);
	/** Path of a page in the visitor's language, or in the default language if theirs lacks the page (product 2). */
	const to = (page: PageKey, params?: PageParams) =>
		localizedPath(isPageTranslated(language, page) ? language : defaultLanguage, pagePath(page, params));
	return {
		t: i18nFor(language).t,
		language,
		/** The current path without its language prefix. */
		bare: stripLocalePrefix(currentPath),
		to,
		/** Attributes of a link; `hrefLang` if the page is in another language, which `base.css` shows as a badge. */
		link: (page: PageKey) => ({
			href: to(page),
			hrefLang: isPageTranslated(language, page) ? undefined : defaultLanguage,
		}),
	};
}
