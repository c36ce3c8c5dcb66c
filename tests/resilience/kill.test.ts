import path from "node:path";
import { expect, test, vi } from "vitest";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { postMessage, storedKeys } from "./messages.ts";
import { makeSite, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

const ROUND_COUNT = isFullRun ? 20 : 4;

test("after a kill at random moments under 50 writers, every acknowledged message is stored once", async () => {
	const folder = makeSite();
	const file = path.join(folder, "data/inbox.sqlite");
	const acceptedKeys = new Set<string>();
	let unansweredKeys: string[] = [];
	for (let killRound = 0; killRound < ROUND_COUNT; killRound += 1) {
		const site = await startSite(folder);
		// Sends messages without a response from the last kill again, under the same keys.
		await Promise.all(
			unansweredKeys.map(async (key) => {
				expect(await postMessage(site.origin, key)).toBe(202);
				acceptedKeys.add(key);
			}),
		);
		const messageWriters = startWriters(site.origin, 50, `round${killRound}`);
		// Kills after a random number of acknowledged messages, which is independent of the machine's speed.
		const killAfter = 1 + Math.floor(Math.random() * 400);
		await vi.waitUntil(() => messageWriters.acceptedKeys.size >= killAfter, { interval: 1, timeout: 20_000 });
		await site.end("SIGKILL");
		await messageWriters.stop();
		for (const key of messageWriters.acceptedKeys) acceptedKeys.add(key);
		unansweredKeys = [...messageWriters.unansweredKeys];
		expect(messageWriters.refusedStatuses).toEqual(new Set());
		const stored = storedKeys(file);
		expect([...acceptedKeys].filter((key) => stored.get(key) !== 1)).toEqual([]);
	}
	expect(acceptedKeys.size).toBeGreaterThan(ROUND_COUNT * 50);
	console.log(`${acceptedKeys.size} acknowledged in ${ROUND_COUNT} rounds, ${storedKeys(file).size} stored`);
});
