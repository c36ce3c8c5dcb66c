/**
 * `npm test`, once the dependencies are installed: every layer of tests, side by side where the machine allows. With
 * words: the tests of every layer whose file or title has them.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFirefox, findWebKit } from "./browsers.ts";
import { installPrograms } from "./installPrograms.ts";
import { type Outcome, runSteps, type Step } from "./runSteps.ts";
import { addUp, readSummary, type Summary, summaryLine } from "./summary.ts";

const words = process.argv.slice(2).join(" ");
const folder = mkdtempSync(path.join(tmpdir(), "site-tests-"));

installPrograms();
const started = performance.now();
const outcomes = await runSteps(words ? stepsFor(words) : everyStep(), {
	// Two, also where there are more cores: the browser tests have a step's worth of workers of their own.
	lanes: 2,
	onOutcome: show,
	onMinute: (running) =>
		console.log(`… ${running.map(({ name, seconds }) => `${name} for ${Math.round(seconds)} s`).join(", ")}`),
});
process.exitCode = conclude(outcomes);
rmSync(folder, { recursive: true });

/** In the order in which they begin: what others need, then the longest first, or one would be left running alone. */
function everyStep(): Step[] {
	return [
		{ name: "check", command: process.execPath, parameters: ["scripts/check.ts"] },
		{ name: "build", command: process.execPath, parameters: ["scripts/build.ts"] },
		{ name: "build again", command: process.execPath, parameters: ["scripts/testing/buildAgain.ts"], needs: ["build"] },
		{ name: "browser", command: "playwright", parameters: ["test"], needs: ["build again"] },
		vitest("integration", ["--project", "integration"]),
		vitest("faults", ["--project", "faults"]),
		vitest("desk", ["--project", "desk"]),
		vitest("engines", ["--project", "engines", ...skippedEngines()], "build again"),
		vitest("built, answers", ["--project", "built", "--project", "answers"], "build again"),
	].map(withSummary);
}

/**
 * Chromium 103 and 115, Firefox and WebKit, unless ENGINES=all asks for every engine of `npm run engines`. The current
 * Chromium runs the browser tests, so its journeys only replace missing engines.
 */
function skippedEngines(): string[] {
	if (process.env.ENGINES === "all") return [];
	const skipped = ["chromium88", "chromium92", "chromium109", "chromium119", "wpe"];
	if (findFirefox() || findWebKit()) skipped.push("chromium");
	return skipped.flatMap((name) => ["--exclude", `**/${name}.test.ts`]);
}

/** The tests of every layer that have these words in the path of their file or in their title. */
function stepsFor(wanted: string): Step[] {
	const pattern = wanted.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
	return [
		{ name: "build", command: process.execPath, parameters: ["scripts/testing/buildIfStale.ts"] },
		{
			name: "browser",
			command: "playwright",
			parameters: ["test", "--grep", pattern, "--pass-with-no-tests"],
			needs: ["build"],
		},
		vitest("files", [wanted, "--passWithNoTests"], "build"),
		vitest(
			"titles",
			["-t", `(?i:${pattern})`, "--hideSkippedTests", "--exclude", `**/*${wanted}*/**`, "--exclude", `**/*${wanted}*`],
			"build",
		),
	].map(withSummary);
}

function vitest(name: string, parameters: readonly string[], ...needs: string[]): Step {
	const reporters = ["--reporter=default", "--reporter=./scripts/testing/vitestSummary.ts"];
	return { name, command: "vitest", parameters: ["run", ...parameters, ...reporters], needs };
}

function withSummary(step: Step): Step {
	const wanted: Record<string, string> = words && step.name === "titles" ? { TEST_WORDS: words } : {};
	// Hundreds of processes are started: what one has compiled the next begins with, in half the processor time.
	const compiled = { NODE_COMPILE_CACHE: path.join(folder, "compiled") };
	return { ...step, env: { ...step.env, ...compiled, SUMMARY_FILE: summaryFile(step.name), ...wanted } };
}

function summaryFile(name: string): string {
	return path.join(folder, `${name}.jsonl`);
}

function show({ step, state, seconds, output }: Outcome): void {
	console.log(`\n== ${step.name}: ${state}, ${seconds.toFixed(0)} s\n`);
	process.stdout.write(output.endsWith("\n") ? output : `${output}\n`);
}

/** Prints what failed, what was skipped, and the line that counts all; gives the exit code. */
function conclude(all: readonly Outcome[]): number {
	const total = addUp(all.map(summaryOf));
	console.log("\n== summary\n");
	for (const { step, state, seconds } of all) console.log(`${step.name}: ${state}, ${seconds.toFixed(0)} s`);
	console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes in all`);
	for (const title of total.skipped) console.log(`skipped: ${title}`);
	for (const title of total.failed) console.log(`failed: ${title}`);
	if (words && total.passed + total.failed.length + total.skipped.length === 0) {
		console.error(`No test has "${words}" in its title or in the path of its file.`);
		return 1;
	}
	console.log(summaryLine(total));
	return total.failed.length > 0 ? 1 : 0;
}

/** A step that failed without a failed test counts as one, and one that was not run as one that was skipped. */
function summaryOf({ step, state }: Outcome): Summary {
	const found = readSummary(summaryFile(step.name)) ?? { passed: 0, failed: [], skipped: [] };
	if (state === "not run") return { ...found, skipped: [...found.skipped, `${step.name}, all of it`] };
	if (state === "failed" && found.failed.length === 0) return { ...found, failed: [step.name] };
	return found;
}
