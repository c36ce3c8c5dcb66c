import { documentKey } from "./documents.ts";
import { defaultLanguage, type Language } from "./languages.ts";
import { looksLikeLanguageTag } from "./languageTag.ts";
import { matchPage, type PageKey, type PageParams, pageAliases, pagePath, pagePattern } from "./pages.ts";
import { decodeUnreserved, getPathLanguage, localizedPath, stripLocalePrefix, withChoice } from "./paths.ts";

/** The codes whose screens are prerendered under the code as their path (product 11). */
export const errorCodes = ["404", "500", "unsupportedLanguage"] as const;

/** The code of a game or article that there was. */
export const goneStatus = "410";

/** The codes that the error screen has texts for. */
export type ErrorCode = (typeof errorCodes)[number] | typeof goneStatus;

export type UrlResolution =
	| { kind: "page"; page: PageKey; language: Language; params: PageParams }
	| { kind: "redirect"; status: 301 | 302; location: string }
	| { kind: "error"; language: Language; code: Exclude<ErrorCode, typeof goneStatus> };

/**
 * What a URL means (product 1 and 2): the same for the Node server and `_redirects`.
 *
 * @param pathname path of the URL, percent-encoded
 * @param search query with its `?`, or an empty string; redirects keep it
 * @param exists whether a language's `meta.json` has the page's key
 * @returns `location` always starts with exactly one slash, so that no redirect leaves the site
 */
export function resolveUrl(
	pathname: string,
	search: string,
	exists: (language: Language, page: PageKey) => boolean,
): UrlResolution {
	const decodedPath = decodeUnreserved(pathname);
	const language = getPathLanguage(decodedPath.replace(/\/{2,}/g, "/"));
	const bare = stripLocalePrefix(decodedPath);
	// A second prefix is part of no address: taken off as well, it would send a wrong address to a right one.
	if (stripLocalePrefix(bare) !== bare) return { kind: "error", language, code: "404" };
	const canonicalPathname = localizedPath(language, bare);
	const resolution = resolveCanonical(canonicalPathname, search, exists);
	// Spelled differently from where it lives: sent there, but only if something lives there.
	if (resolution.kind !== "error" && canonicalPathname !== pathname) {
		return { kind: "redirect", status: 301, location: canonicalPathname + withChoice(search, decodedPath) };
	}
	return resolution;
}

function resolveCanonical(
	pathname: string,
	search: string,
	exists: (language: Language, page: PageKey) => boolean,
): UrlResolution {
	const language = getPathLanguage(pathname);
	const bare = stripLocalePrefix(pathname);
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

/** The path under which an error screen is prerendered; it is never an address of its own. */
export function errorScreenPath(language: Language, code: ErrorCode): string {
	return localizedPath(language, `/${code}`);
}

/**
 * Whether an unknown entry of a page shows a screen of its own: header, footer and an empty main part (product 5). Others show
 * the not-found screen.
 */
export function hasBlankNotFound(page: PageKey): boolean {
	return pagePattern(page).endsWith("/:slug");
}

/**
 * The path under which the screen of an unknown (`404`) or former (`410`) game or article is prerendered, beside the entries.
 *
 * @param pathname of the entry: `/ru/games/boat-attack` gives `/ru/games/404`
 */
export function entryScreenPath(pathname: string, code: "404" | typeof goneStatus): string {
	return pathname.replace(/[^/]*$/, code);
}

/** An address under the guidelines, one or two steps down, at which no document is (product 7). */
function isUnknownDocument(bare: string, { chapter = "", doc = "" }: PageParams = {}): boolean {
	return /^\/docs\/guidelines(\/[^/]+){1,2}$/.test(bare) && !documentKey(chapter, doc);
}

/** A path below a document that is not a date, or below an unknown document. */
function isNoVersion({
	key,
	params: { chapter = "", doc = "", from = "" },
}: NonNullable<ReturnType<typeof matchPage>>) {
	return key === "documentVersion" && !(documentKey(chapter, doc) && /^\d{4}-\d\d-\d\d$/.test(from));
}
