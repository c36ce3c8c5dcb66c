import { afterAll, expect, test } from "vitest";
import { endSites } from "#tests/faults/site.ts";
import { runSoak } from "./runSoak.ts";
import { judge, report } from "./verdict.ts";

afterAll(endSites);

test("two minutes of visitors, messages, attackers and faults lose nothing, double nothing and slow nobody", async () => {
	const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1e6);
	const again = `npm run soak -- --minutes 2 --seed ${seed}`;
	console.log(again);
	const outcomes = await runSoak({ seed, minutes: 2, say: () => {}, stopping: new AbortController().signal });
	for (const outcome of outcomes) console.log(report(outcome));
	expect(outcomes.flatMap(judge), again).toEqual([]);
});
