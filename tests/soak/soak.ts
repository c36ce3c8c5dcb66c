/**
 * `npm run soak [-- --minutes 30 --seed N]`: real servers under visitors, senders, attackers and faults, mixed from a seed.
 * Exits with 1 when something did not hold; docs/operations.md says what must.
 */
import { parseArgs } from "node:util";
import { endSites } from "#tests/faults/site.ts";
import { runSoak } from "./runSoak.ts";
import { judgeFigures, judgePromises, report } from "./verdict.ts";

const { values } = parseArgs({
	options: { minutes: { type: "string", default: "30" }, seed: { type: "string", default: String(Date.now() % 1e6) } },
});
const minutes = positive("--minutes", values.minutes);
const seed = positive("--seed", values.seed);

console.log(`Soaking for ${minutes} minutes with --seed ${seed}`);
const began = performance.now();
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`);
const stopping = new AbortController();
// Processes, a database and perhaps a mounted disk are to be cleared away.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
try {
	const outcomes = await runSoak({ seed, minutes, say, stopping: stopping.signal });
	for (const outcome of outcomes) console.log(`\n${report(outcome)}`);
	const failures = outcomes.flatMap((outcome) => [...judgePromises(outcome), ...judgeFigures(outcome)]);
	console.log(failures.length === 0 ? "\nEverything held." : `\nDid not hold:\n${failures.join("\n")}`);
	process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
	endSites();
}

function positive(name: string, text: string): number {
	if (Number(text) > 0) return Number(text);
	console.error(`${name} ${text}: give a number above 0.`);
	process.exit(2);
}
