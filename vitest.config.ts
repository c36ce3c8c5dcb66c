import { defineConfig } from "vitest/config";
import { czechHolidays } from "./app/features/deadlines/czechHolidays.server.ts";

const besideTheCode = "{app,server,scripts,art,content}/**";
const integration = `${besideTheCode}/*.integration.test.{ts,tsx}`;

/**
 * Every layer of tests that Vitest runs, one project each: docs/testing.md says what belongs where. The router's plugin
 * stays out: what is tested needs no framework around it.
 */
export default defineConfig({
	resolve: { tsconfigPaths: true },
	define: { __LOCALES_VERSION__: JSON.stringify("test"), __CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()) },
	test: {
		environment: "node",
		restoreMocks: true,
		unstubEnvs: true,
		unstubGlobals: true,
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: [`${besideTheCode}/*.test.{ts,tsx}`],
					exclude: [integration],
					// All files of a worker share its modules: that takes a fifth of the time. A test leaves nothing behind.
					pool: "threads",
					isolate: false,
					// A second one would load everything again: it takes three times as long.
					maxWorkers: 1,
					setupFiles: ["tests/startAfresh.ts"],
				},
			},
			{
				extends: true,
				test: {
					name: "integration",
					include: [integration],
					// They start processes and databases: on a busy machine that takes its time.
					testTimeout: 30_000,
					hookTimeout: 30_000,
				},
			},
		],
	},
});
