/** `npm run faults`: the short soak beside all other tests of faults. What is given goes on to Vitest. */
import { spawnSync } from "node:child_process";
import { runSteps } from "./testing/runSteps.ts";

const given = process.argv.slice(2);
const projects = ["faults", "soak"];

if (given.length > 0) {
	const chosen = projects.flatMap((project) => ["--project", project]);
	const { status } = spawnSync("vitest", ["run", ...chosen, "--passWithNoTests", ...given], { stdio: "inherit" });
	process.exitCode = status ?? 1;
} else {
	const steps = projects.map((name) => ({ name, command: "vitest", parameters: ["run", "--project", name] }));
	const outcomes = await runSteps(steps, {
		lanes: projects.length,
		onOutcome: ({ step, state, seconds, output }) =>
			console.log(`== ${step.name}: ${state}, ${seconds.toFixed(0)} s\n${output}`),
	});
	process.exitCode = outcomes.every(({ state }) => state === "passed") ? 0 : 1;
}
