/**
 * `npm test` runs every step, `npm run check` the steps without a build, `npm run test:all` every step at full length.
 * `npm test -- words` runs tests with these words in file or title; `npm run check -- --fix` corrects problems.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPrograms } from "./installPrograms.ts";
import type { TestResult } from "./summaryReporter.ts";

interface TestStep {
	readonly name: string;
	readonly command: readonly string[];
	readonly needs?: readonly string[];
}

const parameters = process.argv.slice(2);
const [isCheck, isFullRun] = [parameters[0] === "check", parameters[0] === "all"];
const fixOption = isCheck && parameters.includes("--fix") ? ["--fix"] : [];
const words = isCheck || isFullRun ? "" : parameters.join(" ");
const folder = mkdtempSync(path.join(tmpdir(), "site-tests-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const runVitest = ["vitest", "run", "--reporter=default", "--reporter=./tools/testing/summaryReporter.ts"];
const checkSteps: readonly TestStep[] = [
	{ name: "content", command: ["node", "tools/checkContent.ts", ...fixOption] },
	{ name: "format and lint", command: ["biome", "check", "--error-on-warnings", ".", ...fixOption] },
	{ name: "spelling", command: ["cspell", "lint", "--no-progress", "--no-summary"] },
	{ name: "unit", command: [...runVitest, "--project", "unit"], needs: ["content"] },
	{ name: "types", command: ["node", "node_modules/typescript-native/bin/tsc"], needs: ["content"] },
	{ name: "types of .astro files", command: ["astro-check", "--root", ".", "--tsconfig", "tsconfig.astro.json"] },
	{ name: "dead code", command: ["knip", "--no-config-hints"], needs: ["content"] },
	{ name: "Python", command: ["node", "tools/checkPython.ts", ...fixOption] },
];
const build: TestStep = { name: "build", command: ["npm", "run", "--silent", "build"] };
// Load tests, rendered scenes, and engines except the oldest supported Chromium and one in between.
const longTests = ["art/**", "tests/resilience/attacks.test.ts", "tests/engines/!(chromium103|chromium115).test.ts"];
const skipLong = isFullRun ? [] : longTests.flatMap((pattern) => ["--exclude", pattern]);
const testSteps: readonly TestStep[] = [
	build,
	...checkSteps,
	{ name: "browser", command: ["playwright", "test"], needs: ["build"] },
	{ name: "integration", command: [...runVitest, "--project", "integration", ...skipLong] },
	{ name: "resilience", command: [...runVitest, "--project", "resilience", ...skipLong] },
	{ name: "cms", command: [...runVitest, "--project", "cms"] },
	{ name: "engines", command: [...runVitest, "--project", "engines", ...skipLong], needs: ["build"] },
	{ name: "built, http", command: [...runVitest, "--project", "built", "--project", "http"], needs: ["build"] },
];

function stepsWithWords(): readonly TestStep[] {
	const pattern = words.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
	const otherFiles = ["--hideSkippedTests", "--exclude", `**/*${words}*/**`, "--exclude", `**/*${words}*`];
	return [
		build,
		{ name: "browser", command: ["playwright", "test", "--grep", pattern, "--pass-with-no-tests"], needs: ["build"] },
		{ name: "files", command: [...runVitest, words, "--passWithNoTests"], needs: ["build"] },
		{ name: "titles", command: [...runVitest, "-t", `(?i:${pattern})`, ...otherFiles], needs: ["build"] },
	];
}

/** Runs two steps at a time, in order. A failed step stops only dependent steps. */
async function runSteps(steps: readonly TestStep[]): Promise<readonly TestResult[]> {
	const results: TestResult[] = [];
	const stepOutcomes = new Map(steps.map(({ name }) => [name, Promise.withResolvers<boolean>()]));
	const stepQueue = steps.values();
	const work = async () => {
		for (const step of stepQueue) {
			const { name, needs = [] } = step;
			const isReady = (await Promise.all(needs.map((need) => stepOutcomes.get(need)?.promise))).every(Boolean);
			const title = `${name}: not run, it needs ${needs.join(", ")}`;
			const stepResults: TestResult[] = isReady ? await runStep(step) : [{ state: "skipped", title }];
			results.push(...stepResults);
			stepOutcomes.get(name)?.resolve(isReady && stepResults.every(({ state }) => state !== "failed"));
		}
	};
	await Promise.all([work(), work()]);
	return results;
}

/** Prints the step's output at its end. A step that fails without a failed test counts as one failure. */
async function runStep({ name, command: [program = "", ...options] }: TestStep): Promise<TestResult[]> {
	const started = performance.now();
	const progressTimer = setInterval(() => console.log(`… ${name}`), 60_000);
	const [file, NODE_COMPILE_CACHE] = [path.join(folder, `${name}.jsonl`), path.join(folder, "compiled")];
	const stepVariables = { NODE_COMPILE_CACHE, SUMMARY_FILE: file, TEST_WORDS: name === "titles" ? words : "" };
	const env = { ...process.env, ...stepVariables, ...(isFullRun && { TEST_ALL: "1" }) };
	const child = spawn(program, options, { env, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
	child.once("error", ({ message }) => (output += `${message}\n`));
	const code = await new Promise((resolve) => child.once("close", resolve));
	clearInterval(progressTimer);
	const seconds = ((performance.now() - started) / 1000).toFixed(0);
	console.log(`\n== ${name}: ${code === 0 ? "passed" : "failed"}, ${seconds} s\n${output}`);
	const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
	const stepResults: TestResult[] = lines.map((line) => JSON.parse(line));
	if (code !== 0 && !stepResults.some(({ state }) => state === "failed"))
		stepResults.push({ state: "failed", title: `${name}: see its output above` });
	return stepResults;
}

if (!isCheck) installPrograms(isFullRun);
const results = await runSteps(isCheck ? checkSteps : words ? stepsWithWords() : testSteps);
const titles = (wanted: TestResult["state"]) => results.flatMap(({ state, title }) => (state === wanted ? title : []));
const [failed, flaky, skipped] = [titles("failed"), titles("flaky"), titles("skipped")];
const passedCount = titles("passed").length + flaky.length;
if (words && passedCount + failed.length === 0)
	failed.push(`no test has "${words}" in its title or in the path of its file`);
console.log(`\n${skipped.length} skipped`);
for (const [state, list] of Object.entries({ skipped, flaky, failed }))
	for (const title of list) console.log(`${state}: ${title}`);
console.log(`${passedCount} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
