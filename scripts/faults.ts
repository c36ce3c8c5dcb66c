/**
 * `npm run faults`: all tests of faults, the short soak beside them, and what else the table of bounds in `docs/operations.md` names;
 * at the end, that table with what became of each bound. What is given goes on to Vitest, without a table.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readBounds } from "./faults/bounds.ts";
import { lineOf, walkBounds } from "./faults/walkBounds.ts";
import { runSteps } from "./testing/runSteps.ts";

const given = process.argv.slice(2);
const projects = ["faults", "soak"];

if (given.length > 0) {
	const chosen = projects.flatMap((project) => ["--project", project]);
	const { status } = spawnSync("vitest", ["run", ...chosen, "--passWithNoTests", ...given], { stdio: "inherit" });
	process.exitCode = status ?? 1;
} else process.exitCode = (await runEverything()) ? 0 : 1;

/** Returns whether everything passed, and every bound was tried. */
async function runEverything(): Promise<boolean> {
	const folder = mkdtempSync(path.join(tmpdir(), "site-faults-"));
	const bounds = readBounds();
	const elsewhere = [...new Set(bounds.map(({ test }) => test.file))].filter(
		(file) => !projects.some((project) => file.startsWith(`tests/${project}/`)),
	);
	const reportOf = (name: string) => path.join(folder, `${name}.json`);
	const vitest = (name: string, parameters: readonly string[]) => ({
		name,
		command: "vitest",
		parameters: ["run", ...parameters, "--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`],
	});
	const steps = [
		...projects.map((name) => vitest(name, ["--project", name])),
		vitest("bounds", ["--project", "unit", "--project", "integration", ...elsewhere]),
	];
	const outcomes = await runSteps(steps, {
		lanes: projects.length,
		onOutcome: ({ step, state, seconds, output }) =>
			console.log(`== ${step.name}: ${state}, ${seconds.toFixed(0)} s\n${output}`),
	});
	const reports = steps
		.map(({ name }) => reportOf(name))
		.filter(existsSync)
		.map((file) => JSON.parse(readFileSync(file, "utf8")));
	const walked = walkBounds(bounds, reports);
	rmSync(folder, { recursive: true });
	console.log("== bounds of docs/operations.md\n");
	for (const row of walked) console.log(lineOf(row));
	const held = walked.filter(({ verdict }) => verdict === "held").length;
	console.log(`\n${held} of ${walked.length} bounds held.`);
	return held === walked.length && outcomes.every(({ state }) => state === "passed");
}
