/**
 * `npm run breakages`: measures what the tests protect. Breaks a copy of the project on purpose, one fault of
 * `scripts/breakages/faults` at a time, and runs the tests that should notice it. docs/testing.md tells how to add one.
 */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { allBreakages } from "./breakages/allBreakages.ts";
import type { Breakage, Watch } from "./breakages/faults/breakage.ts";
import { Judge } from "./breakages/judge.ts";
import { ProjectCopy } from "./breakages/projectCopy.ts";
import { type Result, Results } from "./breakages/results.ts";
import { quickFirst, select } from "./breakages/select.ts";
import { tableOf } from "./breakages/table.ts";
import { Turns } from "./breakages/turns.ts";

const usage = `npm run breakages -- [options] [id or words]...
  --list          names the breakages and runs none
  --no-rebuild    leaves out those for which the app is built again
  --rebuild-only  runs only those
  --resume        leaves out those that have a result already
  --table         writes docs/testing/breakages.md from the results so far and runs none
  --copy NAME     the copy to break; a second run at the same time needs one of its own, and a port
  --port N        where tests serve the site (4173)
  --lock FILE     takes turns with other jobs by flock, for each breakage
  --turn SECONDS  makes a turn as long as that (0)`;

const tableFile = "docs/testing/breakages.md";
const folder = path.join(tmpdir(), "site-breakages");

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		help: { type: "boolean" },
		list: { type: "boolean" },
		"no-rebuild": { type: "boolean" },
		"rebuild-only": { type: "boolean" },
		resume: { type: "boolean" },
		table: { type: "boolean" },
		copy: { type: "string", default: "1" },
		port: { type: "string", default: "4173" },
		lock: { type: "string" },
		turn: { type: "string", default: "0" },
	},
});

const results = new Results(path.join(folder, "results.json"));
const chosen = quickFirst(select(allBreakages, positionals))
	.filter(({ rebuild }) => (rebuild === "app" ? !values["no-rebuild"] : !values["rebuild-only"]))
	.filter((breakage) => !values.resume || !isSettled(results.of(breakage)));

if (values.help) console.log(usage);
else if (values.list) list(chosen);
else if (values.table)
	writeFileSync(
		tableFile,
		tableOf(allBreakages, (breakage) => results.of(breakage)),
	);
else await run(chosen);

function isSettled(result: Result | undefined): boolean {
	return result !== undefined && result.outcome !== "broken";
}

function list(breakages: readonly Breakage[]): void {
	for (const { id, met, rebuild, watch } of breakages) {
		console.log(`${id} [${watch.layer}${rebuild ? `, builds ${rebuild}` : ""}] ${met}`);
	}
	console.log(`${breakages.length} breakages`);
}

async function run(breakages: readonly Breakage[]): Promise<void> {
	const copy = new ProjectCopy(path.join(folder, values.copy, "project"));
	const judge = new Judge(copy, Number(values.port));
	const digest = copy.digest();
	const turns = new Turns(values.lock, Number(values.turn) * 1000);
	if (breakages.some(needsSite)) await turns.take(() => copy.prepareBuild());
	let failures = 0;
	for (const breakage of breakages) {
		// A run at the same time may have come to it first.
		if (values.resume && isSettled(results.of(breakage))) continue;
		try {
			const result = await turns.take(async () => {
				const baseline = JSON.stringify(breakage.watch);
				if (!results.isGreen(baseline, digest)) {
					await judge.expectGreen(withoutWords(breakage.watch));
					results.addGreen(baseline, digest);
				}
				return judge.judge(breakage);
			});
			results.add(breakage, result);
			console.log(`${breakage.id}: ${inWords(result)} (${result.seconds.toFixed(0)} s)`);
			if (result.outcome === "broken") console.log(result.detail);
			if (result.outcome === "not noticed" ? !breakage.missing : result.outcome === "broken") failures += 1;
		} catch (error) {
			failures += 1;
			console.log(`${breakage.id}: NOT RUN: ${error instanceof Error ? error.message : error}`);
		}
	}
	await turns.end();
	const count = (outcome: Result["outcome"]) =>
		breakages.filter((breakage) => results.of(breakage)?.outcome === outcome).length;
	console.log(`${count("caught")} of ${breakages.length} caught, ${count("not noticed")} not noticed`);
	if (failures > 0) process.exitCode = 1;
}

/** Unit tests and checks read the sources alone. */
function needsSite({ edits, rebuild, watch }: Breakage): boolean {
	return (
		rebuild !== undefined || !/^(check|unit|integration)$/.test(watch.layer) || edits.some((edit) => "built" in edit)
	);
}

/** A check's words are what it prints when it fails. */
function withoutWords(watch: Watch): Watch {
	return watch.layer === "check" ? { ...watch, title: undefined } : watch;
}

function inWords({ outcome, by }: Result | Omit<Result, "definition">): string {
	if (outcome === "caught") return `caught by ${by}`;
	return outcome === "not noticed" ? "NOT NOTICED" : "BROKEN without a failing test";
}
