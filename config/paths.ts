import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** `/ru/about-us/` -> `ru`. The prefix alone decides; a path without one is in the default language. */
export function getPathLanguage(pathname: string): Language {
	const first = pathname.split("/", 2)[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/**
 * Decodes percent-encoded letters, digits and `-._~`, with which a path is the same address (RFC 3986, 6.2.2.2):
 * `/%67ames/boat%2Dattack` -> `/games/boat-attack`.
 */
export function decodeUnreserved(pathname: string): string {
	return pathname.replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, (encoded) => decodeURIComponent(encoded));
}

/**
 * The path without language prefix, trailing slash and repeated slashes: `//ru//about-us/` -> `/about-us`.
 * The prerenderer asks for `/about-us/` and a visitor for `/about-us`; both must give the same markup.
 */
export function stripLocalePrefix(pathname: string): string {
	const pathSegments = pathname.split("/").filter(Boolean);
	if (isLanguage(pathSegments[0])) pathSegments.shift();
	return `/${pathSegments.join("/")}`;
}

/** Puts `path` (with or without a prefix) under a language: (`ru`, `/`) -> `/ru`; (`en`, `/ru/news`) -> `/news`. */
export function localizedPath(language: Language, path: string): string {
	const bare = stripLocalePrefix(path);
	if (language === defaultLanguage) return bare;
	return bare === "/" ? `/${language}` : `/${language}${bare}`;
}

/**
 * A link as texts write it: a path of the site under the page's language, with its query and hash; anything else is
 * unchanged.
 */
export function localizedHref(href: string, language: Language): string {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
	return path.startsWith("/") ? localizedPath(language, path) + rest : href;
}

/** A query (with its `?`, or empty) with `lng` set to a language, or removed for `undefined`. The rest stays unchanged. */
export function withLanguage(search: string, language: Language | undefined): string {
	const others = search
		.slice(1)
		.split("&")
		.filter((part) => part && !/^lng(=|$)/.test(part));
	const parts = language ? [...others, `lng=${language}`] : others;
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/**
 * The query for a redirect from a path: `/en/about-us` leads to an address without a prefix, so `lng` carries the choice that
 * the prefix was. Any other prefix stays in the path.
 */
export function withChoice(search: string, pathname: string): string {
	const hasDefaultPrefix = pathname.split("/").find(Boolean) === defaultLanguage;
	return hasDefaultPrefix ? withLanguage(search, defaultLanguage) : search;
}
