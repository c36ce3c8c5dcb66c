import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { startMarketingHost } from "./marketingHost.ts";
import { postMessage } from "./messages.ts";
import { makeSite, startSite } from "./site.ts";

/** Milliseconds by which the host's trouble with some messages may delay another one. */
const longestDelay = 15_000;

/** Messages that the host never takes, and others at the same time until all of those are set aside. */
async function tryHost(count: number, how: "error" | "hang"): Promise<void> {
	const host = await startMarketingHost();
	host.poison("poison", how);
	const site = await startSite(makeSite(), {
		MARKETING_URL: host.origin,
		FORWARD_TIMEOUT: "1",
		FORWARD_FIRST_DELAY: "0.2",
		FORWARD_LONGEST_DELAY: "1",
	});
	for (let number = 0; number < count; number += 1)
		expect(await postMessage(site.origin, `poison-${number}`)).toBe(202);
	await vi.waitUntil(() => host.seen() > count, { timeout: 20_000 });
	const delaysMs: number[] = [];
	let sent = 0;
	const countDead = async () => (await (await fetch(`${site.origin}/readyz`)).json()).messages.dead;
	const endTime = performance.now() + 75_000;
	while ((sent < 12 || (await countDead()) < count) && performance.now() < endTime) {
		const key = `good-${sent++}`;
		const postedAt = performance.now();
		expect(await postMessage(site.origin, key)).toBe(202);
		await vi.waitUntil(() => host.taken.has(key), { timeout: longestDelay, interval: 10 });
		delaysMs.push(performance.now() - postedAt);
		await sleep(200);
	}
	expect(await countDead()).toBe(count);
	expect([...host.taken.values()].every((times) => times === 1)).toBe(true);
	console.log(`${how}: ${delaysMs.length} others, the slowest after ${Math.round(Math.max(...delaysMs))} ms`);
	expect(await site.end("SIGTERM")).toBe(0);
	await host.stop();
}

test("messages that the host never accepts delay others by at most 15 seconds and are marked dead in the end", () =>
	Promise.all([tryHost(20, "error"), tryHost(8, "hang")]));
