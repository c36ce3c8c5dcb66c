import type { Language } from "./languages.ts";
import { matchPage, type PageKey } from "./pages.ts";
import { decodeUnreserved, getPathLanguage, localizedPath, stripLocalePrefix, withChoice } from "./paths.ts";
import { entryScreenPath, goneStatus, resolveUrl, type UrlResolution } from "./resolve.ts";

/** Old paths of games and articles without prefix, with the new path, or `null` if the page was removed. */
export type RedirectMap = Readonly<Record<string, string | null>>;

/** A removed game or article; `screen` is the path of the prerendered 410 screen. */
type GoneEntry = { kind: "gone"; screen: string };

/**
 * Resolves a URL like `resolveUrl`, including old paths. An old path needs only one redirect, however it is spelled.
 *
 * @param pathname path of the URL, percent-encoded
 * @param search query with its `?`, or an empty string; redirects keep it
 * @param exists whether a language's `meta.json` has the page's key
 */
export function resolveRedirect(
	pathname: string,
	search: string,
	exists: (language: Language, page: PageKey) => boolean,
	moves: RedirectMap,
): UrlResolution | GoneEntry {
	const decodedPath = decodeUnreserved(pathname);
	const language = getPathLanguage(decodedPath.replace(/\/{2,}/g, "/"));
	const bare = stripLocalePrefix(decodedPath);
	const hasPage = (path: string) => exists(language, matchPage(path)?.key ?? "home");
	const newPath = moves[bare];
	const query = withChoice(search, decodedPath);
	if (newPath) {
		return hasPage(newPath)
			? { kind: "redirect", status: 301, location: localizedPath(language, newPath) + query }
			: { kind: "redirect", status: 302, location: newPath + query };
	}
	if (newPath === null && hasPage(bare))
		return { kind: "gone", screen: entryScreenPath(localizedPath(language, bare), goneStatus) };
	return resolveUrl(pathname, search, exists);
}
