import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "#config/languages.ts";
import type { PageKey } from "#config/pages.ts";
import type { RedirectMap } from "#config/resolveRedirect.ts";
import {
	adminHeaders,
	fileHeaders,
	type HeaderSettings,
	type SecurityPolicy,
	securityHeaders,
} from "./securityHeaders.ts";

/** Response headers by name, in lower case. */
export type HeaderMap = Readonly<Record<string, string>>;

/** A built site: where its files are, and what its build says about them. */
export type StaticSite = Readonly<ReturnType<typeof loadSite>>;

/**
 * Opens a built site. Everything that the server needs from a build is:
 *
 * - `<build>/client/`: the files, named by their URL path. The page at `/ru/news` is `ru/news.html` (`getPageFile`). Text files may have
 *   precompressed siblings, `ru/news.html.br` and `ru/news.html.gz`. Error pages are where `config/resolve.ts` says (`/404`, `/ru/404`,
 *   `/500`, …). `locales/<language>/meta.json` has a key for each page that the language has. Files in the `immutablePrefixes` never
 *   change their content. `_headers`, `_redirects`, `*.html`, `*.br` and `*.gz` are not served under their own names.
 * - `<build>/redirects.json`: `{ "/games/old": "/games/new", "/games/gone": null }`, paths without a language prefix. Null answers 410.
 * - `<build>/policy.json`: `SecurityPolicy`, what the security headers must allow.
 *
 * Files are looked up on disk at each request, so memory and startup time do not depend on their number.
 *
 * @param settings hosts that `strict-transport-security` covers, and whether search engines may list the site
 * @throws if the site is not built, with the remedy
 */
export function loadSite(build: string, settings?: HeaderSettings) {
	const folder = path.resolve(build, "client");
	const policy = readJson<SecurityPolicy>(path.join(build, "policy.json"));
	const headers = securityHeaders(policy, settings);
	const localesFolder = path.join(folder, "locales");
	const pages = new Map(
		readdirSync(localesFolder).map((language) => [
			language,
			readJson<Record<string, unknown>>(path.join(localesFolder, language, "meta.json")),
		]),
	);
	return {
		folder,
		/** Whether a language has a page: its `meta.json` has the page's key. */
		hasPage: (language: Language, page: PageKey) => Object.hasOwn(pages.get(language) ?? {}, page),
		/** Redirects of games and articles that moved or are gone. */
		redirects: readJson<RedirectMap>(path.join(build, "redirects.json")),
		/** Headers of pages and of the API. */
		pageHeaders: headers,
		/** Headers of assets, redirects and plain-text errors. */
		fileHeaders: fileHeaders(headers),
		/** Headers of the content editor; undefined if it is not published. */
		adminHeaders: policy.admin && adminHeaders(headers, policy.admin),
	};
}

/**
 * File of the page at a URL path, relative to the folder: `/` is `index.html`, `/ru/news` is `ru/news.html`. Static hosts serve such a
 * file without a redirect; for `news/index.html` they would redirect to `/news/`.
 */
export function getPageFile(pathname: string): string {
	return `${pathname.slice(1) || "index"}.html`;
}

/** Whether a file of this name is precompressed: text is, images and fonts are compressed already. */
export function isCompressible(file: string): boolean {
	return /\.(html|js|css|json|svg|txt|xml|atom|webmanifest)$/.test(file);
}

function readJson<T>(file: string): T {
	if (!existsSync(file)) throw new Error(`${file} is missing: build the site first, with "npm run build".`);
	return JSON.parse(readFileSync(file, "utf8")) as T;
}
