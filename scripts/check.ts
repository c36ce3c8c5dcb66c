/**
 * `npm run check`: everything that needs no build and starts nothing. Content first: of a page without words, or of a
 * bad file, the router and the types tell in ten lines that lead nobody there.
 */
import { availableParallelism } from "node:os";
import { type Outcome, runSteps, type Step } from "./testing/runSteps.ts";

const node = process.execPath;
const reporters = ["--reporter=default", "--reporter=./scripts/testing/vitestSummary.ts"];
const content = ["files", "translations", "pages", "typography"];
const steps: readonly Step[] = [
	{ name: "files", command: node, parameters: ["scripts/checkTextFiles.ts"] },
	{ name: "translations", command: node, parameters: ["scripts/checkLocales.ts"], needs: ["files"] },
	{ name: "pages", command: node, parameters: ["scripts/checkPages.ts"], needs: ["files"] },
	{ name: "typography", command: node, parameters: ["scripts/checkTypography.ts"], needs: ["files"] },
	{ name: "form", command: node, parameters: ["scripts/checkForm.ts"], needs: ["translations", "pages"] },
	{ name: "format and lint", command: "biome", parameters: ["check", "--error-on-warnings", "."] },
	{ name: "unit tests", command: "vitest", parameters: ["run", "--project", "unit", ...reporters], needs: content },
	{ name: "route types", command: "react-router", parameters: ["typegen"], needs: content },
	{ name: "types", command: "tsc", parameters: [], needs: ["route types"] },
	{ name: "dead code", command: "knip", parameters: ["--no-config-hints"], needs: ["route types"] },
	{ name: "art's Python", command: node, parameters: ["scripts/checkPython.ts"] },
	{ name: "file length", command: node, parameters: ["scripts/checkLength.ts"] },
];

/** What has ended and waits for its turn: a reader finds the steps in the order of the table. */
const ended = new Map<string, Outcome>();
let shown = 0;
function show(outcome: Outcome): void {
	ended.set(outcome.step.name, outcome);
	for (let next = ended.get(steps[shown]?.name ?? ""); next; next = ended.get(steps[shown]?.name ?? "")) {
		shown += 1;
		console.log(`[${shown}/${steps.length}] ${next.step.name}: ${next.state}, ${next.seconds.toFixed(1)} s`);
		process.stdout.write(next.output);
	}
}

const started = performance.now();
const outcomes = await runSteps(steps, { lanes: availableParallelism(), onOutcome: show });
for (const { step, state } of outcomes) {
	if (state === "failed") console.error(`"${step.name}" failed: ${step.command} ${step.parameters.join(" ")}`);
	if (state === "not run") console.error(`"${step.name}" was not run.`);
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = outcomes.every(({ state }) => state === "passed") ? 0 : 1;
