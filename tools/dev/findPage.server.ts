import { existsSync } from "node:fs";
import { stripLocalePrefix } from "#config/paths.ts";
import type { RedirectMap } from "#config/resolve.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { addresses } from "#content/readers/addresses.server.ts";
import { once } from "#content/readers/once.server.ts";
import { readRedirects } from "#content/readers/redirects.server.ts";
import { parseTarget } from "#server/requestTarget.ts";
import { type CompressedCandidate, type RequestRoute, routeRequest } from "#server/routeRequest.ts";
import type { StaticSite } from "#server/site.ts";

export type DevRoute =
	| { readonly kind: "page"; readonly path: string; readonly status: CompressedCandidate["status"] }
	| Extract<RequestRoute, { kind: "redirect" }>;

/**
 * Routes a page request like the server (`server/routeRequest.ts`), with the content instead of a build.
 * @param target path and query of the request: `/ru/games/?q=cat`
 * @returns undefined for files and invalid targets
 */
export function findPage(target: string): DevRoute | undefined {
	const parsed = parseTarget(target);
	if ("status" in parsed) return undefined;
	const route = routeRequest(readSite(), parsed.pathname, parsed.search);
	if (route.kind === "redirect") return route;
	const pages = route.candidates.flatMap(({ file, status }) => {
		if (!file.endsWith(".html")) return [];
		const path = `/${file.replace(/(^index)?\.html$/, "")}`;
		return [{ kind: "page" as const, path, status }];
	});
	return pages.find(({ path, status }) => (status === 200 ? listPaths().has(path) : hasErrorScreen(path)));
}

/** The development server reloads this module when content changes. */
const readSite = once((): StaticSite => {
	const noHeaders = { pageHeaders: {}, fileHeaders: {}, adminHeaders: undefined };
	const hasPage: StaticSite["hasPage"] = (language, page) => declaredPages(language).includes(page);
	return { folder: "", hasPage, redirects: readValidMoves(), ...noHeaders };
});
const listPaths = once(() => new Set(addresses().map(({ path }) => path)));

/** An invalid list of redirects must not break all pages. */
function readValidMoves(): RedirectMap {
	try {
		return readRedirects();
	} catch {
		return {};
	}
}

function hasErrorScreen(path: string): boolean {
	return existsSync(`src/pages/[...lang]${stripLocalePrefix(path)}.astro`);
}
