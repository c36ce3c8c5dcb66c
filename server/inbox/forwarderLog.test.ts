import { expect, it, vi } from "vitest";
import type { Log } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createForwarder } from "./forwarder.ts";
import type { Outcome } from "./send.ts";
import type { Claim, Store, StoredMessage } from "./store.ts";

const send = vi.hoisted(() => vi.fn());
vi.mock("./send.ts", () => ({ send }));

it.each<[string, Outcome]>([
	["forwarded", { sent: true }],
	["refused", { sent: false, blame: "message", reason: "answered 422", retryAfter: 0 }],
	["left for later", { sent: false, blame: "host", reason: "answered 500", retryAfter: 0 }],
])("the log is not told who wrote a message that is %s, or what", async (_, outcome) => {
	const written = { key: "key-7", name: "Ann Lee", email: "ann@example.com", message: "Pay me" };
	const waiting = [{ id: 7, attempts: 0, ...written } as StoredMessage];
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const store = {
		claim: async (_owner: string, { count, lane }: Claim) => (lane === "fresh" ? waiting.splice(0, count) : []),
		markForwarded: async () => {},
		postpone: async () => {},
		release: async () => {},
	};
	send.mockResolvedValueOnce(outcome);
	const forwarder = createForwarder({
		store: store as unknown as Store,
		target: new URL("https://marketing.example/reviews"),
		timeout: 2_000,
		firstDelay: 1_000,
		longestDelay: 600_000,
		log: log as unknown as Log,
		metrics: createMetrics(),
	});
	forwarder.start();
	const told = () => JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls]);
	await vi.waitFor(() => expect(told()).toContain('"id":7'));
	await forwarder.stop(0);
	for (const words of Object.values(written)) expect(told()).not.toContain(words);
});
