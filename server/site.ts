import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "#config/languages.ts";
import type { PageKey } from "#config/pages.ts";
import type { RedirectMap } from "#config/resolve.ts";
import {
	adminHeaders,
	fileHeaders,
	type HeaderSettings,
	type SecurityPolicy,
	securityHeaders,
} from "./securityHeaders.ts";

/** Response headers by name, in lower case. */
export type HeaderMap = Readonly<Record<string, string>>;

export type StaticSite = Readonly<ReturnType<typeof loadSite>>;

/**
 * Opens a built site. Files are looked up at each request, so memory and startup time do not depend on their number.
 *
 * - `<build>/client/`: files by URL path; the page `/ru/news` is `ru/news.html` (`getPageFile`). Text files may have
 *   precompressed siblings (`.br`, `.gz`). `config/resolve.ts` names the error pages. `locales/<language>/meta.json`
 *   has a key for each page of the language. Files in the `immutablePrefixes` never change.
 * - `<build>/redirects.json`: `{ "/games/old": "/games/new", "/games/gone": null }`; null is a 410.
 * - `<build>/policy.json`: `SecurityPolicy`.
 *
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
		/** Whether a language's `meta.json` has the page. */
		hasPage: (language: Language, page: PageKey) => Object.hasOwn(pages.get(language) ?? {}, page),
		redirects: readJson<RedirectMap>(path.join(build, "redirects.json")),
		/** Of pages and of the API. */
		pageHeaders: headers,
		/** Of assets, redirects and plain-text errors. */
		fileHeaders: fileHeaders(headers),
		/** Of the content editor; undefined if it is not published. */
		adminHeaders: policy.admin && adminHeaders(headers, policy.admin),
	};
}

/** The file of a page: `/ru/news` is `ru/news.html`, which static hosts serve without a redirect to `/ru/news/`. */
export function getPageFile(pathname: string): string {
	return `${pathname.slice(1) || "index"}.html`;
}

/** Text is precompressed; images and fonts are compressed already. */
export function isCompressible(file: string): boolean {
	return /\.(html|js|css|json|svg|txt|xml|atom|webmanifest)$/.test(file);
}

function readJson<T>(file: string): T {
	if (!existsSync(file)) throw new Error(`${file} is missing: build the site first, with "npm run build".`);
	return JSON.parse(readFileSync(file, "utf8")) as T;
}
