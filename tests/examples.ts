import "#src/i18n/i18n.server.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { getPageLayout, type LayoutName } from "#config/pages.ts";
import type { ErrorCode } from "#config/resolve.ts";
import { addresses, type FormerAddress } from "#content/readers/addresses.server.ts";
import { findGame, type GameStudio, gameSlugs, listStudios } from "#content/readers/games.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";

/** Every page in every language that it has. Never empty. */
export const allAddresses: readonly FormerAddress[] = addresses();
if (allAddresses.length === 0) throw new Error("The site has no addresses: every list of the browser tests is empty.");

/** One address per page and language: what differs between pages of one pattern is only content. */
export const pageExamples: readonly FormerAddress[] = allAddresses.filter(
	({ page, language }, index) =>
		allAddresses.findIndex((other) => other.page === page && other.language === language) === index,
);

/** One address per layout and language: for what a page has from its layout, such as header, footer and dialogs. */
export const layoutExamples: readonly (FormerAddress & { layout: LayoutName })[] = allAddresses
	.map((address) => ({ ...address, layout: getPageLayout(address.page) }))
	.filter(
		({ layout, language }, index, all) =>
			all.findIndex((other) => other.layout === layout && other.language === language) === index,
	);

/** The game that tests look at when any will do: the catalog's first, which the home page shows, too. */
export const exampleGame = exampleOf(gameSlugs()[0] ?? "");

function exampleOf(slug: string) {
	const game = findGame(slug, "en");
	if (!game) throw new Error("The catalog has no games: the tests have none to look at.");
	return { slug, title: game.title, genre: game.genre, path: `/games/${slug}` };
}

/** The studio that made the example game. */
export const exampleStudio = studioOf(exampleGame.slug);

function studioOf(slug: string): GameStudio {
	const studio = listStudios().find(({ games }) => games.some((game) => game.slug === slug));
	if (!studio) throw new Error(`The game ${slug} has no studio.`);
	return studio;
}

/** A pattern for what begins with a name. */
export function beginningWith(...names: readonly string[]): RegExp {
	return new RegExp(`^(?:${names.map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, "\\$&")).join("|")})`);
}

interface ScreenExample {
	readonly path: string;
	readonly language: Language;
	readonly code: ErrorCode;
}

/** Addresses that show an error screen, per code and language. */
export const errorExamples: readonly ScreenExample[] = [
	...languageCodes.map((language) => ({
		path: language === "en" ? "/nope" : `/${language}/nope`,
		language,
		code: "404" as const,
	})),
	// No language has the first code, so none that is added takes the example away.
	{ path: "/qq/about-us", language: "en", code: "unsupportedLanguage" },
	{ path: "/fil/news", language: "en", code: "unsupportedLanguage" },
];

/** Addresses of a game that does not exist, per language that games have. */
export const unknownGames: readonly { path: string; language: Language }[] = [
	{ path: "/games/unknown", language: "en" },
	{ path: "/ru/games/unknown", language: "ru" },
];

/** The site's own texts in a language. */
export function getTranslator(language: Language) {
	return i18nFor(language).t;
}

/** A text as `getTranslations` gives it: each run of white space, a no-break space too, is one space. */
export function asLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

/** The home page's headline. */
export function homeTitle(language: Language): string {
	const t = getTranslator(language);
	return `${t("home.hero.line1")} ${t("home.hero.line2")}`;
}
