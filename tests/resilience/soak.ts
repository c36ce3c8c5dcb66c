/**
 * `node tests/resilience/soak.ts [--minutes 30]`: writers and visitors of a server on SQLite, which is killed,
 * restarted and disconnected from the marketing host at random moments. Exits with 1 if an acknowledged message is
 * lost, stored twice or never forwarded. Prints memory and page times, which are only meaningful on an idle machine.
 */
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { type HostMood, startMarketingHost } from "./marketingHost.ts";
import { storedKeys } from "./messages.ts";
import { residentBytes } from "./processMemory.ts";
import { makeSite, removeSites, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

const hostMoods: readonly HostMood[] = ["slow", "hang", "error", "reset", "resetMidBody", "busy", "refuse"];
const drainTimeoutMs = 60_000;

const { values } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const soakMinutes = Number(values.minutes);
if (!(soakMinutes > 0)) {
	console.error(`--minutes ${values.minutes}: give a number above 0.`);
	process.exit(2);
}

const folder = makeSite();
const host = await startMarketingHost();
const env = {
	PORT: String(await getFreePort()),
	MARKETING_URL: host.origin,
	FORWARD_FIRST_DELAY: "0.05",
	FORWARD_LONGEST_DELAY: "0.5",
	FORWARD_TIMEOUT: "1",
};
let site = await startSite(folder, env);
const { origin } = site;
const endTime = performance.now() + soakMinutes * 60_000;
const pageTimes: number[] = [];
const memorySamples: number[] = [];
const restartCounts = { SIGKILL: 0, SIGTERM: 0 };
let isUp = true;

/** Loads pages one after another and records the response times while the server is up. */
async function visitPages(): Promise<void> {
	while (performance.now() < endTime) {
		const begun = performance.now();
		const response = await fetch(origin, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
		await response?.arrayBuffer().catch(() => undefined);
		if (response?.ok && isUp) pageTimes.push(performance.now() - begun);
		await sleep(20);
	}
}

/** Alternately kills and stops the server, and restarts it on the same port. */
async function restartServer(): Promise<void> {
	while (performance.now() < endTime) {
		await sleep(Math.min(2_000 + Math.random() * 6_000, Math.max(0, endTime - performance.now())));
		memorySamples.push(residentBytes(site.pid));
		const signal = Math.random() < 0.5 ? "SIGKILL" : "SIGTERM";
		restartCounts[signal] += 1;
		isUp = false;
		await site.end(signal);
		site = await startSite(folder, env);
		isUp = true;
	}
}

async function changeMoods(): Promise<void> {
	for (let step = 0; performance.now() < endTime; step += 1) {
		await host.setMood(hostMoods[step % hostMoods.length] ?? "error");
		await sleep(Math.min(3_000, Math.max(0, endTime - performance.now())));
		await host.setMood("well");
		await sleep(Math.min(2_000, Math.max(0, endTime - performance.now())));
	}
}

function getPercentile(numbers: readonly number[], share: number): number {
	return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

try {
	console.log(`Soak test of ${soakMinutes} minutes`);
	const messageWriters = startWriters(origin, 20, "soak", true);
	await Promise.all([visitPages(), restartServer(), changeMoods()]);
	await messageWriters.stop();

	const acceptedKeys = [...messageWriters.acceptedKeys];
	const drainDeadline = performance.now() + drainTimeoutMs;
	const isForwarded = (key: string) => host.taken.has(key);
	while (!acceptedKeys.every(isForwarded) && performance.now() < drainDeadline) await sleep(500);
	await site.end("SIGTERM");

	const stored = storedKeys(path.join(folder, "data/inbox.sqlite"));
	const failures = {
		lost: acceptedKeys.filter((key) => !stored.has(key)),
		"stored twice": [...stored].filter(([, count]) => count > 1).map(([key]) => key),
		"never forwarded": acceptedKeys.filter((key) => !isForwarded(key)),
		refused: [...messageWriters.refusedStatuses].filter((status) => status !== 503).map(String),
	};
	console.log(
		`${acceptedKeys.length} messages acknowledged, ${restartCounts.SIGKILL} kills, ${restartCounts.SIGTERM} stops`,
	);
	console.log(
		`${pageTimes.length} pages, median ${getPercentile(pageTimes, 0.5).toFixed(1)} ms, p99 ${getPercentile(pageTimes, 0.99).toFixed(1)} ms`,
	);
	console.log(
		`memory before each restart: median ${(getPercentile(memorySamples, 0.5) / 1e6).toFixed(0)} MB, maximum ${(Math.max(...memorySamples) / 1e6).toFixed(0)} MB`,
	);
	for (const [name, keys] of Object.entries(failures)) {
		if (keys.length > 0) console.error(`${name}: ${keys.length}, such as ${keys.slice(0, 3).join(", ")}`);
	}
	process.exitCode = Object.values(failures).every((keys) => keys.length === 0) ? 0 : 1;
} finally {
	await host.stop();
	removeSites();
}
