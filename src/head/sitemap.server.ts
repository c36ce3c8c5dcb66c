import { defaultLanguage } from "#config/languages.ts";
import { isNoindex } from "#config/pages.ts";
import { localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { addresses } from "#content/readers/addresses.server.ts";
import { getPageLanguages } from "#src/i18n/availability.ts";
import { renderElement, xmlDocument } from "./xml.ts";

/** Addresses that sitemaps.org allows in one file. */
const MAX_ADDRESSES = 50_000;

/** A page's entry in a sitemap. */
export interface ListedPage {
	/** Absolute address. */
	readonly url: string;
	/** The page in each of its languages, itself included, and `x-default`. */
	readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
}

/**
 * The sitemap: every page that search engines may find, with its alternates.
 *
 * @throws for more pages than one file may hold
 */
export function getSitemap(): string {
	const pages = addresses().filter(({ page }) => !isNoindex(page));
	return renderSitemap(
		pages.map(({ page, path }) => {
			const bare = stripLocalePrefix(path);
			const translatedUrls = getPageLanguages(page).map((language) => ({
				hreflang: language as string,
				url: site.origin + localizedPath(language, bare),
			}));
			const defaultPage = { hreflang: "x-default", url: site.origin + localizedPath(defaultLanguage, bare) };
			return { url: site.origin + path, alternates: [...translatedUrls, defaultPage] };
		}),
	);
}

/** The sitemap of pages, in the order of their addresses. */
export function renderSitemap(pages: readonly ListedPage[]): string {
	if (pages.length > MAX_ADDRESSES) {
		throw new Error(
			`The sitemap has ${pages.length} addresses; ${MAX_ADDRESSES} are allowed. Split src/head/sitemap.server.ts.`,
		);
	}
	const root = renderElement(
		"urlset",
		{ xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
		...pages
			.toSorted((a, b) => (a.url < b.url ? -1 : 1))
			.map(({ url, alternates }) =>
				renderElement(
					"url",
					{},
					renderElement("loc", {}, url),
					...alternates.map(({ hreflang, url: href }) =>
						renderElement("xhtml:link", { rel: "alternate", hreflang, href }),
					),
				),
			),
	);
	return xmlDocument(root);
}

/** Allows every robot every page and names the sitemap. */
export function renderRobots(): string {
	return `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
