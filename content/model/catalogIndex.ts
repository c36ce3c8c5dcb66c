import { type GenreName, genres } from "./genres.ts";
import type { Picture } from "./picture.ts";

export interface CardGame {
	readonly slug: string;
	readonly title: string;
	readonly genre: readonly GenreName[];
	readonly pictures: { readonly preview: Picture; readonly tall: Picture };
}

export interface IndexedGame extends CardGame {
	readonly studio: string;
	readonly pictures: CardGame["pictures"] & { readonly icon: Picture };
	/** ISO date, if known. */
	readonly released?: string | undefined;
}

/** URL, index in `sizes`, placeholder color. */
type PackedPicture = readonly [base: string, size: number, placeholderColor: number];

/** A game as a tuple; genres are indexes in `genres.ts`. */
type PackedGame = readonly [
	slug: string,
	title: string,
	studio: string,
	genres: readonly number[],
	preview: PackedPicture,
	tall: PackedPicture,
	icon: PackedPicture,
	/** Empty if unknown. */
	released: string,
];

export interface CatalogIndex {
	/** The few distinct picture sizes, each stored once. */
	readonly sizes: readonly Omit<Picture, "base" | "placeholderColor">[];
	readonly games: readonly PackedGame[];
}

export function packIndex(games: readonly IndexedGame[]): CatalogIndex {
	const sizes = new Map<string, number>();
	const packPicture = ({ base, placeholderColor, ...size }: Picture): PackedPicture => {
		const key = JSON.stringify(size);
		if (!sizes.has(key)) sizes.set(key, sizes.size);
		return [base, sizes.get(key) ?? 0, placeholderColor];
	};
	const rows = games.map((game): PackedGame => {
		const places = game.genre.map((genre) => genres.indexOf(genre));
		const { preview, tall, icon } = game.pictures;
		const pictures = [packPicture(preview), packPicture(tall), packPicture(icon)] as const;
		return [game.slug, game.title, game.studio, places, ...pictures, game.released ?? ""];
	});
	return { sizes: [...sizes.keys()].map((key) => JSON.parse(key)), games: rows };
}

/** Returns the games in the catalog's order. */
export function unpackIndex({ games, sizes }: CatalogIndex): IndexedGame[] {
	const unpackPicture = ([base, size, placeholderColor]: PackedPicture): Picture => ({
		base,
		placeholderColor,
		...(sizes[size] as (typeof sizes)[0]),
	});
	return games.map(([slug, title, studio, places, preview, tall, icon, released]) => ({
		slug,
		title,
		studio,
		genre: places.map((place) => genres[place] as GenreName),
		pictures: { preview: unpackPicture(preview), tall: unpackPicture(tall), icon: unpackPicture(icon) },
		...(released && { released }),
	}));
}
