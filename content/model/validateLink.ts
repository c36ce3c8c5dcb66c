import { matchPage, type PageKey, pageAliases, pages } from "#config/pages.ts";
import { stripLocalePrefix } from "#config/paths.ts";
import { site } from "#config/site.ts";

/** Paths of pages with parameters: `{ game: new Set(["/games/boat-attack"]) }`. */
export type EntryPaths = Readonly<Partial<Record<PageKey, ReadonlySet<string>>>>;

const plainPaths = pages.map(({ path }) => path).filter((path) => !path.includes(":"));

/** Validates a link (without language prefix) of an article or legal document. Returns the problem with its remedy. */
export function validateLink(href: string, entries: EntryPaths): string | undefined {
	if (/^mailto:/i.test(href)) return undefined;
	if (/^https:/i.test(href)) {
		if (Object.values(site.links).some((address) => href.startsWith(address))) return undefined;
		return `"${href}" is an address outside the site. Write it as text, or link to one of config/brand.json, "links"`;
	}
	if (!/^\/(?!\/)/.test(href)) return `"${href}" leads nowhere. Write a path of this site, such as /publish`;
	const path = href.replace(/[?#].*$/s, "");
	const bare = stripLocalePrefix(path);
	if (bare !== path) return `"${href}": write ${bare}, without language prefix, trailing or double slash`;
	if (pageAliases.some(({ from }) => from === path)) return undefined;
	const match = matchPage(path);
	if (!match) return `no page has the address "${path}". Write one of ${plainPaths.join(", ")}, or an entry's`;
	if (plainPaths.some((pattern) => pattern === path)) return undefined;
	const known = entries[match.key];
	if (!known) return `"${path}" cannot be checked. Add the entries of "${match.key}" to content/readers/news.server.ts`;
	if (known.has(path)) return undefined;
	return `no ${match.key} has the address "${path}". Correct its last part; former addresses are in content/redirects.yaml`;
}
