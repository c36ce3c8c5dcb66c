import { defaultLanguage } from "#config/languages.ts";
import { isNoindex } from "#config/pages.ts";
import { localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { addresses } from "#content/readers/addresses.server.ts";
import { languagesOf } from "#src/i18n/availability.ts";
import { renderElement, xmlDocument } from "./xml.ts";

/** Pages in one file: sitemaps.org allows 50,000. */
const limit = 45_000;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A page's entry in a sitemap. */
export interface ListedPage {
	/** Absolute address. */
	readonly url: string;
	/** The page in each of its languages, itself included, and `x-default`. */
	readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
}

/** The sitemap's files by name. They list every page that search engines may find, with its alternates. */
export function getSitemaps(): Map<string, string> {
	const pages = addresses().filter(({ page }) => !isNoindex(page));
	return renderSitemaps(
		pages.map(({ page, path }) => {
			const bare = stripLocalePrefix(path);
			const alternates = languagesOf(page).map((language) => ({
				hreflang: language as string,
				url: site.origin + localizedPath(language, bare),
			}));
			const fallback = { hreflang: "x-default", url: site.origin + localizedPath(defaultLanguage, bare) };
			return { url: site.origin + path, alternates: [...alternates, fallback] };
		}),
	);
}

/**
 * The sitemap's files by name: `sitemap.xml` with every page in every language and its alternates; where there are more
 * than one file may hold, that is the index of the others.
 */
export function renderSitemaps(pages: readonly ListedPage[], most = limit): Map<string, string> {
	const sorted = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
	if (sorted.length <= most) return new Map([["sitemap.xml", renderSitemap(sorted)]]);
	const parts = Array.from({ length: Math.ceil(sorted.length / most) }, (_, index) => ({
		name: `sitemap-${index + 1}.xml`,
		pages: sorted.slice(index * most, (index + 1) * most),
	}));
	const index = renderElement(
		"sitemapindex",
		{ xmlns: namespace },
		...parts.map(({ name }) => renderElement("sitemap", {}, renderElement("loc", {}, `${site.origin}/${name}`))),
	);
	return new Map([
		["sitemap.xml", xmlDocument(index)],
		...parts.map(({ name, pages: part }) => [name, renderSitemap(part)] as const),
	]);
}

function renderSitemap(pages: readonly ListedPage[]): string {
	const root = renderElement(
		"urlset",
		{ xmlns: namespace, "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
		...pages.map(({ url, alternates }) =>
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
