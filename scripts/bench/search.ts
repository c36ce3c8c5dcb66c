import { brotliCompressSync } from "node:zlib";
import { catalogueFile } from "../../app/content/catalogue.server.ts";
import { type CatalogueIndex, type IndexedGame, packIndex, unpackIndex } from "../../app/content/catalogueIndex.ts";
import { createSearch } from "../../app/features/catalogue/search/createSearch.ts";
import { figure, formatTable, kilobytes } from "./table.ts";

/** Brief enough to answer between two letters typed: milliseconds, for 2,000 games. */
const bound = 10;

/** A catalogue a hundred times as large, whose titles and studios do not repeat: pairs of words that the project's own have. */
function enlarge(games: readonly IndexedGame[], count: number): IndexedGame[] {
	const words = [...new Set(games.flatMap(({ title, studio }) => `${title} ${studio}`.split(/\W+/)))].filter(
		(word) => word.length > 2,
	);
	const word = (place: number) => words[place % words.length] ?? "";
	return Array.from({ length: count }, (_, place) => {
		const game = games[place % games.length] as IndexedGame;
		const round = Math.floor(place / games.length);
		const title = `${word(place * 7)}${round} ${word(place * 13 + round)}`;
		return { ...game, slug: `${game.slug}-${round}`, title, studio: `${word(place * 3)} ${word(place * 11 + round)}` };
	});
}

const queries = {
	"a title": "boat attack",
	"its beginning": "bo",
	"one letter": "s",
	"a genre": "puzzle",
	"two words": "arcade cat",
	"a typing error": "zombei survivros",
	"Cyrillic letters": "бабл шутер",
	"the wrong layout": "ищфе",
	nothing: "plumbus gronk",
};

/** Times the search in a catalogue of 2,000 games and weighs its file. Resolves to whether the slowest query keeps the bound. */
export async function measureSearch(): Promise<boolean> {
	const index: CatalogueIndex = JSON.parse(catalogueFile().text);
	const games = enlarge(unpackIndex(index), 2_000);
	const text = JSON.stringify(packIndex(games, index.genreNames));
	const started = performance.now();
	const search = createSearch(unpackIndex(JSON.parse(text)), index.genreNames);
	const opening = performance.now() - started;
	const rows = Object.entries(queries).map(([name, query]) => {
		const times = Array.from({ length: 101 }, () => {
			const begun = performance.now();
			search(query);
			return performance.now() - begun;
		}).sort((a, b) => a - b);
		return {
			name,
			query,
			median: times[50] ?? Number.NaN,
			slow: times[95] ?? Number.NaN,
			found: search(query).games.length,
		};
	});
	console.log(
		`2,000 games: file ${kilobytes(text.length)} KB, brotli ${kilobytes(brotliCompressSync(text).length)} KB, opened in ${figure(opening, 1)} ms\n`,
	);
	console.log(
		formatTable(
			["query", "typed", "found", "median ms", "95th ms"],
			rows.map(({ name, query, found, median, slow }) => [
				name,
				query,
				String(found),
				figure(median, 2),
				figure(slow, 2),
			]),
		),
	);
	const slowest = Math.max(...rows.map(({ median }) => median));
	console.log(`\nslowest median ${figure(slowest, 2)} ms, at most ${bound}: ${slowest <= bound ? "OK" : "over"}`);
	return slowest <= bound;
}
