import { afterAll, expect, test } from "vitest";
import { endSites } from "#tests/faults/site.ts";
import { runSoak } from "./runSoak.ts";
import { judgePromises, report } from "./verdict.ts";

afterAll(endSites);

// Two minutes, or as many as `npm test` has. How fast pages come and how memory goes is judged by the command alone.
const minutes = Number(process.env.SOAK_MINUTES ?? 2);

test("visitors, messages, attackers and faults at once: nothing is lost, nothing doubled, readiness tells the truth", async () => {
	const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1e6);
	const again = `npm run soak -- --minutes ${minutes} --seed ${seed}`;
	console.log(again);
	const outcomes = await runSoak({ seed, minutes, say: () => {}, stopping: new AbortController().signal });
	for (const outcome of outcomes) console.log(report(outcome));
	expect(outcomes.flatMap(judgePromises), again).toEqual([]);
});
