import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { defineConfig } from "vitest/config";
import { languages } from "./config/languages.ts";
import { readFlags } from "./src/components/Flag/flags.server.ts";
import { readLogo } from "./src/components/Logo/logo.server.ts";
import { czechHolidays } from "./src/features/deadlines/czechHolidays.server.ts";

const besideTheCode = "{server,config,art,content,src,tools}/**";
const integrationTests = `${besideTheCode}/*.integration.test.{ts,tsx}`;
/** For tests that wait for other processes. The summary names every test that passed only when it ran again. */
const retry = process.env.CI ? 1 : 0;
/** Memory, if there is enough: SQLite syncs each write. Tests end processes, not the system, so they need no disk. */
const TMPDIR = hasFreeGigabytes("/dev/shm", 2) ? "/dev/shm" : tmpdir();
/** Set by stryker.config.mjs: the test files of a mutation run, "!" before excluded ones. They replace the projects. */
const mutationTests = process.env.MUTATION_TESTS?.split(" ");

/**
 * Every layer of tests that Vitest runs, one project each: docs/testing.md describes the layers. Astro's plugin
 * is not loaded: these tests need no framework. Projects that run together start in the order of `groupOrder`.
 */
export default defineConfig({
	define: {
		__CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()),
		__FLAGS__: JSON.stringify(readFlags(languages.map(({ flag }) => flag))),
		__LOGO__: JSON.stringify(readLogo()),
		__HOVER_CLIPS__: JSON.stringify([
			["boat-attack", { av1: "/clips/boat-attack/a.webm", h264: "/clips/boat-attack/a.mp4" }],
			["home-hero", { av1: "/clips/home-hero/a.webm", h264: "/clips/home-hero/a.mp4" }],
		]),
	},
	// Astro's plugin is absent here.
	test: {
		environment: "node",
		// Room for a machine that does something else besides.
		testTimeout: 30_000,
		hookTimeout: 30_000,
		expect: { poll: { timeout: 20_000 } },
		restoreMocks: true,
		unstubEnvs: true,
		unstubGlobals: true,
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					sequence: { groupOrder: 0 },
					include: [`${besideTheCode}/*.test.{ts,tsx}`],
					exclude: [integrationTests],
					// All files of a worker share its modules: that takes a fifth of the time. A test leaves nothing behind.
					pool: "threads",
					isolate: false,
					// A second one would load everything again: it takes three times as long.
					maxWorkers: 1,
					setupFiles: ["tests/resetModules.ts", "tests/fuzzRuns.ts"],
				},
			},
			{
				extends: true,
				test: {
					name: "integration",
					retry,
					env: { TMPDIR },
					sequence: { groupOrder: 1 },
					include: [integrationTests],
					setupFiles: ["tests/fuzzRuns.ts"],
				},
			},
			{
				extends: true,
				test: {
					name: "cms",
					retry,
					sequence: { groupOrder: 2 },
					include: ["tests/cms/*.test.ts"],
					globalSetup: ["tests/cms/serveEditor.ts"],
					// All of them change one copy of the site.
					maxWorkers: 1,
					isolate: false,
					// Beside the browser tests.
					testTimeout: 90_000,
				},
			},
			{
				extends: true,
				test: {
					name: "built",
					globalSetup: ["tools/testing/requireBuild.ts"],
					sequence: { groupOrder: 3 },
					include: ["tests/built/*.test.ts"],
					isolate: false,
					maxWorkers: 1,
				},
			},
			{
				extends: true,
				test: {
					name: "http",
					sequence: { groupOrder: 4 },
					include: ["tests/http/*.test.ts"],
					globalSetup: ["tests/http/serveSite.ts"],
					isolate: false,
					maxWorkers: 1,
				},
			},
			{
				extends: true,
				test: {
					name: "resilience",
					retry,
					env: { TMPDIR },
					sequence: { groupOrder: 5 },
					include: ["tests/resilience/*.test.ts"],
					setupFiles: ["tests/resilience/setUp.ts"],
					// They wait more than they work. More at once would measure one another.
					maxWorkers: 2,
					testTimeout: 90_000,
					hookTimeout: 60_000,
				},
			},
			{
				extends: true,
				test: {
					name: "engines",
					retry,
					sequence: { groupOrder: 6 },
					include: ["tests/engines/*.test.ts"],
					// Three at once: they wait for pages more than they work.
					maxWorkers: 3,
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
		...(mutationTests && {
			projects: undefined,
			include: mutationTests.filter((pattern) => !pattern.startsWith("!")),
			exclude: mutationTests.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
			// Starting a worker takes longer than most tests.
			isolate: false,
			setupFiles: ["tests/resetModules.ts"],
		}),
	},
});

function hasFreeGigabytes(folder: string, count: number): boolean {
	if (!existsSync(folder)) return false;
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize > count * 1024 ** 3;
}
