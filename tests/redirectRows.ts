import type { PageKey } from "../app/routing/pages.ts";

/** An address that leads elsewhere: design section 4. Both without query. */
export interface RedirectRow {
	readonly from: string;
	readonly to: string;
	readonly status: 301 | 302;
	/** The page that must exist for the row to hold. */
	readonly page: PageKey;
}

/** The table's rows, each beside live examples of the same rule. */
export const redirectRows: readonly RedirectRow[] = [
	...spellings("/about-us", "about"),
	...spellings("/games/boat-attack", "game"),
	{ from: "/games//boat-attack", to: "/games/boat-attack", status: 301, page: "game" },
	{ from: "/en", to: "/", status: 301, page: "home" },
	{ from: "/en/", to: "/", status: 301, page: "home" },
	{ from: "/ru/", to: "/ru", status: 301, page: "home" },
	{ from: "//ru", to: "/ru", status: 301, page: "home" },
	{ from: "//ru//games/boat-attack/", to: "/ru/games/boat-attack", status: 301, page: "game" },
	{ from: "/id/about-us", to: "/about-us", status: 302, page: "about" },
	{ from: "/id", to: "/", status: 302, page: "home" },
	{ from: "/id/games/boat-attack", to: "/games/boat-attack", status: 302, page: "game" },
	{ from: "/docs/guidelines/customers/unknown", to: "/docs/guidelines", status: 302, page: "document" },
	{ from: "/ru/docs/guidelines/customers/unknown", to: "/ru/docs/guidelines", status: 302, page: "document" },
	{ from: "/docs/guidelines/customers", to: "/docs/guidelines", status: 302, page: "guidelines" },
	...["", "/ru"].map((prefix) => ({
		from: `${prefix}/docs/customers/privacy-policy`,
		to: `${prefix}/docs/guidelines/general/privacy-policy`,
		status: 301 as const,
		page: "document" as const,
	})),
];

/** The ways of writing an English address that differ from where it lives. */
function spellings(path: string, page: PageKey): RedirectRow[] {
	return [`${path}/`, `/${path}`, `/en${path}`, `//en/${path}/`].map((from) => ({ from, to: path, status: 301, page }));
}

/** Addresses that show a page in a language, or would. */
export const languageRows: readonly { path: string; language: "ru" | "id"; page: PageKey }[] = [
	{ path: "/ru/about-us", language: "ru", page: "about" },
	{ path: "/ru", language: "ru", page: "home" },
	{ path: "/ru/games/boat-attack", language: "ru", page: "game" },
	{ path: "/id/partnership-mba", language: "id", page: "partnership" },
];

/** Entries that do not exist: HTTP 404, header and footer stand, main is empty. */
export const unknownEntryRows: readonly { path: string; page: PageKey }[] = [
	{ path: "/games/unknown", page: "game" },
	{ path: "/ru/games/unknown", page: "game" },
	{ path: "/news/unknown", page: "article" },
];
