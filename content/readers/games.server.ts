import { formatDay } from "#config/formatDay.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import type { ClipFile } from "#content/model/clip.ts";
import type { GameTexts } from "#content/model/gameSchema.ts";
import { type GenreName, type GenreSlug, getGenreSlug, hasGenre } from "#content/model/genres.ts";
import type { Picture } from "#content/model/picture.ts";
import { getPlayAddress } from "#content/model/playAddress.ts";
import { studioSlug } from "#content/model/studioSlug.ts";
import { getGameClips } from "./clips.server.ts";
import { readPictures } from "./pictures.server.ts";
import { type CatalogGame, readGames } from "./readGames.server.ts";
import { filterPublished, listScheduled, type ScheduledEntry } from "./schedule.server.ts";

export interface GameSummary {
	readonly slug: string;
	readonly title: string;
	readonly genres: readonly GenreName[];
	readonly preview: Picture;
	readonly tall: Picture;
	/** Its page's wide scene, to be fetched before a click on the card is over. The search's file goes without. */
	readonly background?: Picture;
}

/** A game to play next, with what makes it one, if anything does: the same studio, or a genre of both. */
export interface NextGame extends GameSummary {
	readonly reason?: { readonly studio: string } | { readonly genre: GenreSlug };
}

/** What a game's page needs (product 5): the game's facts, and its texts in one language. */
export interface GameDetails
	extends Pick<CatalogGame, "slug" | "title" | "studio" | "controls" | "round" | "players" | "age">,
		Pick<GameTexts["en"], "headline" | "summary" | "description" | "teleDollars">,
		Pick<CatalogGame["pictures"], "icon" | "background" | "tall"> {
	readonly play: string;
	readonly studioSlug: string;
	/** The genre that it is shown under: the first one. */
	readonly genre: GenreSlug;
	readonly genres: readonly GenreName[];
	/** Names of the languages that it speaks, in the page's own. */
	readonly languages?: readonly string[];
	/** The day of its release, as the page's language writes it. */
	readonly released?: string;
	readonly screenshots: readonly { readonly picture: Picture; readonly alt: string }[];
	readonly clip?: GameClip;
}

/** The clip that a game's page shows before the screenshots. */
export interface GameClip extends Pick<ClipFile, "av1" | "h264"> {
	/** The picture shown until the clip plays. */
	readonly poster: Picture;
	/** Description of the clip for screen readers; without one, the page uses a general description. */
	readonly description?: string;
}

export interface GameStudio {
	readonly slug: string;
	readonly name: string;
	readonly games: readonly CatalogGame[];
}

interface Catalog {
	/** Those to come as well. */
	readonly all: readonly CatalogGame[];
	readonly games: readonly CatalogGame[];
	readonly bySlug: ReadonlyMap<string, CatalogGame>;
	readonly studios: readonly GameStudio[];
}

let loaded: Catalog | undefined;

/** Every public game, read once per build. `CONTENT_GAMES` names another folder: the scale benchmark's. */
function catalog(): Catalog {
	if (!loaded) {
		const all = readGames(process.env.CONTENT_GAMES ?? "content/games", readPictures());
		const games = filterPublished(all);
		loaded = {
			all,
			games,
			bySlug: new Map(games.map((game) => [game.slug, game])),
			studios: [...Map.groupBy(games, ({ studio }) => studio)]
				.map(([name, own]) => ({ slug: studioSlug(name), name, games: own }))
				.sort((a, b) => a.name.localeCompare(b.name, "en")),
		};
	}
	return loaded;
}

export function gameSlugs(): string[] {
	return [...catalog().bySlug.keys()];
}

/** Every game, including scheduled ones. */
export function allGameSlugs(): string[] {
	return catalog().all.map(({ slug }) => slug);
}

/** Games that a later build will have. */
export function scheduledGames(): ScheduledEntry[] {
	return listScheduled("games", catalog().all);
}

