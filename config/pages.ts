/** All pages (product 1). `path` has no language prefix, and `:name` matches one segment. `key` is the key in `meta.json`. */
export const pages = [
	{ key: "home", path: "/", layout: "site" },
	{ key: "games", path: "/games", layout: "site" },
	{ key: "game", path: "/games/:slug", layout: "site" },
	{ key: "gamesPage", path: "/games/page/:number", layout: "site" },
	{ key: "genre", path: "/games/genre/:genre", layout: "site" },
	{ key: "genrePage", path: "/games/genre/:genre/page/:number", layout: "site" },
	{ key: "studio", path: "/studios/:studio", layout: "site" },
	{ key: "search", path: "/search", layout: "site" },
	{ key: "business", path: "/business", layout: "site" },
	{ key: "publish", path: "/publish", layout: "publish" },
	{ key: "about", path: "/about-us", layout: "site" },
	{ key: "partnership", path: "/partnership-mba", layout: "partnership" },
	{ key: "news", path: "/news", layout: "site" },
	{ key: "article", path: "/news/:slug", layout: "site" },
	{ key: "thanks", path: "/thank-you", layout: "site", isNoindex: true },
	{ key: "guidelines", path: "/docs/guidelines", layout: "site" },
	{ key: "document", path: "/docs/guidelines/:chapter/:doc", layout: "site" },
	{
		key: "documentVersion",
		path: "/docs/guidelines/:chapter/:doc/:from",
		layout: "site",
		isNoindex: true,
		versionOf: "document",
	},
] as const satisfies readonly PageRow[];

interface PageRow {
	key: string;
	path: string;
	layout: LayoutName;
	/** Excluded from search engines and the sitemap. */
	isNoindex?: true;
	/** Key of the page with the current version, to which the canonical link points. */
	versionOf?: string;
}

/** Selects the buttons of header (`src/layouts/Header.tsx`) and footer. */
export type LayoutName = "site" | "publish" | "partnership";

export type PageKey = (typeof pages)[number]["key"];

/** Values for a path's `:name` segments. */
export type PageParams = Readonly<Record<string, string>>;

/** Old or alternative paths in legal texts (product 7): permanent redirects in every language. */
export const pageAliases: readonly { from: string; to: string }[] = [
	{ from: "/docs/customers/privacy-policy", to: "/docs/guidelines/general/privacy-policy" },
];

/** The path pattern of a page. Throws for an unknown key. */
export function pagePattern(key: PageKey): string {
	const page = pages.find((candidate) => candidate.key === key);
	if (!page) throw new Error(`No page "${key}" in config/pages.ts.`);
	return page.path;
}

/** The path of a page without language prefix. Throws if a parameter is missing. */
export function pagePath(key: PageKey, params: PageParams = {}): string {
	const pattern = pagePattern(key);
	return pattern.replace(/:(\w+)/g, (_, name: string) => {
		const value = params[name];
		if (!value) throw new Error(`The path of page "${key}" (${pattern}) needs the parameter "${name}".`);
		return encodeURIComponent(value);
	});
}

/** The layout of a page; error screens, which are not in the table, have the site's. */
export function getPageLayout(key: PageKey | "error"): LayoutName {
	return pages.find((page) => page.key === key)?.layout ?? "site";
}

export function isNoindex(key: PageKey): boolean {
	return pages.some((page) => page.key === key && "isNoindex" in page);
}

/** The path of a page's canonical link, without language prefix: its own or that of the current version. */
export function canonicalPath(bare: string): string {
	const match = matchPage(bare);
	const page = pages.find(({ key }) => key === match?.key);
	if (!match || !page || !("versionOf" in page)) return bare;
	return pagePath(page.versionOf, match.params);
}

/** The first page whose pattern matches `bare`, a path without language prefix, trailing or double slash. */
export function matchPage(bare: string): { key: PageKey; params: PageParams } | undefined {
	const urlSegments = bare.split("/");
	for (const { key, path } of pages) {
		const pattern = path.split("/");
		if (pattern.length !== urlSegments.length) continue;
		const params: Record<string, string> = {};
		const fits = pattern.every((part, index) => {
			const pathSegment = urlSegments[index] ?? "";
			if (!part.startsWith(":")) return part === pathSegment;
			params[part.slice(1)] = pathSegment;
			return pathSegment !== "";
		});
		if (fits) return { key, params };
	}
	return undefined;
}
