import type { Layer, Watch } from "./faults/breakage.ts";

/** A layer's tests as a command. */
export interface TestCommand {
	readonly program: string;
	readonly parameters: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** How its report is read; a program without one is judged by what it prints. */
	readonly report: "playwright" | "vitest" | "printed";
}

/** What a run of tests has of its own. */
export interface Place {
	/** Where the report is written. */
	readonly report: string;
	/** Where the tests may serve the site. */
	readonly port: number;
	/** Whether the first failure ends the run. */
	readonly isHasty: boolean;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

function vitest({ tests, title }: Watch, { report, isHasty }: Place): TestCommand {
	const filter = title === undefined ? [] : ["--testNamePattern", escaped(title)];
	const haste = isHasty ? ["--bail=1"] : [];
	const output = ["--reporter=json", `--outputFile=${report}`];
	return {
		program: "vitest",
		parameters: ["run", ...output, ...haste, ...filter, ...tests],
		report: "vitest",
	};
}

function playwright({ tests, title }: Watch, { report, port, isHasty }: Place): TestCommand {
	const filter = title === undefined ? [] : ["--grep", escaped(title)];
	const haste = isHasty ? ["--max-failures=1"] : [];
	return {
		program: "playwright",
		// A file's name is a pattern: anchored, "home" is not "welcome-home".
		parameters: ["test", "--reporter=json", ...haste, ...filter, ...tests.map((file) => `${escaped(file)}$`)],
		env: { E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
		report: "playwright",
	};
}

function check({ tests: [program = "", ...parameters] }: Watch): TestCommand {
	const isScript = program.endsWith(".ts");
	return {
		program: isScript ? process.execPath : program,
		parameters: isScript ? [program, ...parameters] : parameters,
		report: "printed",
	};
}

/** Every layer and how its tests are run. A new layer is a line here and a word in `Layer`. */
const layers: Readonly<Record<Layer, (watch: Watch, place: Place) => TestCommand>> = {
	check,
	unit: vitest,
	integration: vitest,
	built: vitest,
	answers: vitest,
	faults: vitest,
	desk: vitest,
	engines: vitest,
	browser: playwright,
};

/** The command that runs the tests which should notice a breakage. */
export function commandOf(watch: Watch, place: Place): TestCommand {
	return layers[watch.layer](watch, place);
}
