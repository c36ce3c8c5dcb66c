import { matchPage } from "#config/pages.ts";
import { stripLocalePrefix } from "#config/paths.ts";
import { entryScreenPath, errorScreenPath, goneStatus, hasBlankNotFound, resolveUrl } from "#config/resolve.ts";
import { adminFolder, cacheControl, embeddableHeaders, isEmbeddable } from "./securityHeaders.ts";
import { getPageFile, type HeaderMap, type StaticSite } from "./site.ts";

export interface CompressedCandidate {
	/** Percent-encoded path in the site's folder. */
	readonly file: string;
	readonly status: 200 | 404 | 410 | 500;
	readonly headers: HeaderMap;
}

/** The first candidate that exists is sent, or a plain-text 404 if none does. */
export type RequestRoute =
	| { readonly kind: "files"; readonly candidates: readonly CompressedCandidate[] }
	| { readonly kind: "redirect"; readonly status: 301 | 302; readonly location: string };

/** Maps a path of `parseTarget` and its query to a response, which never depends on headers and may be cached. */
export function routeRequest(site: StaticSite, pathname: string, search: string): RequestRoute {
	const decodedPath = decodeURIComponent(pathname);
	const found = (file: string, headers: HeaderMap): CompressedCandidate => ({
		file,
		status: 200,
		headers: { ...headers, "cache-control": cacheControl(decodedPath, search) },
	});
	const adminHeaders = new RegExp(`^/${adminFolder}(/|$)`).test(pathname) ? site.adminHeaders : undefined;
	if (isFilePath(decodedPath)) {
		const headers = isEmbeddable(decodedPath) ? { ...site.fileHeaders, ...embeddableHeaders } : site.fileHeaders;
		return {
			kind: "files",
			candidates: isPrivate(pathname) ? [] : [found(pathname.slice(1), adminHeaders ?? headers)],
		};
	}

	const resolution = resolveUrl(pathname, search, site.hasPage, site.redirects);
	if (resolution.kind === "redirect") return resolution;
	if (resolution.kind === "gone") {
		return { kind: "files", candidates: [errorPage(site, resolution.screen, Number(goneStatus) as 410)] };
	}
	const { language } = resolution;
	const page = matchPage(stripLocalePrefix(pathname))?.key;
	const screenPaths = [errorScreenPath(language, resolution.kind === "error" ? resolution.code : "404")];
	if (page && hasBlankNotFound(page)) screenPaths.unshift(entryScreenPath(pathname, "404"));
	const candidateFiles = screenPaths.map((screen) => errorPage(site, screen, 404));
	if (adminHeaders)
		return { kind: "files", candidates: [found(getPageFile(pathname), adminHeaders), ...candidateFiles] };
	if (resolution.kind === "page" && !isErrorScreen(pathname) && !isPrivate(pathname))
		candidateFiles.unshift(found(getPageFile(pathname), site.pageHeaders));
	return { kind: "files", candidates: candidateFiles };
}

/** @param pathname of a prerendered error page, such as `/ru/404` */
export function errorPage(site: StaticSite, pathname: string, status: 404 | 410 | 500): CompressedCandidate {
	return { file: getPageFile(pathname), status, headers: { ...site.pageHeaders, "cache-control": "no-store" } };
}

/** `/games/404` is the file of an error screen, not a URL. `/games/page/404` is a page of a long catalog. */
function isErrorScreen(pathname: string): boolean {
	return /\/(games|genre|news)\/(404|410)$/.test(pathname);
}

/** Missing files get plain text, because people do not see the response. */
function isFilePath(pathname: string): boolean {
	return /^\/(_astro|assets|pictures|clips|catalog|locales)\/|\.[a-z0-9]{2,11}$/i.test(pathname);
}

/** Names that are not served: pages with extension, precompressed variants, and files of static hosts. */
function isPrivate(pathname: string): boolean {
	const decodedPath = decodeURIComponent(pathname);
	const isHidden = /\.(html|br|gz)$|^\/_(headers|redirects)$|\/\.(?!well-known\/)|\/\//i.test(decodedPath);
	// An encoded slash is not a separator.
	return isHidden || /%2f/i.test(pathname);
}
