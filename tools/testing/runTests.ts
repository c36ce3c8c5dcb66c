/**
 * `npm test` runs every step, `npm run check` only the steps that need no build, `npm run test:all` every step at full
 * length. `npm test -- words` runs the tests with these words in their file or title; `npm run check -- --fix` corrects
 * what can be corrected.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPrograms } from "./installPrograms.ts";
import type { TestResult } from "./summaryReporter.ts";

interface Step {
	readonly name: string;
	readonly command: readonly string[];
	/** Steps that must pass first. */
	readonly needs?: readonly string[];
}

interface Outcome {
	readonly name: string;
	readonly isPassed: boolean;
	readonly tests: readonly TestResult[];
}

const parameters = process.argv.slice(2);
const isCheck = parameters[0] === "check";
const isFullRun = parameters[0] === "all";
const fix = isCheck && parameters.includes("--fix") ? ["--fix"] : [];
const words = isCheck || isFullRun ? "" : parameters.join(" ");
const folder = mkdtempSync(path.join(tmpdir(), "site-tests-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const vitest = ["vitest", "run", "--reporter=default", "--reporter=./tools/testing/summaryReporter.ts"];
const checks: readonly Step[] = [
	{ name: "content", command: ["node", "tools/checkContent.ts", ...fix] },
	{ name: "format and lint", command: ["biome", "check", "--error-on-warnings", ".", ...fix] },
	{ name: "spelling", command: ["cspell", "lint", "--no-progress", "--no-summary"] },
	{ name: "unit", command: [...vitest, "--project", "unit"], needs: ["content"] },
	{ name: "types", command: ["tsc"], needs: ["content"] },
	{ name: "dead code", command: ["knip", "--no-config-hints"], needs: ["content"] },
	{ name: "Python", command: ["node", "tools/checkPython.ts", ...fix] },
];
const build: Step = { name: "build", command: ["npm", "run", "--silent", "build"] };
// Load tests, renders of scenes, and engines beside the oldest supported Chromium and one between it and the newest.
const longTests = [
	"art/**",
	"tests/faults/{attacks,fairness,floods,idle}.test.ts",
	"tests/engines/!(chromium103|chromium115).test.ts",
];
const skipLong = isFullRun ? [] : longTests.flatMap((pattern) => ["--exclude", pattern]);
const tests: readonly Step[] = [
	build,
	...checks,
	{ name: "browser", command: ["playwright", "test"], needs: ["build"] },
	{ name: "integration", command: [...vitest, "--project", "integration", ...skipLong] },
	{ name: "faults", command: [...vitest, "--project", "faults", ...skipLong] },
	{ name: "desk", command: [...vitest, "--project", "desk"] },
	{ name: "engines", command: [...vitest, "--project", "engines", ...skipLong], needs: ["build"] },
	{ name: "built, answers", command: [...vitest, "--project", "built", "--project", "answers"], needs: ["build"] },
];

function stepsWithWords(): readonly Step[] {
	const pattern = words.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
	const otherFiles = ["--hideSkippedTests", "--exclude", `**/*${words}*/**`, "--exclude", `**/*${words}*`];
	return [
		build,
		{ name: "browser", command: ["playwright", "test", "--grep", pattern, "--pass-with-no-tests"], needs: ["build"] },
		{ name: "files", command: [...vitest, words, "--passWithNoTests"], needs: ["build"] },
		{ name: "titles", command: [...vitest, "-t", `(?i:${pattern})`, ...otherFiles], needs: ["build"] },
	];
}

/** Runs two steps at a time, in their order as far as `needs` allows. A failed step only stops the steps that need it. */
async function runSteps(steps: readonly Step[]): Promise<readonly TestResult[]> {
	const results: TestResult[] = [];
	const passed = new Map<string, boolean>();
	const running = new Map<string, Promise<void>>();
	const waiting = new Set(steps);
	const minute = setInterval(() => console.log(`… ${[...running.keys()].join(", ")}`), 60_000);
	const end = ({ name, isPassed, tests }: Outcome) => {
		results.push(...tests);
		passed.set(name, isPassed);
		running.delete(name);
	};
	while (passed.size < steps.length) {
		for (const step of waiting) {
			const { name, needs = [] } = step;
			const isBlocked = needs.some((need) => passed.get(need) === false);
			const isReady = running.size < 2 && needs.every((need) => passed.get(need));
			const title = `${name}: not run, it needs ${needs.join(", ")}`;
			if (isBlocked) end({ name, isPassed: false, tests: [{ state: "skipped", title }] });
			else if (isReady) running.set(name, runStep(step).then(end));
			if (isBlocked || isReady) waiting.delete(step);
		}
		if (running.size > 0) await Promise.race(running.values());
	}
	clearInterval(minute);
	return results;
}

/** Prints the output of the step at its end. A step that fails without a failed test is one failure. */
function runStep({ name, command: [program = "", ...options] }: Step): Promise<Outcome> {
	const started = performance.now();
	const file = path.join(folder, `${name}.jsonl`);
	const TEST_WORDS = name === "titles" ? words : "";
	const own = { NODE_COMPILE_CACHE: path.join(folder, "compiled"), SUMMARY_FILE: file, TEST_WORDS };
	const env = { ...process.env, ...own, ...(isFullRun && { TEST_ALL: "1" }) };
	const child = spawn(program, options, { env, stdio: ["ignore", "pipe", "pipe"] });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
	child.once("error", ({ message }) => (output += `${message}\n`));
	return new Promise((resolve) => {
		child.once("close", (code) => {
			const seconds = ((performance.now() - started) / 1000).toFixed(0);
			console.log(`\n== ${name}: ${code === 0 ? "passed" : "failed"}, ${seconds} s\n${output}`);
			const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
			const tests: TestResult[] = lines.map((line) => JSON.parse(line));
			if (code !== 0 && !tests.some(({ state }) => state === "failed"))
				tests.push({ state: "failed", title: `${name}: see its output above` });
			resolve({ name, isPassed: code === 0, tests });
		});
	});
}

if (!isCheck) installPrograms(isFullRun);
const results = await runSteps(isCheck ? checks : words ? stepsWithWords() : tests);
const titles = (wanted: TestResult["state"]) => results.flatMap(({ state, title }) => (state === wanted ? title : []));
const [failed, flaky, skipped] = [titles("failed"), titles("flaky"), titles("skipped")];
const passed = titles("passed").length + flaky.length;
console.log([`\n${skipped.length} skipped`, ...skipped].join("\nskipped: "));
if (words && passed + failed.length === 0)
	failed.push(`no test has "${words}" in its title or in the path of its file`);
for (const title of flaky) console.log(`flaky: ${title}`);
for (const title of failed) console.log(`failed: ${title}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
