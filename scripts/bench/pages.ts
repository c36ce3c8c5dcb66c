import type { Browser } from "@playwright/test";
import { launchBrowser } from "#scripts/testing/launchBrowser.ts";
import { measureNavigation } from "./navigation.ts";
import { loadUntilIdle, readLcp, throttleCpu, throttleNetwork, withPhone } from "./phone.ts";
import { fetchText, listPages, type Site } from "./site.ts";
import { formatTable, quantile, type Report } from "./table.ts";

/** Measures one path of a build once. */
type Measure = (browser: Browser, origin: string) => Promise<Readonly<Record<string, number>>>;

/**
 * Compares builds: CPU, bytes and largest contentful paint of loads, and the time from a click to the next page's largest picture.
 * Each round measures everything once in each build, in random order and in new profiles.
 *
 * @param sites one build, or A and B
 * @param types of the pages that are loaded; all if empty
 */
export async function comparePages(sites: readonly Site[], runs: number, types: readonly string[]): Promise<Report> {
	const measures = await listMeasures(sites[0]?.origin ?? "", types);
	const jobs = measures.flatMap((measure) => sites.map(({ origin }, side) => ({ measure, origin, side })));
	const values = new Map<string, number[][]>();
	const browser = await launchBrowser();
	for (let run = 1; run <= runs; run += 1) {
		const shuffled = jobs.map((job) => ({ ...job, order: Math.random() })).sort((a, b) => a.order - b.order);
		for (const { measure, origin, side } of shuffled)
			for (const [name, value] of Object.entries(await measure(browser, origin))) {
				if (!values.has(name))
					values.set(
						name,
						sites.map(() => []),
					);
				values.get(name)?.[side]?.push(value);
			}
		console.log(`Round ${run} of ${runs}`);
	}
	await browser.close();
	const rows = [...values].sort().map(([name, sides]) => {
		const texts = sides.map((own) => [0.5, 0.25, 0.75].map((share) => quantile(own, share).toFixed(0)));
		const [a = Number.NaN, b] = sides.map((own) => quantile(own));
		const cells = texts.map(([middle, lower, upper]) => `${middle} (${lower}–${upper})`);
		return [name, ...cells, ...(b === undefined ? [] : [(b / a).toFixed(2)])];
	});
	const head = sites.length > 1 ? ["median (quartiles)", "A", "B", "B / A"] : ["", "median (quartiles)"];
	return { table: formatTable(head, rows), problems: [] };
}

async function listMeasures(origin: string, types: readonly string[]): Promise<readonly Measure[]> {
	const pages = (await listPages(origin, types)).filter(({ name }) => name.endsWith(" en"));
	const game = /href="(\/games\/[\w-]+)"/.exec(await fetchText(origin))?.[1] ?? "";
	const links = [
		["/", game],
		["/games", game],
		[game, "/"],
		["/", "/games"],
		["/", "/publish"],
	] as const;
	return [
		...pages.flatMap(({ path }) => [measureLoad(path), measureSlowLoad(path)]),
		...links.map(
			([from, to]): Measure =>
				async (browser, site) => {
					return { [`${from} to ${to}, ms`]: await measureNavigation(browser, site, from, to) };
				},
		),
	];
}

/** Until the page is idle: main-thread CPU time without waiting for a core and without this tool's work, and bodies as sent. */
const measureLoad =
	(path: string): Measure =>
	(browser, origin) =>
		withPhone(browser, async (page, session) => {
			await session.send("Performance.enable", { timeDomain: "threadTicks" });
			const responses = await loadUntilIdle(page, origin + path);
			const { metrics } = await session.send("Performance.getMetrics");
			const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
			const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
			return {
				[`${path}: CPU, ms`]: (seconds("TaskDuration") - seconds("DevToolsCommandDuration")) * 1000,
				[`${path}: sent, KB`]: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000,
			};
		});

const measureSlowLoad =
	(path: string): Measure =>
	(browser, origin) =>
		withPhone(browser, async (page, session) => {
			await throttleNetwork(session);
			await throttleCpu(session);
			await loadUntilIdle(page, origin + path);
			return { [`${path}: LCP, ms`]: (await readLcp(page)).startTime };
		});
