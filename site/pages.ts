/**
 * Every screen's path, once (product 1). The router's config, the prerendered paths, the server's answers,
 * `_redirects`, alternates, links and the tests' lists derive from this table.
 *
 * `path` is without language prefix; `:name` takes one segment. `key` is also the page's key in `meta.json`.
 * `module` is relative to `app/`; `layout` names a folder of `app/layouts`.
 */
export const pages = [
	{ key: "home", path: "/", module: "pages/home/HomePage.route.tsx", layout: "site" },
	{ key: "games", path: "/games", module: "pages/games/GamesPage.route.tsx", layout: "site" },
	{ key: "game", path: "/games/:slug", module: "pages/game/GamePage.route.tsx", layout: "site" },
	{ key: "gamesPage", path: "/games/page/:number", module: "pages/games/GamesPage.route.tsx", layout: "site" },
	{ key: "genre", path: "/games/genre/:genre", module: "pages/games/GamesPage.route.tsx", layout: "site" },
	{
		key: "genrePage",
		path: "/games/genre/:genre/page/:number",
		module: "pages/games/GamesPage.route.tsx",
		layout: "site",
	},
	{ key: "studio", path: "/studios/:studio", module: "pages/studio/StudioPage.route.tsx", layout: "site" },
	{ key: "search", path: "/search", module: "pages/search/SearchPage.route.tsx", layout: "site" },
	{ key: "business", path: "/business", module: "pages/business/BusinessPage.route.tsx", layout: "site" },
	{ key: "publish", path: "/publish", module: "pages/publish/PublishPage.route.tsx", layout: "publish" },
	{ key: "about", path: "/about-us", module: "pages/about/AboutPage.route.tsx", layout: "site" },
	{
		key: "partnership",
		path: "/partnership-mba",
		module: "pages/partnership/PartnershipPage.route.tsx",
		layout: "partnership",
	},
	{ key: "news", path: "/news", module: "pages/news/NewsPage.route.tsx", layout: "site" },
	{ key: "article", path: "/news/:slug", module: "pages/article/ArticlePage.route.tsx", layout: "site" },
	{ key: "thanks", path: "/thank-you", module: "pages/thanks/ThanksPage.route.tsx", layout: "site", isUnlisted: true },
	{
		key: "guidelines",
		path: "/docs/guidelines",
		module: "pages/guidelines/GuidelinesPage.route.tsx",
		layout: "site",
	},
	{
		key: "document",
		path: "/docs/guidelines/:chapter/:doc",
		module: "pages/document/DocumentPage.route.tsx",
		layout: "site",
	},
	{
		key: "documentVersion",
		path: "/docs/guidelines/:chapter/:doc/:from",
		module: "pages/documentVersion/DocumentVersionPage.route.tsx",
		layout: "site",
		isUnlisted: true,
		earlierStateOf: "document",
	},
] as const satisfies readonly Page[];

interface Page {
	key: string;
	path: string;
	module: string;
	layout: LayoutName;
	/** Kept out of search engines and of the sitemap: a step on the way, no place to arrive at. */
	isUnlisted?: true;
	/** Key of the page that holds today; its canonical link stands here, too. */
	earlierStateOf?: string;
}

/** Folders of `app/layouts`. */
export type LayoutName = "site" | "publish" | "partnership";

export type PageKey = (typeof pages)[number]["key"];

/** Values for a path's `:name` segments. */
export type PageParams = Readonly<Record<string, string>>;

/** Old or alternative addresses that legal texts use (product 7). Permanent, valid under every language. */
export const aliases: readonly { from: string; to: string }[] = [
	{
		from: "/docs/customers/privacy-policy",
		to: "/docs/guidelines/general/privacy-policy",
	},
];

/** A page's path as the table has it. Throws for a page that it lacks: a programming error. */
export function pagePattern(key: PageKey): string {
	const page = pages.find((candidate) => candidate.key === key);
	if (!page) throw new Error(`No page "${key}" in site/pages.ts.`);
	return page.path;
}

/** The path of a page, without language prefix. Throws when a parameter is missing: a programming error. */
export function pagePath(key: PageKey, params: PageParams = {}): string {
	const pattern = pagePattern(key);
	return pattern.replace(/:(\w+)/g, (_, name: string) => {
		const value = params[name];
		if (!value) throw new Error(`The path of page "${key}" (${pattern}) needs the parameter "${name}".`);
		return encodeURIComponent(value);
	});
}

/** Whether the page is kept out of search engines and of the sitemap. */
export function isUnlisted(key: PageKey): boolean {
	return pages.some((page) => page.key === key && "isUnlisted" in page);
}

/** The path that a page's canonical link names, without language prefix: its own, or that of the page which holds today. */
export function canonicalPath(bare: string): string {
	const match = matchPage(bare);
	const page = pages.find(({ key }) => key === match?.key);
	if (!match || !page || !("earlierStateOf" in page)) return bare;
	return pagePath(page.earlierStateOf, match.params);
}

/** The first page whose path has the same shape as `bare` (a path without prefix, trailing or double slash). */
export function matchPage(bare: string): { key: PageKey; params: PageParams } | undefined {
	const segments = bare.split("/");
	for (const { key, path } of pages) {
		const pattern = path.split("/");
		if (pattern.length !== segments.length) continue;
		const params: Record<string, string> = {};
		const fits = pattern.every((part, index) => {
			const segment = segments[index] ?? "";
			if (!part.startsWith(":")) return part === segment;
			params[part.slice(1)] = segment;
			return segment !== "";
		});
		if (fits) return { key, params };
	}
	return undefined;
}
