import { documentKeys, getDocumentParams } from "#config/documents.ts";
import type { Language } from "#config/languages.ts";
import { defaultLanguage, languageCodes } from "#config/languages.ts";
import { type PageKey, pageAliases, pagePath, pages } from "#config/pages.ts";
import { localizedPath, withLanguage } from "#config/paths.ts";
import { goneStatus, hasBlankNotFound, type RedirectMap, resolveUrl } from "#config/resolve.ts";
import {
	adminFolder,
	adminHeaders,
	cacheControl,
	embeddableHeaders,
	embeddablePaths,
	type HeaderSettings,
	immutablePrefixes,
	type SecurityPolicy,
	securityHeaders,
} from "#server/securityHeaders.ts";
import { feedPath } from "#src/head/feed.ts";
import { manifestPath } from "#src/head/manifest.ts";

type HasPage = (language: Language, page: PageKey) => boolean;

/**
 * Creates `_redirects` for Netlify and Cloudflare Pages with the redirects that the format supports. The first matching
 * rule wins, even over a file, so no rule may match an existing page: pages missing in a language are listed one by
 * one, and documents precede the rule for unknown ones. Hosts handle trailing slashes, and pages detect the language.
 * Cloudflare Pages ignores rules with 404 and 410: it sends the nearest `404.html` above the URL.
 * @param moves former paths of games and articles with their new paths
 */
export function redirectsFile(exists: HasPage, moves: RedirectMap = {}): string {
	const chosen = withLanguage("", defaultLanguage);
	const lines = [`/${defaultLanguage} /${chosen} 301`, `/${defaultLanguage}/* /:splat${chosen} 301`];
	for (const language of languageCodes) {
		for (const from of Object.keys(moves)) lines.push(...moveOf(localizedPath(language, from), exists, moves));
		for (const { from, to } of pageAliases) {
			lines.push(`${localizedPath(language, from)} ${localizedPath(language, to)} 301`);
		}
		for (const { key, path } of pages) {
			if (language === defaultLanguage || exists(language, key)) continue;
			lines.push(`${localizedPath(language, path)} ${path} 302`);
		}
		if (exists(language, "document")) lines.push(...unknownDocuments(language));
	}
	lines.push(...missingPages(exists));
	return `${lines.join("\n")}\n`;
}

/** Error screens for Netlify, which knows only the root's `404.html`. It applies these rules only to missing files. */
function missingPages(exists: HasPage): string[] {
	return languageCodes.flatMap((language) => {
		const entries = pages
			.filter(({ key }) => hasBlankNotFound(key) && exists(language, key))
			.map(({ path }) => localizedPath(language, path).replace("/:slug", ""));
		const own = language === defaultLanguage ? [] : [`/${language}`];
		return [...entries, ...own].map((folder) => `${folder}/* ${folder}/404.html 404`);
	});
}

function moveOf(from: string, exists: HasPage, moves: RedirectMap): string[] {
	const resolution = resolveUrl(from, "", exists, moves);
	if (resolution.kind === "gone") return [`${from} ${resolution.screen} ${goneStatus}`];
	return resolution.kind === "redirect" ? [`${from} ${resolution.location} ${resolution.status}`] : [];
}

/** Documents are served; unknown URLs below the guidelines redirect to their list. */
function unknownDocuments(language: Language): string[] {
	const index = localizedPath(language, pagePath("guidelines"));
	const known = documentKeys.map((key) => localizedPath(language, pagePath("document", getDocumentParams(key))));
	return [
		...known.map((path) => `${path} ${path} 200`),
		`${index}/:chapter ${index} 302`,
		`${index}/:chapter/:doc ${index} 302`,
	];
}

/**
 * Creates `_headers` for the same hosts with the headers of the Node server. Sets content types only where hosts have
 * none or another. One rule per path, because Cloudflare Pages uses only the last one.
 */
export function headersFile(policy: SecurityPolicy, settings?: HeaderSettings): string {
	const headers = securityHeaders(policy, settings);
	const rules = new Map<string, Record<string, string>>();
	const add = (path: string, own: Record<string, string>) => rules.set(path, { ...rules.get(path), ...own });
	for (const folder of immutablePrefixes) add(`${folder}*`, { "cache-control": cacheControl(folder) });
	add(feedPath, { "content-type": "application/atom+xml; charset=utf-8" });
	add(manifestPath, { "content-type": "application/manifest+json" });
	for (const path of embeddablePaths) add(path, embeddableHeaders);
	if (policy.admin) {
		// Browsers would apply two policies together.
		const own = Object.entries(adminHeaders(headers, policy.admin)).filter(([name, value]) => headers[name] !== value);
		for (const path of [`/${adminFolder}`, `/${adminFolder}/*`]) add(path, Object.fromEntries(own));
	}
	const blocks = [...rules].map(([path, own]) => block(path, own, headers));
	return `${[block("/*", headers), ...blocks].join("\n")}\n`;
}

/** @param replaced headers of wider paths; `!` removes those set again, because Cloudflare Pages would send both */
function block(path: string, headers: Record<string, string>, replaced: Record<string, string> = {}): string {
	const lines = Object.entries(headers).flatMap(([name, value]) => [
		...(name in replaced ? [`  ! ${name}`] : []),
		`  ${name}: ${value}`,
	]);
	return [path, ...lines].join("\n");
}
