import "#src/i18n/i18n.server.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { getPageLayout, type LayoutName } from "#config/pages.ts";
import type { ErrorCode } from "#config/resolve.ts";
import { addresses, type PageAddress } from "#content/readers/addresses.server.ts";
import { findGame, findStudio, gameSlugs } from "#content/readers/games.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";

/** All pages in all their languages. Never empty. */
export const allAddresses: readonly PageAddress[] = addresses();
if (allAddresses.length === 0) throw new Error("The site has no addresses: every list of the browser tests is empty.");

/** One URL per page type and language: pages of one pattern differ only in content. */
export const pageExamples: readonly PageAddress[] = allAddresses.filter(
	({ page, language }, index) =>
		allAddresses.findIndex((other) => other.page === page && other.language === language) === index,
);

/** One URL per layout and language, for tests of header, footer and dialogs. */
export const layoutExamples: readonly (PageAddress & { layout: LayoutName })[] = allAddresses
	.map((address) => ({ ...address, layout: getPageLayout(address.page) }))
	.filter(
		({ layout, language }, index, all) =>
			all.findIndex((other) => other.layout === layout && other.language === language) === index,
	);

const game = findGame(gameSlugs()[0] ?? "", "en");
const studio = game && findStudio(game.studioSlug);
if (!game || !studio) throw new Error("The catalog has no games, which these tests need.");

/** The first game of the catalog, for tests that need any game. It is also on the home page. */
export const exampleGame = { ...game, path: `/games/${game.slug}` };
export const exampleStudio = studio;

interface ScreenExample {
	readonly path: string;
	readonly language: Language;
	readonly code: ErrorCode;
}

/** URLs of error screens, by code and language. */
export const errorExamples: readonly ScreenExample[] = [
	...languageCodes.map((language) => ({
		path: language === "en" ? "/nope" : `/${language}/nope`,
		language,
		code: "404" as const,
	})),
	// No language has the code `qq`, so that an added language cannot break this example.
	{ path: "/qq/about-us", language: "en", code: "unsupportedLanguage" },
	{ path: "/fil/news", language: "en", code: "unsupportedLanguage" },
];

/** URLs of unknown games, in each language of the game pages. */
export const unknownGames: readonly { path: string; language: Language }[] = [
	{ path: "/games/unknown", language: "en" },
	{ path: "/ru/games/unknown", language: "ru" },
];

export function getTranslator(language: Language) {
	return i18nFor(language).t;
}

/** Collapses white space, no-break spaces included, to single spaces. */
export function asLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

export function homeTitle(language: Language): string {
	const t = getTranslator(language);
	return `${t("home.hero.line1")} ${t("home.hero.line2")}`;
}
