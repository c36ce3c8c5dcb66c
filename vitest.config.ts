import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { languages } from "./config/languages.ts";
import { readFlags } from "./src/components/Flag/flags.server.ts";
import { czechHolidays } from "./src/features/deadlines/czechHolidays.server.ts";

const besideTheCode = "{server,config,art,content,src,tools}/**";
const integrationTests = `${besideTheCode}/*.integration.test.{ts,tsx}`;
/** Retries tests that wait for other processes. The summary lists flaky tests. */
const retry = process.env.CI ? 1 : 0;
/** In memory if there is enough, because SQLite syncs each write to disk. */
const TMPDIR = hasFreeGigabytes("/dev/shm", 2) ? "/dev/shm" : tmpdir();
/** Test patterns of a mutation run, set by stryker.config.mjs; "!" excludes files. */
const mutationTests = process.env.MUTATION_TESTS?.split(" ");

/** One project per layer of tests (docs/testing.md), which run in this order. */
const testLayers: InlineConfig[] = [
	{
		name: "unit",
		include: [`${besideTheCode}/*.test.{ts,tsx}`],
		exclude: [integrationTests],
		// A worker's files share modules, which takes a fifth of the time. Tests must clean up after themselves.
		pool: "threads",
		isolate: false,
		// A second worker would load all modules again, which takes three times as long.
		maxWorkers: 1,
		setupFiles: ["tests/resetModules.ts", "tests/fuzzRuns.ts"],
	},
	{
		name: "integration",
		retry,
		env: { TMPDIR },
		include: [integrationTests],
		setupFiles: ["tests/fuzzRuns.ts"],
	},
	{
		name: "cms",
		retry,
		include: ["tests/{cms,dev}/*.test.ts"],
		globalSetup: ["tests/cms/serveEditor.ts"],
		// All files change the same copy of the site.
		maxWorkers: 1,
		isolate: false,
		// The browser tests run at the same time.
		testTimeout: 90_000,
	},
	{
		name: "built",
		globalSetup: ["tools/testing/requireBuild.ts"],
		include: ["tests/built/*.test.ts"],
		isolate: false,
		maxWorkers: 1,
	},
	{
		name: "http",
		include: ["tests/http/*.test.ts"],
		globalSetup: ["tests/http/serveSite.ts"],
		isolate: false,
		maxWorkers: 1,
	},
	{
		name: "resilience",
		retry,
		env: { TMPDIR },
		include: ["tests/resilience/*.test.ts"],
		setupFiles: ["tests/resilience/setUp.ts"],
		// More workers would distort each other's measurements.
		maxWorkers: 2,
		testTimeout: 90_000,
		hookTimeout: 60_000,
	},
	{
		name: "engines",
		retry,
		include: ["tests/engines/*.test.ts"],
		// Workers mostly wait for pages.
		maxWorkers: 3,
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
];

export default defineConfig({
	// Definitions that Astro's plugin would set.
	define: {
		__CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()),
		__FLAGS__: JSON.stringify(readFlags(languages.map(({ flag }) => flag))),
		__HOVER_CLIPS__: JSON.stringify([
			["boat-attack", { av1: "/clips/boat-attack/a.webm", h264: "/clips/boat-attack/a.mp4" }],
			["home-hero", { av1: "/clips/home-hero/a.webm", h264: "/clips/home-hero/a.mp4" }],
		]),
	},
	test: {
		environment: "node",
		// Long enough for a busy machine.
		testTimeout: 30_000,
		hookTimeout: 30_000,
		expect: { poll: { timeout: 20_000 } },
		mockReset: true,
		restoreMocks: true,
		unstubEnvs: true,
		unstubGlobals: true,
		...(mutationTests
			? {
					include: mutationTests.filter((pattern) => !pattern.startsWith("!")),
					exclude: mutationTests.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
					// Starting a worker takes longer than most tests.
					isolate: false,
					setupFiles: ["tests/resetModules.ts"],
				}
			: {
					projects: testLayers.map((layer, groupOrder) => ({
						extends: true,
						test: { ...layer, sequence: { groupOrder } },
					})),
				}),
	},
});

function hasFreeGigabytes(folder: string, count: number): boolean {
	if (!existsSync(folder)) return false;
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize > count * 1024 ** 3;
}
