import type { PageKey } from "#site/pages.ts";
import { launchBrowser } from "./browser.ts";
import { type Distance, startDistance } from "./distance.ts";
import { visit } from "./firstLoad.ts";
import { writeFloor } from "./floor.ts";
import { categories, loadLighthouse, type Reading, type RunLighthouse, type Throttling } from "./lighthouseRun.ts";
import { measuredPages } from "./pages.ts";
import { waitForQuiet } from "./quiet.ts";
import { type RunningServer, startServer, startSites } from "./server.ts";
import { figure, formatTable, median } from "./table.ts";
import { inTemporaryFolder } from "./temporaryFolder.ts";

interface Method {
	readonly method: Throttling;
	readonly name: string;
}

const simulated: Method = { method: "simulate", name: "simulated" };
const applied: Method = { method: "devtools", name: "applied" };

interface Target {
	readonly name: string;
	readonly url: string;
	/** Whether the page carries the app. */
	readonly app: boolean;
	readonly readings: Record<Throttling, Reading[]>;
	/** Main-thread milliseconds, unthrottled. */
	readonly mainThread: number[];
}

/**
 * Runs Lighthouse on the site and on a bare page in turns, and prints medians. Resolves to whether what does not depend
 * on time holds: accessibility, best practices and SEO at 100, no layout shift.
 *
 * @param runs rounds
 * @param types of pages; all without any
 * @param beside another checkout with a build of the site, measured page by page beside this one
 * @param away milliseconds there and back to each server, for the simulation alone: throttling that is applied has a way of its own
 */
export function measureLighthouse(
	runs: number,
	types?: readonly PageKey[],
	beside?: string,
	away = 0,
): Promise<boolean> {
	const methods = away > 0 ? [simulated] : [simulated, applied];
	return inTemporaryFolder("floor", async (folder) => {
		const run = await loadLighthouse();
		const servers: RunningServer[] = [];
		const ways: Distance[] = [];
		const from = async (origin: string) => {
			if (away === 0) return origin;
			const way = await startDistance(origin, away);
			ways.push(way);
			return way.origin;
		};
		try {
			await writeFloor(folder);
			const floor = await startServer(folder);
			servers.push(floor);
			const sites = await startSites(beside);
			servers.push(...sites.map(({ server }) => server));
			// A page stands next to itself, so that both meet the same noise.
			const seen: [suffix: string, origin: string][] = [];
			for (const { suffix, origin } of sites) seen.push([suffix, await from(origin)]);
			const targets = [
				newTarget("floor", `${await from(floor.origin)}/`, false),
				...measuredPages(types).flatMap(({ name, path }) =>
					seen.map(([suffix, origin]) => newTarget(name + suffix, origin + path, true)),
				),
			];
			for (let round = 1; round <= runs; round += 1)
				await measureRound(run, targets, methods, `round ${round}/${runs}`);
			return report(targets, methods, runs);
		} finally {
			for (const way of ways) way.close();
			await Promise.all(servers.map((server) => server.stop()));
		}
	});
}

function newTarget(name: string, url: string, app: boolean): Target {
	return { name, url, app, readings: { simulate: [], devtools: [] }, mainThread: [] };
}

async function measureRound(
	run: RunLighthouse,
	targets: readonly Target[],
	methods: readonly Method[],
	label: string,
): Promise<void> {
	for (const { method, name } of methods) {
		for (const target of targets) {
			const busy = await waitForQuiet(10);
			const reading = await run(target.url, method);
			target.readings[method].push(reading);
			console.log(
				`  ${label}, ${name}, ${target.name}: LCP ${figure(reading.lcp)} ms (machine ${figure(busy * 100)} % busy before)`,
			);
		}
	}
	const browser = await launchBrowser();
	try {
		for (const { url, app, mainThread } of targets) {
			mainThread.push((await visit(browser, url, { density: 1.75, app })).mainThread);
		}
	} finally {
		await browser.close();
	}
}

function report(targets: readonly Target[], methods: readonly Method[], runs: number): boolean {
	console.log(`\nMedians of ${runs}; times in ms`);
	for (const { method, name } of methods) console.log(`\n${tabulate(targets, method, name)}`);
	console.log(
		"\nTimes are for reading, not for passing: LCP at most 1.05 times the floor's with applied throttling, 1.2 simulated; main thread at most 120 ms.",
	);
	const complaints = targets.filter(({ app }) => app).flatMap(complaintsOf);
	for (const complaint of new Set(complaints)) console.error(complaint);
	return complaints.length === 0;
}

function tabulate(targets: readonly Target[], method: Throttling, name: string): string {
	const floor = median((targets[0]?.readings[method] ?? []).map(({ lcp }) => lcp));
	return formatTable(
		[
			`${name} throttling`,
			"performance",
			"a11y",
			"practices",
			"SEO",
			"FCP",
			"LCP",
			"to floor",
			"from",
			"to",
			"TBT",
			"CLS",
			"main thread",
		],
		targets.map(({ name: page, readings, mainThread }) => {
			const of = (pick: (reading: Reading) => number) => median(readings[method].map(pick));
			return [
				page,
				...categories.map((category) => figure(of(({ scores }) => scores[category]))),
				figure(of(({ fcp }) => fcp)),
				figure(of(({ lcp }) => lcp)),
				figure(of(({ lcp }) => lcp) / floor, 2),
				figure(Math.min(...readings[method].map(({ lcp }) => lcp)) / floor, 2),
				figure(Math.max(...readings[method].map(({ lcp }) => lcp)) / floor, 2),
				figure(of(({ tbt }) => tbt)),
				figure(
					of(({ cls }) => cls),
					3,
				),
				figure(median(mainThread)),
			];
		}),
	);
}

/** A line per audit that costs points in a category that must stand at 100, and per layout shift. */
function complaintsOf({ name, readings }: Target): string[] {
	const all = [...readings.simulate, ...readings.devtools];
	const audits = all.flatMap(({ failures }) => failures.map((failure) => `${name}: ${failure}`));
	const shift = Math.max(0, ...all.map(({ cls }) => cls));
	return shift > 0 ? [...audits, `${name}: layout shift ${figure(shift, 4)}`] : audits;
}
