import { defineConfig } from "vitest/config";
import { czechHolidays } from "./app/features/deadlines/czechHolidays.server.ts";

/** The unit tests that `npm run mutation` judges by: it names them in `MUTATION_TESTS`, with spaces between them. */
const tests = (process.env.MUTATION_TESTS ?? "").split(" ").filter((pattern) => pattern !== "");

export default defineConfig({
	resolve: { tsconfigPaths: true },
	define: { __LOCALES_VERSION__: JSON.stringify("test"), __CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()) },
	test: {
		include: tests.filter((pattern) => !pattern.startsWith("!")),
		exclude: tests.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
		environment: "node",
		// What runs while a module loads is mutated, too: each file loads its modules anew.
		isolate: true,
		testTimeout: 20_000,
		restoreMocks: true,
		unstubEnvs: true,
	},
});
