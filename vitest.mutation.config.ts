import { statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { flagsOf } from "./app/components/Flag/flags.server.ts";
import { czechHolidays } from "./app/features/deadlines/czechHolidays.server.ts";
import { languages } from "./site/languages.ts";

/** The unit tests that `npm run mutation` judges by: it names them in `MUTATION_TESTS`, with spaces between them. */
const tests = (process.env.MUTATION_TESTS ?? "").split(" ").filter((pattern) => pattern !== "");

/** Small files first: they are fast, and the first test that fails ends a mutant's run. */
class SmallestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
		return files.toSorted((a, b) => size(a) - size(b));
	}
}

export default defineConfig({
	define: {
		__CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()),
		__FLAGS__: JSON.stringify(flagsOf(languages.map(({ flag }) => flag))),
		__HOVER_CLIPS__: JSON.stringify([
			["boat-attack", { av1: "/clips/boat-attack/a.webm", h264: "/clips/boat-attack/a.mp4" }],
			["home-hero", { av1: "/clips/home-hero/a.webm", h264: "/clips/home-hero/a.mp4" }],
		]),
	},
	test: {
		include: tests.filter((pattern) => !pattern.startsWith("!")),
		exclude: tests.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
		environment: "node",
		sequence: { sequencer: SmallestFirst },
		// A worker per mutant, not per file: to start one takes longer than most tests. What runs while a module loads is mutated,
		// too, so each file loads its modules anew.
		isolate: false,
		setupFiles: ["tests/startAfresh.ts"],
		testTimeout: 20_000,
		restoreMocks: true,
		unstubEnvs: true,
	},
});
