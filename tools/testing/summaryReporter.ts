import { appendFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { Suite } from "@playwright/test/reporter";
import type { TestModule } from "vitest/node";

export interface TestResult {
	/** A flaky test failed first and passed on a retry. */
	readonly state: "passed" | "flaky" | "failed" | "skipped" | "pending";
	/** Runner, file and test, and the first line of the error or the reason of the skip. */
	readonly title: string;
}

/** Reporter for Vitest and Playwright: writes a TestResult per line, as JSON, to `SUMMARY_FILE`. */
export default class SummaryReporter {
	#suite: Suite | undefined;

	/** Called by Vitest, which also reports tests as skipped whose title does not match `-t`. */
	onTestRunEnd(modules: readonly TestModule[]): void {
		const words = (process.env.TEST_WORDS ?? "").toLowerCase();
		const results = modules.flatMap((module): TestResult[] => {
			const file = `${module.project.name}: ${module.relativeModuleId}`;
			const errors = module
				.errors()
				.map(({ message }) => ({ state: "failed" as const, title: toTitle(file, message) }));
			const testResults = [...module.children.allTests()].map((test) => {
				const result = test.result();
				const detail = result.state === "skipped" ? result.note : result.errors?.[0]?.message;
				const state = test.diagnostic()?.flaky ? ("flaky" as const) : result.state;
				return { state, title: toTitle(`${file}: ${test.fullName}`, detail) };
			});
			return [...errors, ...testResults];
		});
		write(results.filter(({ state, title }) => state !== "skipped" || title.toLowerCase().includes(words)));
	}

	onBegin(_config: unknown, suite: Suite): void {
		this.#suite = suite;
	}

	onEnd(): void {
		const states = { expected: "passed", flaky: "flaky", unexpected: "failed", skipped: "skipped" } as const;
		const allTests = this.#suite?.allTests() ?? [];
		const results = allTests.map((test): TestResult => {
			const title = `browser: ${test.titlePath().slice(2).join(" > ")}`;
			if (test.results.length === 0) return { state: "skipped", title: toTitle(title, "not run") };
			const reason = test.annotations.find(({ type }) => type === "skip")?.description;
			const error = test.results.flatMap(({ errors }) => errors)[0]?.message;
			return { state: states[test.outcome()], title: toTitle(title, error ?? reason) };
		});
		write(results);
	}
}

function toTitle(title: string, detail = ""): string {
	const [line = ""] = stripVTControlCharacters(detail).trim().split("\n");
	return line ? `${title}: ${line}` : title;
}

function write(results: readonly TestResult[]): void {
	const lines = results.map((result) => `${JSON.stringify(result)}\n`);
	if (process.env.SUMMARY_FILE) appendFileSync(process.env.SUMMARY_FILE, lines.join(""));
}
