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
	/** Path of a page in the visitor's language, or in the default language if theirs lacks the page (product 2). */
	readonly to: (page: PageKey, params?: PageParams) => string;
	/** Attributes of a link; `hrefLang` if the page is in another language, which `base.css` shows as a badge. */
	readonly link: (page: PageKey) => { readonly href: string; readonly hrefLang: Language | undefined };
}

/** URL path of the page, with its language prefix. */
export const PathContext = createContext("/");

/** Language of the current path, its translations, and links in the same language. */
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
