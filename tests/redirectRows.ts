import type { Language } from "#config/languages.ts";
import { exampleGame } from "./examples.ts";

/** An address that leads elsewhere (product 1). Both without query. */
export interface RedirectRow {
	readonly from: string;
	readonly to: string;
	readonly status: 301 | 302;
	/** The language that the prefix chooses, which `lng` carries. */
	readonly lng?: Language;
}

/** Where a row's redirect leads with a query. */
export function getRedirectLocation({ to, lng }: RedirectRow, search: string): string {
	return `${to}${search}${lng ? `${search ? "&" : "?"}lng=${lng}` : ""}`;
}

/** The table's rows, each beside live examples of the same rule. */
export const redirectRows: readonly RedirectRow[] = [
	...spellingRows("/about-us"),
	...spellingRows(exampleGame.path),
	...spellingRows("/games/genre/arcade"),
	{ from: `/games//${exampleGame.slug}`, to: exampleGame.path, status: 301 },
	{ from: exampleGame.path.replaceAll("-", "%2D"), to: exampleGame.path, status: 301 },
	{ from: "/%67ames", to: "/games", status: 301 },
	{ from: "/%72u/%61bout%2dus/", to: "/ru/about-us", status: 301 },
	{ from: "//%61bout-us", to: "/about-us", status: 301 },
	{ from: "/en", to: "/", status: 301, lng: "en" },
	{ from: "/en/", to: "/", status: 301, lng: "en" },
	{ from: "/ru/", to: "/ru", status: 301 },
	{ from: "//ru", to: "/ru", status: 301 },
	{ from: `//ru/${exampleGame.path}/`, to: `/ru${exampleGame.path}`, status: 301 },
	{ from: "/id/about-us", to: "/about-us", status: 302 },
	{ from: "/id", to: "/", status: 302 },
	{ from: `/id${exampleGame.path}`, to: exampleGame.path, status: 302 },
	{ from: "/docs/guidelines/customers/unknown", to: "/docs/guidelines", status: 302 },
	{ from: "/ru/docs/guidelines/customers/unknown", to: "/ru/docs/guidelines", status: 302 },
	{ from: "/docs/guidelines/customers", to: "/docs/guidelines", status: 302 },
	...["", "/ru"].map((prefix) => ({
		from: `${prefix}/docs/customers/privacy-policy`,
		to: `${prefix}/docs/guidelines/general/privacy-policy`,
		status: 301 as const,
	})),
];

/** The ways of writing an English address that differ from where it lives. */
function spellingRows(path: string): RedirectRow[] {
	return [
		...[`${path}/`, `/${path}`].map((from) => ({ from, to: path, status: 301 as const })),
		...[`/en${path}`, `//en/${path}/`].map((from) => ({ from, to: path, status: 301 as const, lng: "en" as const })),
	];
}

/** Addresses that show a page in a language, or would. */
export const languageRows: readonly { path: string; language: "ru" | "id" }[] = [
	{ path: "/ru/about-us", language: "ru" },
	{ path: "/ru", language: "ru" },
	{ path: `/ru${exampleGame.path}`, language: "ru" },
	{ path: "/id/partnership-mba", language: "id" },
];

/** Entries that do not exist: HTTP 404, header and footer stand, main is empty. */
export const unknownEntryRows: readonly { path: string; title: string }[] = [
	{ path: "/games/unknown", title: "Game not found" },
	{ path: "/games/404", title: "Game not found" },
	{ path: "/ru/games/unknown", title: "Такой игры нет" },
	{ path: "/news/unknown", title: "Article not found" },
	{ path: "/ru/news/unknown", title: "Такой статьи нет" },
];

/** Addresses that look like a page's and are none: HTTP 404 and the not-found screen. */
export const unknownPageRows: readonly { path: string; language: "en" | "ru" }[] = [
	{ path: "/games/page/2", language: "en" },
	{ path: "/games/page/nope", language: "en" },
	{ path: "/games/genre/nope", language: "en" },
	{ path: "/ru/games/genre/arcade/page/99", language: "ru" },
	{ path: "/studios/nope", language: "en" },
	{ path: "/docs/guidelines/general/privacy-policy/2000-01-01", language: "en" },
	{ path: "/ru/docs/guidelines/general/privacy-policy/nope", language: "ru" },
];

/** Addresses in the wrong case, which are error screens. */
export const misspeltRows: readonly { path: string; language: "en" | "ru" }[] = [
	{ path: "/ru/About-us", language: "ru" },
];
