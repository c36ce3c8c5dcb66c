import { findGame, gameSlugs } from "#content/readers/games.server.ts";
import type { Language } from "#site/languages.ts";
import { allAddresses, errorExamples, pageExamples } from "#tests/examples.ts";

/** A page in a language, and what its first screen has to show. */
export interface Visit {
	readonly name: string;
	readonly language: Language;
	readonly path: string;
	/** The page's first action; without one, only the headline is looked for. */
	readonly action?: string;
	readonly status: number;
}

/** A link or button that looks like one. */
const button = "main :is(a, button)[data-variant]";
const search = "main input[type=search]";

/** What a page type is for. The others are read: their headline is enough. */
const actions: Readonly<Record<string, string>> = {
	home: button,
	games: search,
	gamesPage: search,
	genre: search,
	genrePage: search,
	game: button,
	business: button,
	publish: button,
	partnership: button,
	thanks: button,
	error: button,
};

/** Games whose titles are the shortest and the longest. */
const titles = gameSlugs()
	.map((slug) => ({ slug, length: findGame(slug, "en")?.title.length ?? 0 }))
	.sort((a, b) => a.length - b.length);
const games = { "short-titled game": titles.at(0)?.slug, "long-titled game": titles.at(-1)?.slug };

/** A document as long as its title, and those that have a form of their own. */
const documents = {
	"long document": "/privacy-policy",
	"referral programme": "/referral-program",
	pricing: "/pricing",
};

/** One visit per page type and language, and those of one type that differ in kind. */
export const visits: readonly Visit[] = [
	...pageExamples.filter(({ page }) => page !== "game" && page !== "document").map(toVisit),
	...Object.entries(games).flatMap(([name, slug]) => named(name, `/games/${slug}`)),
	...Object.entries(documents).flatMap(([name, end]) => named(name, end)),
	...errorExamples
		.filter(({ code }) => code === "404")
		.map(({ path, language }) => ({ name: "error 404", language, path, action: actions.error, status: 404 })),
];

/** The first address per language whose path ends so. */
function named(name: string, end: string): Visit[] {
	const found = allAddresses.filter(({ path }) => path.endsWith(end));
	if (found.length === 0) throw new Error(`No address ends with "${end}": the watchman's visit "${name}" is empty.`);
	return found
		.filter(({ language }, index) => found.findIndex((other) => other.language === language) === index)
		.map((address) => ({ ...toVisit(address), name }));
}

function toVisit({ page, language, path }: (typeof allAddresses)[number]): Visit {
	return { name: page, language, path, action: actions[page], status: 200 };
}
