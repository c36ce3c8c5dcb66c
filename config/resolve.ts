import { documentKey } from "./documents.ts";
import { defaultLanguage, type Language } from "./languages.ts";
import { looksLikeLanguageTag } from "./languageTag.ts";
import { matchPage, type PageKey, type PageParams, pageAliases, pagePath, pagePattern } from "./pages.ts";
import { decodeUnreserved, getPathLanguage, localizedPath, stripLocalePrefix, withChoice } from "./paths.ts";

/** Codes of the prerendered error screens; the code is also their path (product 11). */
export const errorCodes = ["404", "500", "unsupportedLanguage"] as const;

/** Status of a removed game or article. */
export const goneStatus = "410";

/** Codes for which the error screen has texts. */
export type ErrorCode = (typeof errorCodes)[number] | typeof goneStatus;

/** Former paths of games and articles without prefix, with the new path, or `null` if the page was removed. */
export type RedirectMap = Readonly<Record<string, string | null>>;

type PageExists = (language: Language, page: PageKey) => boolean;

export type UrlResolution =
	| { kind: "page"; page: PageKey; language: Language; params: PageParams }
	| { kind: "redirect"; status: 301 | 302; location: string }
	/** A removed game or article; `screen` is the path of the prerendered 410 screen. */
	| { kind: "gone"; screen: string }
	| { kind: "error"; language: Language; code: Exclude<ErrorCode, typeof goneStatus> };

/**
 * Resolves a URL to a page, a redirect or an error (product 1 and 2), for the Node server and `_redirects`.
 *
 * @param pathname path of the URL, percent-encoded
 * @param search query with its `?`, or an empty string; redirects keep it
 * @param exists whether a language's `meta.json` has the page's key
 * @param moves former paths, which need only one redirect, however they are spelled
 * @returns `location` always starts with exactly one slash, so that no redirect leaves the site
 */
export function resolveUrl(
	pathname: string,
	search: string,
	exists: PageExists,
	moves: RedirectMap = {},
): UrlResolution {
	const decodedPath = decodeUnreserved(pathname);
	const language = getPathLanguage(decodedPath.replace(/\/{2,}/g, "/"));
	const bare = stripLocalePrefix(decodedPath);
	// No URL has two prefixes. Removing both would redirect an invalid URL to a page.
	if (stripLocalePrefix(bare) !== bare) return { kind: "error", language, code: "404" };
	const canonicalPathname = localizedPath(language, bare);
	const query = withChoice(search, decodedPath);
	const newPath = moves[bare];
	const hasPage = (path: string) => exists(language, matchPage(path)?.key ?? "home");
	if (newPath) {
		return hasPage(newPath)
			? { kind: "redirect", status: 301, location: localizedPath(language, newPath) + query }
			: { kind: "redirect", status: 302, location: newPath + query };
	}
	if (newPath === null && hasPage(bare))
		return { kind: "gone", screen: entryScreenPath(canonicalPathname, goneStatus) };
	const resolution = resolveBarePath(language, bare, search, exists);
	// Non-canonical spellings redirect to the canonical path if that is a page.
	if (resolution.kind !== "error" && canonicalPathname !== pathname) {
		return { kind: "redirect", status: 301, location: canonicalPathname + query };
	}
	return resolution;
}

function resolveBarePath(language: Language, bare: string, search: string, exists: PageExists): UrlResolution {
	const pageAlias = pageAliases.find(({ from }) => from === bare);
	if (pageAlias) return { kind: "redirect", status: 301, location: localizedPath(language, pageAlias.to) + search };
	const found = matchPage(bare);
	const match = found && isNoVersion(found) ? undefined : found;
	const isUnknown = isUnknownDocument(bare, match?.params);
	if (match) {
		if (!exists(language, match.key)) {
			if (language !== defaultLanguage) return { kind: "redirect", status: 302, location: bare + search };
		} else if (!isUnknown) return { kind: "page", page: match.key, language, params: match.params };
	}
	if (isUnknown) {
		const index = pagePath("guidelines");
		const shown = exists(language, "guidelines") ? localizedPath(language, index) : index;
		return { kind: "redirect", status: 302, location: shown + search };
	}
	if (!match && language === defaultLanguage && looksLikeLanguageTag(bare.split("/", 2)[1] ?? "")) {
		return { kind: "error", language, code: "unsupportedLanguage" };
	}
	return { kind: "error", language, code: "404" };
}

/** The path of a prerendered error screen, which is not a public URL. */
export function errorScreenPath(language: Language, code: ErrorCode): string {
	return localizedPath(language, `/${code}`);
}

/** Whether unknown entries show header, footer and an empty main part (product 5) instead of the not-found screen. */
export function hasBlankNotFound(page: PageKey): boolean {
	return pagePattern(page).endsWith("/:slug");
}

/** The prerendered screen for an unknown (404) or removed (410) entry: `/ru/games/boat-attack` -> `/ru/games/404`. */
export function entryScreenPath(pathname: string, code: "404" | typeof goneStatus): string {
	return pathname.replace(/[^/]*$/, code);
}

/** Whether a path one or two segments below the guidelines matches no document (product 7). */
function isUnknownDocument(bare: string, { chapter = "", doc = "" }: PageParams = {}): boolean {
	return /^\/docs\/guidelines(\/[^/]+){1,2}$/.test(bare) && !documentKey(chapter, doc);
}

/** Whether the date is invalid or the document unknown in a path of a document version. */
function isNoVersion({
	key,
	params: { chapter = "", doc = "", from = "" },
}: NonNullable<ReturnType<typeof matchPage>>) {
	return key === "documentVersion" && !(documentKey(chapter, doc) && /^\d{4}-\d\d-\d\d$/.test(from));
}
