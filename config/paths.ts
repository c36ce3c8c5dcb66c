import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** `/ru/about-us/` -> `ru`. Paths without a prefix are in the default language. */
export function getPathLanguage(pathname: string): Language {
	const first = pathname.split("/", 2)[1];
	return isLanguage(first) ? first : defaultLanguage;
}

/** Decodes unreserved characters (RFC 3986, 6.2.2.2): `/%67ames/boat%2Dattack` -> `/games/boat-attack`. */
export function decodeUnreserved(pathname: string): string {
	return pathname.replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, (encoded) => decodeURIComponent(encoded));
}

/** Removes the language prefix, a trailing slash and repeated slashes: `//ru//about-us/` -> `/about-us`. */
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

/** Puts a link in a text under the page's language if it is a path of the site, and keeps its query and hash. */
export function localizedHref(href: string, language: Language): string {
	return href.replace(/^\/[^?#]*/, (path) => localizedPath(language, path));
}

/** Sets `lng` in a query (with `?`, or empty), or removes it for `undefined`. */
export function withLanguage(search: string, language: Language | undefined): string {
	const others = search
		.slice(1)
		.split("&")
		.filter((part) => part && !/^lng(=|$)/.test(part));
	const parts = language ? [...others, `lng=${language}`] : others;
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** The query for a redirect. A redirect from `/en/about-us` loses the prefix, so `lng=en` keeps that choice. */
export function withChoice(search: string, pathname: string): string {
	const hasDefaultPrefix = pathname.split("/").find(Boolean) === defaultLanguage;
	return hasDefaultPrefix ? withLanguage(search, defaultLanguage) : search;
}
