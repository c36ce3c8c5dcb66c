import { formatDay } from "#config/formatDay.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { type GenreName, type GenreSlug, getGenreSlug, hasGenre } from "#content/model/genres.ts";
import { getPlayAddress } from "#content/model/playAddress.ts";
import { studioSlug } from "#content/model/studioSlug.ts";
import { getGameClips } from "./clips.server.ts";
import { once } from "./once.server.ts";
import { readPictures } from "./pictures.server.ts";
import { type CatalogGame, readGames } from "./readGames.server.ts";
import { filterPublished, listScheduled } from "./schedule.server.ts";

export type GameDetails = NonNullable<ReturnType<typeof findGame>>;

/** A recommended game, with the reason: the same studio, or a common genre. */
export interface NextGame extends CatalogGame {
	readonly reason?: { readonly studio: string } | { readonly genre: GenreSlug };
}

export interface GameStudio {
	readonly slug: string;
	readonly name: string;
	readonly games: readonly CatalogGame[];
}

/** Every public game, read once per build. The scale benchmark sets `CONTENT_GAMES` to another folder. */
const catalog = once(() => {
	const all = readGames(process.env.CONTENT_GAMES ?? "content/games", readPictures());
	const games = filterPublished(all);
	return {
		/** Includes unpublished games. */
		all,
		games,
		bySlug: new Map(games.map((game) => [game.slug, game])),
		studios: [...Map.groupBy(games, ({ studio }) => studio)]
			.map(([name, own]): GameStudio => ({ slug: studioSlug(name), name, games: own }))
			.sort((a, b) => a.name.localeCompare(b.name, "en")),
	};
});

export function gameSlugs(): string[] {
	return [...catalog().bySlug.keys()];
}

/** Every game, including scheduled ones. */
export function allGameSlugs(): string[] {
	return catalog().all.map(({ slug }) => slug);
}

export function scheduledGames() {
	return listScheduled("games", catalog().all);
}

/** Unpublished games whose pictures no public game borrows. */
export function hiddenGameSlugs(): string[] {
	const { all, bySlug, games } = catalog();
	const sourceSlugs = new Set(games.map(({ pictureSource }) => pictureSource));
	return all.map(({ slug }) => slug).filter((slug) => !bySlug.has(slug) && !sourceSlugs.has(slug));
}

/** The games of the home page in order, at most twenty (product 5). */
export function featuredGames(): CatalogGame[] {
	return catalog().games.filter(({ featured }) => featured !== undefined);
}

export type StudioDetails = NonNullable<ReturnType<typeof findStudio>>;

const studioGames = 24;

/** All studios by name. */
export function listStudios(): readonly GameStudio[] {
	return catalog().studios;
}

export function findStudio(slug: string) {
	const studio = listStudios().find((candidate) => candidate.slug === slug);
	if (!studio) return undefined;
	const { name, games } = studio;
	return {
		slug,
		name,
		total: games.length,
		games: games.slice(0, studioGames),
		icons: games.slice(0, 2).map(({ pictures }) => pictures.icon),
	};
}

/** All games in the catalog's order: featured ones first, then by title. */
export function allGames(): readonly CatalogGame[] {
	return catalog().games;
}

/**
 * Recommends up to `limit` games: of the same first genre, the same studio, any common genre, then others. Each part
 * starts after this game in the catalog, so that games of a large genre recommend different ones. Prefers the studio as
 * the reason, because fewer games share it.
 */
export function getRelatedGames(slug: string, limit: number): NextGame[] {
	const { games, bySlug } = catalog();
	const game = bySlug.get(slug);
	if (!game) return [];
	const place = games.indexOf(game);
	const others = [...games.slice(place + 1), ...games.slice(0, place)];
	const own = game.genre.map(getGenreSlug);
	const commonGenre = ({ genre }: CatalogGame) => own.find((slug) => hasGenre(genre, slug));
	const parts: ((other: CatalogGame) => unknown)[] = [
		(other) => firstGenre(other) === firstGenre(game),
		({ studio }) => studio === game.studio,
		commonGenre,
		() => true,
	];
	const found = new Set<CatalogGame>();
	for (const isRelated of parts) {
		for (const other of others) {
			if (found.size === limit) break;
			if (isRelated(other)) found.add(other);
		}
	}
	return [...found].map((other) => {
		const genre = commonGenre(other);
		const reason = other.studio === game.studio ? { studio: game.studio } : genre && { genre };
		return { ...other, reason };
	});
}

function firstGenre({ genre }: CatalogGame): GenreSlug {
	return getGenreSlug(genre[0] as GenreName);
}

/** Created once, because `Intl.DisplayNames` is slow to create. */
const languageNames = new Map(languageCodes.map((code) => [code, new Intl.DisplayNames(code, { type: "language" })]));

/** One game in a language or else in English; `undefined` for an unknown slug. */
export function findGame(slug: string, language: Language) {
	const game = catalog().bySlug.get(slug);
	if (!game) return undefined;
	const { pictures, languages, released } = game;
	const text = game[language] ?? game.en;
	const { av1, h264, poster } = getGameClips(game.pictureSource).page ?? {};
	return {
		...game,
		...text,
		play: getPlayAddress(game),
		studioSlug: studioSlug(game.studio),
		mainGenre: firstGenre(game),
		/** Names of the game's languages, in the page's language. */
		languages: languages?.map((code) => languageNames.get(language)?.of(code) ?? code),
		released: released && formatDay(released, language),
		screenshots: ([1, 2, 3] as const).map((number, index) => ({
			picture: pictures[`screenshot-${number}`],
			alt: text.screenshotAlts[index] ?? "",
		})),
		/** Shown before the screenshots, with a poster until it plays. */
		clip:
			av1 && h264 && poster
				? { av1, h264, poster, ...(text.clipDescription && { description: text.clipDescription }) }
				: undefined,
	};
}
