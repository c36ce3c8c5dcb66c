import type { Language } from "../i18n/languages.ts";
import type { Genre } from "./genres.ts";
import type { Picture } from "./picture.ts";
import { readPictures } from "./pictures.server.ts";
import { type Game, readGames } from "./readGames.server.ts";

/** What a card in a list of games needs. */
export interface GameSummary {
	readonly slug: string;
	readonly title: string;
	readonly genres: readonly Genre[];
	readonly preview: Picture;
	readonly tall: Picture;
}

/** What a game's page needs (spec 2.5). */
export interface GameDetails {
	readonly slug: string;
	readonly title: string;
	readonly studio: string;
	readonly genres: readonly Genre[];
	readonly headline: string;
	readonly summary: string;
	readonly description: string;
	readonly icon: Picture;
	readonly background: Picture;
	readonly tall: Picture;
	readonly screenshots: readonly { readonly picture: Picture; readonly alt: string }[];
}

interface Catalogue {
	readonly games: readonly Game[];
	readonly bySlug: ReadonlyMap<string, Game>;
	readonly byGenre: ReadonlyMap<Genre, readonly Game[]>;
}

let loaded: Catalogue | undefined;

/** Every game, read once per build. `CONTENT_GAMES` names another folder: the scale benchmark's. */
function catalogue(): Catalogue {
	if (!loaded) {
		const games = readGames(process.env.CONTENT_GAMES ?? "content/games", readPictures());
		loaded = {
			games,
			bySlug: new Map(games.map((game) => [game.slug, game])),
			byGenre: Map.groupBy(games, ({ genre }) => genre[0] as Genre),
		};
	}
	return loaded;
}

export function gameSlugs(): string[] {
	return [...catalogue().bySlug.keys()];
}

/** The games of the home page, at most twenty, in their order (design 6). */
export function featuredGames(): GameSummary[] {
	return catalogue()
		.games.filter(({ featured }) => featured !== undefined)
		.map(summarize);
}

/** Games to play next: the neighbours in the same first genre, filled up from the head of the catalogue. */
export function gamesLike(slug: string, limit: number): GameSummary[] {
	const { games, bySlug, byGenre } = catalogue();
	const game = bySlug.get(slug);
	if (!game) return [];
	const family = byGenre.get(game.genre[0] as Genre) ?? [];
	const place = family.indexOf(game);
	const neighbours = [...family.slice(place + 1, place + 1 + limit), ...family.slice(0, Math.min(place, limit))];
	const others = new Set([...neighbours, ...games.slice(0, limit * 2 + 1)]);
	others.delete(game);
	return [...others].slice(0, limit).map(summarize);
}

/** One game in one language; `undefined` for an unknown slug. Games exist in English and Russian (design 6). */
export function findGame(slug: string, language: Language): GameDetails | undefined {
	const game = catalogue().bySlug.get(slug);
	if (!game) return undefined;
	const { screenshotAlts, ...text } = game.texts[language === "ru" ? "ru" : "en"];
	return {
		slug,
		title: game.title,
		studio: game.studio,
		genres: game.genre,
		...text,
		icon: game.pictures.icon,
		background: game.pictures.background,
		tall: game.pictures.tall,
		screenshots: ([1, 2, 3] as const).map((number, index) => ({
			picture: game.pictures[`screenshot-${number}`],
			alt: screenshotAlts[index] ?? "",
		})),
	};
}

function summarize({ slug, title, genre, pictures }: Game): GameSummary {
	return { slug, title, genres: genre, preview: pictures.preview, tall: pictures.tall };
}
