import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MarketingHost, POISON_PREFIX, startMarketingHost } from "./marketingHost.ts";
import { postMessage } from "./messages.ts";
import { makeSite, type RunningSite, startSite } from "./site.ts";

const patience = { interval: 20, timeout: 40_000 };
let host: MarketingHost;
let site: RunningSite;
let env: Record<string, string>;
let folder: string;

beforeEach(async () => {
	host = await startMarketingHost();
	folder = makeSite();
	env = {
		MARKETING_URL: host.origin,
		FORWARD_TIMEOUT: "1",
		FORWARD_FIRST_DELAY: "0.05",
		FORWARD_LONGEST_DELAY: "0.5",
	};
	site = await startSite(folder, env);
});
afterEach(async () => {
	await site.end("SIGKILL");
	await host.stop();
});

async function send(prefix: string, count: number): Promise<string[]> {
	const keys = Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
	await Promise.all(keys.map(async (key) => expect(await postMessage(site.origin, key)).toBe(202)));
	return keys;
}

const waitForArrival = (keys: readonly string[]) =>
	vi.waitUntil(() => keys.every((key) => host.taken.has(key)), patience);
const counts = (keys: readonly string[]) => new Set(keys.map((key) => host.taken.get(key)));

test("a marketing host that fails in every way and recovers gets every message, once per key", async () => {
	for (const hostMood of ["refuse", "hang", "error", "reset", "resetMidBody", "slow", "busy"] as const) {
		await host.setMood(hostMood);
		const keys = await send(hostMood, 12);
		const before = host.seen();
		// After several failures, the forwarder has paused.
		if (hostMood === "refuse")
			await vi.waitUntil(() => (site.said().match(/ECONNREFUSED/g) ?? []).length >= 3, patience);
		else await vi.waitUntil(() => host.seen() >= before + 2, patience);
		expect((await fetch(`${site.origin}/readyz`)).status, hostMood).toBe(200);
		await host.setMood("well");
		await waitForArrival(keys);
		expect(counts(keys), hostMood).toEqual(new Set([1]));
	}
});

test("messages of a killed server are forwarded by the next one", async () => {
	await host.setMood("error");
	const keys = await send("kill", 20);
	await vi.waitUntil(() => host.seen() > 3, patience);
	await site.end("SIGKILL");
	await host.setMood("well");
	site = await startSite(folder, env);
	await waitForArrival(keys);
	expect(counts(keys)).toEqual(new Set([1]));
});

// server/contact/forwarder.test.ts checks the delay, also by messages on which the host hangs.
test("messages that the host never accepts delay no others and are dead in the end", async () => {
	await send(POISON_PREFIX, 20);
	const countDead = async () => (await (await fetch(`${site.origin}/readyz`)).json()).messages.dead;
	for (let sent = 0; (await countDead()) < 20; sent += 1) {
		const [key = ""] = await send(`good-${sent}`, 1);
		await vi.waitUntil(() => host.taken.has(key), { timeout: 7_000, interval: 10 });
	}
	expect(new Set(host.taken.values())).toEqual(new Set([1]));
});
