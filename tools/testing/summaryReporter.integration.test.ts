import { expect, it, vi } from "vitest";
import type { TestModule } from "vitest/node";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import SummaryReporter from "./summaryReporter.ts";

const { at, putFile, readFile } = temporaryFolder();

interface FakeResult {
	readonly state: string;
	readonly errors?: readonly { readonly message: string }[];
	readonly note?: string;
	/** Failed first, then passed. */
	readonly flaky?: boolean;
}

/** Output of the reporter for these results, as "state title" per test. */
function report(results: Readonly<Record<string, FakeResult>>): string[] {
	putFile("summary.jsonl", "");
	vi.stubEnv("SUMMARY_FILE", at("summary.jsonl"));
	const allTests = () =>
		Object.entries(results).map(([fullName, result]) => {
			return { fullName, result: () => result, diagnostic: () => ({ flaky: result.flaky ?? false }) };
		});
	const testModule = {
		project: { name: "unit" },
		relativeModuleId: "a.test.ts",
		errors: () => [],
		children: { allTests },
	};
	new SummaryReporter().onTestRunEnd([testModule as unknown as TestModule]);
	const lines = readFile("summary.jsonl").trim().split("\n");
	return lines.map((line) => JSON.parse(line)).map(({ state, title }) => `${state} ${title}`);
}

it("The summary names a failed test with the first line of its first error, without colors", () => {
	const errors = [
		{ message: "\u001b[31mError: wider than the window\u001b[39m\n\nexpected: []" },
		{ message: "another" },
	];
	expect(report({ "A page fits": { state: "failed", errors }, "A link works": { state: "passed" } })).toEqual([
		"failed unit: a.test.ts: A page fits: Error: wider than the window",
		"passed unit: a.test.ts: A link works",
	]);
});

it("The summary names a skipped test with its reason, and leaves out tests without the wanted words", () => {
	const skippedTests = { PostgreSQL: { state: "skipped", note: "no PostgreSQL" }, Consent: { state: "skipped" } };
	expect(report(skippedTests)).toHaveLength(2);
	vi.stubEnv("TEST_WORDS", "postgresql");
	expect(report(skippedTests)).toEqual(["skipped unit: a.test.ts: PostgreSQL: no PostgreSQL"]);
});

it("The summary calls a test flaky that passed only when it ran again, with its first error", () => {
	const errors = [{ message: "Error: timeout" }];
	expect(report({ "A page loads": { state: "passed", errors, flaky: true } })).toEqual([
		"flaky unit: a.test.ts: A page loads: Error: timeout",
	]);
});
