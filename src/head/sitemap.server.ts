import { defaultLanguage } from "#config/languages.ts";
import { isNoindex } from "#config/pages.ts";
import { localizedPath, stripLocalePrefix } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { addresses } from "#content/readers/addresses.server.ts";
import { languagesOf } from "#src/i18n/availability.ts";
import { sitemaps } from "./sitemap.ts";

/** The sitemap's files by name. They list every page that search engines may find, with its alternates. */
export function getSitemaps(): Map<string, string> {
	const pages = addresses().filter(({ page }) => !isNoindex(page));
	return sitemaps(
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
