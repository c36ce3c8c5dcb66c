import path from "node:path";
import { expect, test, vi } from "vitest";
import { isFullRun } from "#tools/testing/fullRun.ts";
import { postMessage, storedKeys } from "./messages.ts";
import { makeSite, startSite } from "./site.ts";
import { startWriters } from "./writers.ts";

const rounds = isFullRun ? 20 : 4;

test("after a kill at random moments under 50 writers, every acknowledged message is stored once", async () => {
	const folder = makeSite();
	const file = path.join(folder, "data/inbox.sqlite");
	const acknowledged = new Set<string>();
	let unanswered: string[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const site = await startSite(folder);
		// What the last kill left open is sent again, under the same keys.
		await Promise.all(
			unanswered.map(async (key) => {
				expect(await postMessage(site.origin, key)).toBe(202);
				acknowledged.add(key);
			}),
		);
		const writers = startWriters(site.origin, 50, `round${round}`);
		// At a random moment of the work, not of the clock: after this many acknowledged messages.
		const moment = 1 + Math.floor(Math.random() * 400);
		await vi.waitUntil(() => writers.acknowledged.size >= moment, { interval: 1, timeout: 20_000 });
		await site.end("SIGKILL");
		await writers.stop();
		for (const key of writers.acknowledged) acknowledged.add(key);
		unanswered = [...writers.unanswered];
		expect(writers.refusals).toEqual(new Set());
		const stored = storedKeys(file);
		expect([...acknowledged].filter((key) => stored.get(key) !== 1)).toEqual([]);
	}
	expect(acknowledged.size).toBeGreaterThan(rounds * 50);
	console.log(`${acknowledged.size} acknowledged in ${rounds} rounds, ${storedKeys(file).size} stored`);
});
