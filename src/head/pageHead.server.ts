import { i18nFor } from "#app/i18n/i18n.ts";
import type { Language } from "#site/languages.ts";
import { isUnlisted, type PageKey } from "#site/pages.ts";
import { barePath, localizedPath } from "#site/paths.ts";
import { site } from "#site/site.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";

/** What a page's `<head>` says about it. Addresses are absolute. */
export interface PageHead {
	readonly title: string;
	readonly description?: string;
	readonly keywords?: string;
	readonly isUnlisted: boolean;
	readonly canonical?: string;
	/** Of a screen without an address of its own: the languages that show it. */
	readonly screenLanguages?: readonly Language[];
	readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/** Title, description and links of a page that has an address. `values` fill the placeholders of its texts in `meta.json`. */
export function getPageHead(
	{ key, language, languages, path }: PageInfo,
	values: Record<string, string> = {},
): PageHead {
	const { meta } = i18nFor(language);
	const bare = barePath(path);
	return {
		title: meta(`${key}.title`, values) || site.name,
		description: meta(`${key}.description`, values),
		keywords: meta(`${key}.keywords`, values),
		isUnlisted: isUnlisted(key as PageKey),
		canonical: site.origin + path,
		alternates: languages.map((code) => ({ language: code, href: site.origin + localizedPath(code, bare) })),
	};
}

/**
 * For screens without an address of their own, such as an error or an unknown game.
 *
 * @param languages in which the same address shows the screen, so that the head script can send visitors to theirs
 */
export function getScreenHead(title: string, languages: readonly Language[] = []): PageHead {
	return { title, isUnlisted: true, alternates: [], screenLanguages: languages };
}