/** Games that are not public yet and whose pictures no public game borrows. */
export function hiddenGameSlugs(): string[] {
	const { all, bySlug, games } = catalog();
	const sourceSlugs = new Set(games.map(({ pictureSource }) => pictureSource));
	return all.map(({ slug }) => slug).filter((slug) => !bySlug.has(slug) && !sourceSlugs.has(slug));
}

/** The games of the home page, at most twenty, in their order (product 5). */
export function featuredGames(): GameSummary[] {
	return catalog()
		.games.filter(({ featured }) => featured !== undefined)
		.map(summarizeGame);
}

export type StudioDetails = NonNullable<ReturnType<typeof findStudio>>;

const studioGames = 24;

/** Every studio that has games, by name. */
export function listStudios(): readonly GameStudio[] {
	return catalog().studios;
}

/** One studio; `undefined` for an unknown slug. */
export function findStudio(slug: string) {
	const studio = listStudios().find((candidate) => candidate.slug === slug);
	if (!studio) return undefined;
	const { name, games } = studio;
	return {
		slug,
		name,
		total: games.length,
		games: games.slice(0, studioGames).map(summarizeGame),
		icons: games.slice(0, 2).map(({ pictures }) => pictures.icon),
	};
}

/** Every game in the catalog's order: featured ones first, then by title. */
export function allGames(): readonly CatalogGame[] {
	return catalog().games;
}

/**
 * Games to play next: of the same first genre, then of the same studio, then with any genre in common, then the rest.
 * Each part starts with the games after this one in the catalog, so that games of a large genre recommend different
 * ones. The studio comes before the genre, because fewer games share it.
 *
 * @returns as many as asked for, if the catalog has so many others; none for an unknown slug
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
	for (const belongs of parts) {
		for (const other of others) {
			if (found.size === limit) break;
			if (belongs(other)) found.add(other);
		}
	}
	return [...found].map((other) => {
		const genre = commonGenre(other);
		const reason = other.studio === game.studio ? { studio: game.studio } : genre && { genre };
		return { ...summarizeGame(other), reason };
	});
}

function firstGenre({ genre }: CatalogGame): GenreSlug {
	return getGenreSlug(genre[0] as GenreName);
}

/** Made once: making one takes longer than all else about a game. */
const languageNames = new Map(languageCodes.map((code) => [code, new Intl.DisplayNames(code, { type: "language" })]));

/** One game in one language; `undefined` for an unknown slug. A game without texts in the language has its English ones. */
export function findGame(slug: string, language: Language): GameDetails | undefined {
	const game = catalog().bySlug.get(slug);
	if (!game) return undefined;
	const { slug: _, pictures, texts, genre, languages, released, ...facts } = game;
	const { screenshotAlts, clipDescription, ...text } = texts[language] ?? texts.en;
	return {
		...facts,
		...text,
		slug,
		play: getPlayAddress(game),
		studioSlug: studioSlug(game.studio),
		genre: firstGenre(game),
		genres: genre,
		languages: languages?.map((code) => languageNames.get(language)?.of(code) ?? code),
		released: released && formatDay(released, language),
		icon: pictures.icon,
		background: pictures.background,
		tall: pictures.tall,
		screenshots: ([1, 2, 3] as const).map((number, index) => ({
			picture: pictures[`screenshot-${number}`],
			alt: screenshotAlts[index] ?? "",
		})),
		...clipFor(game, clipDescription),
	};
}

function clipFor({ pictureSource }: CatalogGame, description: string | undefined): Pick<GameDetails, "clip"> {
	const { av1, h264, poster } = getGameClips(pictureSource).page ?? {};
	return av1 && h264 && poster ? { clip: { av1, h264, poster, ...(description && { description }) } } : {};
}

/** What a card shows of a game. */
export function summarizeGame({ slug, title, genre, pictures }: CatalogGame): GameSummary {
	return {
		slug,
		title,
		genres: genre,
		preview: pictures.preview,
		tall: pictures.tall,
		background: pictures.background,
	};
}
