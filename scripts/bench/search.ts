import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse, stringify } from "yaml";
import { openSearch } from "#app/features/search/openSearch.ts";
import type { SearchFile } from "#content/search/searchFile.ts";
import { writeCatalogue } from "./catalogue.ts";
import { figure, formatTable, kilobytes } from "./table.ts";
import { inTemporaryFolder } from "./temporaryFolder.ts";

const games = 2_000;

/** Brief enough to answer between two letters typed: milliseconds, for 2,000 games. */
const bound = 20;

const queries = {
	"a title": "boat attack",
	"its beginning": "bo",
	"one letter": "s",
	"a genre": "puzzle",
	"two words": "arcade cat",
	"a word's form": "лодками",
	"a typing error": "zombei survivros",
	"Cyrillic letters": "бабл шутер",
	"the wrong layout": "ищфе",
	nothing: "plumbus gronk",
};

type GameText = { keywords?: string; summary: string };
type GameData = { title: string; studio: string; en: GameText; ru: GameText };

/**
 * A catalogue a hundred times as large, in which games do not repeat: titles, studios and keywords are put together from the words
 * of the project's own.
 */
async function writeMixedCatalogue(folder: string): Promise<void> {
	await writeCatalogue(folder, games);
	const names = (await readdir(folder)).sort();
	const all = await Promise.all(
		names.map(async (name): Promise<GameData> => parse(await readFile(path.join(folder, name), "utf8"))),
	);
	const words = (pick: (game: GameData) => string) => [
		...new Set(all.flatMap((game) => pick(game).split(/[^\p{L}]+/u))),
	];
	const titles = words(({ title, studio }) => `${title} ${studio}`).filter((word) => word.length > 2);
	const keywords = {
		en: words(({ en }) => `${en.keywords} ${en.summary}`),
		ru: words(({ ru }) => `${ru.keywords} ${ru.summary}`),
	};
	const word = (list: readonly string[], place: number) => list[place % list.length] ?? "";
	await Promise.all(
		all.map(async (game, place) => {
			const round = Math.floor(place / 20);
			const mixed = (list: readonly string[]) =>
				[...new Set(Array.from({ length: 10 }, (_, step) => word(list, place * 7 + step * 31 + round)))].filter(
					(text) => text.length > 1,
				);
			const data = {
				...game,
				title: `${word(titles, place * 7)} ${word(titles, place * 13 + round)}`,
				studio: `${word(titles, place * 3)} ${word(titles, place * 11 + round)}`,
				en: { ...game.en, keywords: mixed(keywords.en).join(", ") },
				ru: { ...game.ru, keywords: mixed(keywords.ru).join(", ") },
			};
			await writeFile(path.join(folder, names[place] ?? ""), stringify(data));
		}),
	);
}

/** Times the search in a catalogue of 2,000 games and weighs its files. Resolves to whether the slowest query keeps the bound. */
export async function measureSearch(): Promise<boolean> {
	const { address, files } = await inTemporaryFolder("search", async (folder) => {
		await writeMixedCatalogue(folder);
		process.env.CONTENT_GAMES = folder;
		const { searchFile, searchFiles } = await import("#content/search/searchFile.server.ts");
		const texts = [...searchFiles()].map(({ address, text }) => [address, text] as const);
		return { address: searchFile("en").address, files: new Map(texts) };
	});
	const file: SearchFile = JSON.parse(files.get(address) ?? "");
	const started = performance.now();
	let search = await openSearch(file);
	const opening = performance.now() - started;
	// The other pieces come from memory.
	globalThis.fetch = async (address) => new Response(files.get(String(address)));
	while (search.more) search = await search.more();
	const openingAll = performance.now() - started;
	const { find } = search;
	const rows = Object.entries(queries).map(([name, query]) => {
		const times = Array.from({ length: 101 }, () => {
			const begun = performance.now();
			find(query);
			return performance.now() - begun;
		}).sort((a, b) => a - b);
		const { hits = [], isNear } = find(query) ?? {};
		const found = `${hits.length}${isNear ? " close" : ""}`;
		return { name, query, median: times[50] ?? Number.NaN, slow: times[95] ?? Number.NaN, found };
	});
	const sizes = [address, ...file.rest].map((each) => brotliCompressSync(files.get(each) ?? "").length);
	const all = sizes.reduce((sum, size) => sum + size, 0);
	console.log(
		`2,000 games in ${sizes.length} pieces: the first ${kilobytes(sizes[0] ?? 0)} KB in brotli, opened in ${figure(opening, 1)} ms; ` +
			`all ${kilobytes(all)} KB, in ${figure(openingAll, 1)} ms\n`,
	);
	console.log(
		formatTable(
			["query", "typed", "found", "median ms", "95th ms"],
			rows.map(({ name, query, found, median, slow }) => [name, query, found, figure(median, 2), figure(slow, 2)]),
		),
	);
	const slowest = Math.max(...rows.map(({ median }) => median));
	console.log(`\nslowest median ${figure(slowest, 2)} ms, at most ${bound}: ${slowest <= bound ? "OK" : "over"}`);
	return slowest <= bound;
}
