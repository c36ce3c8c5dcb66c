import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { pageSize } from "#content/readers/catalogue.server.ts";
import { changeOneGame, countGames, writeCatalogue } from "./catalogue.ts";
import { type MeasuredPage, measuredPages } from "./pages.ts";
import { figure, formatTable, kilobytes } from "./table.ts";
import { type BuildTimes, steps, timeBuild } from "./timedBuild.ts";
import { builtScripts, rawSize, weigh } from "./weigh.ts";
import { inWorkCopy } from "./workCopy.ts";

/** Design section 10: the catalogue a hundred times as large; a step between shows whether build time grows linearly. */
const factors = [1, 10, 100] as const;

/** What static hosts take at most. */
const mostFiles = 20_000;

/** How many games are changed one after another: the first build after many new files waits for a disk still writing. */
const changes = 3;

/** How much a page or the scripts may grow with the catalogue: nothing but longer names on it. */
const tolerance = 0.01;

/** The pages that a larger catalogue could make larger. */
const grown = ["home", "game", "games"] as const;

interface Measured {
	readonly games: number;
	/** From nothing. */
	readonly build: BuildTimes;
	/** Once more after one game has changed, and again after each next. */
	readonly again: readonly BuildTimes[];
	/** In the folder that is served. */
	readonly files: number;
	/** Bytes by what they are of. */
	readonly sizes: ReadonlyMap<string, number>;
}

/**
 * Builds the site with its own games and with up to a hundred times as many, in a temporary copy of the project, and
 * compares. Resolves to whether pages and scripts kept their size.
 *
 * @param counts numbers of games to build with; the smallest may not be smaller than the project's own
 */
export async function measureScale(counts: readonly number[] = []): Promise<boolean> {
	const own = await countGames();
	const pages = measuredPages(grown);
	const results = await inWorkCopy(async (folder) => {
		const measured: Measured[] = [];
		for (const games of counts.length > 0 ? counts : factors.map((factor) => own * factor)) {
			console.log(`building with ${games} games`);
			const catalogue = path.join(folder, "bench-games");
			await writeCatalogue(catalogue, games);
			const cache = path.join(folder, `bench-cache-${games}`);
			const build = await timeBuild(folder, catalogue, cache);
			const sizes = await sizesOf(folder, pages);
			const again: BuildTimes[] = [];
			for (let game = 1; game <= changes; game += 1) {
				await changeOneGame(catalogue, game);
				again.push(await timeBuild(folder, catalogue, cache));
			}
			await rm(cache, { recursive: true });
			measured.push({ games, build, again, sizes, files: await countFiles(path.join(folder, "build/client")) });
		}
		return measured;
	});
	console.log(`\n${describeBuilds(results)}\n\n${describeGrowth(results)}`);
	const { text, holds } = compareSizes(results);
	console.log(`\n${text}`);
	return holds;
}

async function countFiles(folder: string): Promise<number> {
	return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
}

async function sizesOf(folder: string, pages: readonly MeasuredPage[]): Promise<Map<string, number>> {
	const scripts = await builtScripts(folder);
	if (scripts.length === 0) throw new Error("The build made no scripts.");
	const sizes = new Map<string, number>();
	for (const { name, path: urlPath } of pages) {
		sizes.set(`${name}, HTML`, await rawSize(urlPath, folder));
		sizes.set(`${name}, HTML brotli`, await weigh([urlPath], folder));
	}
	return sizes.set("all scripts, brotli", await weigh(scripts, folder));
}

function describeBuilds(results: readonly Measured[]): string {
	return formatTable(
		[
			"games",
			"pages",
			"seconds",
			"ms per page",
			...steps.map((step) => `${step} s`),
			"CPU s",
			"peak MB",
			"files",
			"again s",
			"again CPU s",
		],
		results.map(({ games, build, again, files }) => [
			String(games),
			String(build.pages),
			figure(build.total, 1),
			figure((build.total * 1000) / build.pages, 1),
			...steps.map((step) => figure(build.steps[step], 1)),
			figure(build.cpu, 1),
			figure(build.peakMemory / 1e6),
			`${files}${files > mostFiles ? " (many hosts take 20000)" : ""}`,
			again.map(({ total }) => figure(total, 1)).join(" "),
			again.map(({ cpu }) => figure(cpu, 1)).join(" "),
		]),
	);
}

/** The price of each further page. Bundling costs the same for any catalogue; only what is added tells the growth. */
function describeGrowth(results: readonly Measured[]): string {
	const prices = results.slice(1).map(({ games, build }, index) => {
		const before = results[index] as Measured;
		const perPage = (of: (build: BuildTimes) => number) =>
			((of(build) - of(before.build)) * 1000) / (build.pages - before.build.pages);
		return {
			range: `${before.games} to ${games}`,
			time: perPage(({ total }) => total),
			cpu: perPage(({ cpu }) => cpu),
		};
	});
	const ratio = (of: (price: (typeof prices)[number]) => number) => {
		const [first, last] = [prices[0], prices.at(-1)];
		return first && last ? of(last) / of(first) : Number.NaN;
	};
	return formatTable(
		["games", "ms per added page", "CPU ms per added page"],
		[
			...prices.map(({ range, time, cpu }) => [range, figure(time, 1), figure(cpu, 1)]),
			[
				"ratio (1 is linear)",
				figure(
					ratio(({ time }) => time),
					2,
				),
				figure(
					ratio(({ cpu }) => cpu),
					2,
				),
			],
		],
	);
}

function compareSizes(results: readonly Measured[]): { text: string; holds: boolean } {
	const [smallest, largest] = [results[0], results.at(-1)];
	if (!smallest || !largest) throw new Error("Nothing was built.");
	let holds = true;
	// The project's own games do not fill a page of the list, which also has no second page to lead to.
	const filled = results.find(({ games }) => games > pageSize) ?? smallest;
	const rows = [...smallest.sizes.keys()].map((name) => {
		const { sizes: first } = name.startsWith("games ") ? filled : smallest;
		const grown = (largest.sizes.get(name) ?? Number.NaN) / (first.get(name) ?? Number.NaN) - 1;
		const fits = grown <= tolerance;
		holds &&= fits;
		const sizes = results.map((result) => kilobytes(result.sizes.get(name) ?? Number.NaN));
		return [name, ...sizes, `${figure(grown * 100, 2)} %`, fits ? "OK" : "over"];
	});
	const head = ["KB", ...results.map(({ games }) => `${games} games`), "growth", `at most ${tolerance * 100} %`];
	return { text: formatTable(head, rows), holds };
}
