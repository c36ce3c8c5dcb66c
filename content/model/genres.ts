/** All genres (product 5). `Shooter` and `Shooting` are separate in the data. */
export const genres = [
	"Action",
	"Racing",
	"Adventure",
	"Arcade",
	"Puzzle",
	"Hypercasual",
	"Clicker",
	"Shooter",
	"Shooting",
] as const;

export type GenreName = (typeof genres)[number];

/** Genre filters of the catalog; `slug` is part of the URL. Synonymous genres share a row (product 5). */
export const genreFilters = [
	{ slug: "action", genres: ["Action"] },
	{ slug: "racing", genres: ["Racing"] },
	{ slug: "adventure", genres: ["Adventure"] },
	{ slug: "arcade", genres: ["Arcade"] },
	{ slug: "puzzle", genres: ["Puzzle"] },
	{ slug: "hypercasual", genres: ["Hypercasual"] },
	{ slug: "clicker", genres: ["Clicker"] },
	{ slug: "shooter", genres: ["Shooter", "Shooting"] },
] as const satisfies readonly { slug: string; genres: readonly GenreName[] }[];

export type GenreSlug = (typeof genreFilters)[number]["slug"];

export function isGenreSlug(slug: string | null | undefined): slug is GenreSlug {
	return genreFilters.some((filter) => filter.slug === slug);
}

export function hasGenre(names: readonly GenreName[], slug: GenreSlug): boolean {
	return names.some((name) => getGenreSlug(name) === slug);
}

export function getGenreSlug(genre: GenreName): GenreSlug {
	const row = genreFilters.find(({ genres }) => (genres as readonly GenreName[]).includes(genre));
	if (!row) throw new Error(`content/model/genres.ts: no row of genreFilters has the genre "${genre}".`);
	return row.slug;
}
