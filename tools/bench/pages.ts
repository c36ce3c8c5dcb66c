import type { Browser } from "@playwright/test";
import { launchBrowser } from "#tools/testing/launchBrowser.ts";
import { measureNavigation } from "./navigation.ts";
import { emulateNetwork, loadUntilIdle, readLcp, slow4g, throttleCpu, unlimited4g, withPhone } from "./phone.ts";
import { type BenchSite, fetchText, listPages } from "./site.ts";
import { formatFigure, formatTable, getQuantile } from "./table.ts";

type PageMeasure = (browser: Browser, origin: string) => Promise<Readonly<Record<string, number>>>;

/** Compares A and B: each figure once per round, in random order, in new profiles. `types` defaults to all. */
export async function comparePages(
	sites: readonly BenchSite[],
	runs: number,
	types: readonly string[],
): Promise<string> {
	const pageMeasures = await listMeasures(sites[0]?.origin ?? "", types);
	const measureJobs = pageMeasures.flatMap((measure) => sites.map(({ origin }, side) => ({ measure, origin, side })));
	const samples: { name: string; side: number; value: number }[] = [];
	const browser = await launchBrowser();
	for (let run = 1; run <= runs; run += 1) {
		const shuffledJobs = measureJobs.map((job) => ({ ...job, order: Math.random() })).sort((a, b) => a.order - b.order);
		for (const { measure, origin, side } of shuffledJobs)
			for (const [name, value] of Object.entries(await measure(browser, origin))) samples.push({ name, side, value });
		console.log(`Round ${run} of ${runs}`);
	}
	await browser.close();
	const rows = [...Map.groupBy(samples, ({ name }) => name)].sort().map(([name, own]) => {
		const siteValues = sites.map((_, side) => own.filter((sample) => sample.side === side).map(({ value }) => value));
		const cells = siteValues.map((values) =>
			[0.25, 0.5, 0.75].map((share) => formatFigure(getQuantile(values, share))).join(" / "),
		);
		const [a = Number.NaN, b = Number.NaN] = siteValues.map((values) => getQuantile(values));
		return [name, ...cells, formatFigure(b / a, undefined, 2)];
	});
	return formatTable(["quartile / median / quartile", "A", "B", "B / A"], rows);
}

async function listMeasures(origin: string, types: readonly string[]): Promise<readonly PageMeasure[]> {
	const pages = (await listPages(origin, types)).filter(({ name }) => name.endsWith(" en"));
	const game = /href="(\/games\/[\w-]+)"/.exec(await fetchText(origin))?.[1] ?? "";
	const links = [`/ ${game}`, `/games ${game}`, `${game} /`, "/ /games", "/ /publish"];
	return [
		...pages.flatMap(({ path }) => [measureLoad(path), measureSlowLoad(path)]),
		...links.map(
			(link): PageMeasure =>
				async (browser, site) => {
					const [from = "", to = ""] = link.split(" ");
					return { [`${from} to ${to}, ms`]: await measureNavigation(browser, site, from, to) };
				},
		),
	];
}

/** Loads a page until idle: CPU time of the main thread without this tool's work, and transferred bodies. */
const measureLoad =
	(path: string): PageMeasure =>
	(browser, origin) =>
		withPhone(browser, async (page, session) => {
			await emulateNetwork(session, unlimited4g);
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
	(path: string): PageMeasure =>
	(browser, origin) =>
		withPhone(browser, async (page, session) => {
			await emulateNetwork(session, slow4g);
			await throttleCpu(session);
			await loadUntilIdle(page, origin + path);
			return { [`${path}: LCP, ms`]: (await readLcp(page)).startTime };
		});
