import { defaultLanguage, type Language } from "#config/languages.ts";
import { isNoindex } from "#config/pages.ts";
import { localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { addresses, type PageAddress } from "#content/readers/addresses.server.ts";
import { getPageLanguages } from "#src/i18n/availability.ts";
import { renderElement, xmlDocument } from "./xml.ts";

/** Limit of sitemaps.org for one file. */
const MAX_ADDRESSES = 50_000;

/** The sitemap of all indexed pages with alternates, sorted by URL. Throws for more URLs than a file may have. */
export function getSitemap(pages: readonly Omit<PageAddress, "language">[] = addresses()): string {
	const listed = pages.filter(({ page }) => !isNoindex(page));
	if (listed.length > MAX_ADDRESSES) {
		throw new Error(
			`The sitemap has ${listed.length} addresses; ${MAX_ADDRESSES} are allowed. Split src/head/sitemap.server.ts.`,
		);
	}
	const root = renderElement(
		"urlset",
		{ xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
		...listed
			.toSorted((a, b) => (a.path < b.path ? -1 : 1))
			.map(({ page, path }) => {
				const alternateLink = (hreflang: string, language: Language) => {
					const href = site.origin + localizedPath(language, stripLocalePrefix(path));
					return renderElement("xhtml:link", { rel: "alternate", hreflang, href });
				};
				return renderElement(
					"url",
					{},
					renderElement("loc", {}, site.origin + path),
					...getPageLanguages(page).map((language) => alternateLink(language, language)),
					alternateLink("x-default", defaultLanguage),
				);
			}),
	);
	return xmlDocument(root);
}

/** Allows all robots and links the sitemap. */
export function renderRobots(): string {
	return `User-agent: *\nDisallow:\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}
