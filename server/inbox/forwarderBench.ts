import { vi } from "vitest";
import type { Log } from "#server/log.ts";
import { createMetrics } from "#server/metrics.ts";
import { createForwarder, type Forwarder, type ForwarderOptions } from "./forwarder.ts";
import type { Outcome } from "./send.ts";
import type { Claim, Store, StoredMessage } from "./store.ts";

export const second = 1_000;
export const minute = 60 * second;
export const target = new URL("https://marketing.example/reviews");
export const sent: Outcome = { sent: true };
export const down: Outcome = { sent: false, blame: "host", reason: "answered 500", retryAfter: 0 };
export const unwanted: Outcome = { sent: false, blame: "message", reason: "answered 422", retryAfter: 0 };

export const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } satisfies Record<keyof Log, unknown>;
export const store = {
	claim: vi.fn<Store["claim"]>(),
	markForwarded: vi.fn<Store["markForwarded"]>(),
	postpone: vi.fn<Store["postpone"]>(),
	release: vi.fn<Store["release"]>(),
};

/** A forwarder of the tests', and what its store still has for it, in order. */
export const bench = {
	waiting: [] as StoredMessage[],
	metrics: createMetrics(),
	forwarder: undefined as unknown as Forwarder,
};

/** What was tried before is in a lane of its own. */
export function take({ lane, count }: Claim): StoredMessage[] {
	const taken = bench.waiting.filter(({ attempts }) => attempts > 0 === (lane === "tried")).slice(0, count);
	bench.waiting = bench.waiting.filter((message) => !taken.includes(message));
	return taken;
}

/** What the claims of one lane asked for. */
export const claims = (lane: Claim["lane"]) =>
	store.claim.mock.calls.map(([, claim]) => claim).filter((claim) => claim.lane === lane);

/** Everything as it was, on a clock of the test's. */
export function setUp(): void {
	vi.useFakeTimers();
	vi.spyOn(Math, "random").mockReturnValue(1);
	vi.clearAllMocks();
	store.claim.mockReset().mockImplementation(async (_, claim) => take(claim));
	store.markForwarded.mockReset().mockResolvedValue(undefined);
	store.release.mockReset().mockResolvedValue(undefined);
	store.postpone.mockReset().mockResolvedValue(false);
	bench.waiting = [];
	bench.metrics = createMetrics();
}

export async function tearDown(): Promise<void> {
	const stopped = bench.forwarder.stop(0);
	await vi.runAllTimersAsync();
	await stopped;
	vi.useRealTimers();
}

export const options = (): ForwarderOptions => ({
	store: store as unknown as Store,
	target,
	timeout: 2 * second,
	firstDelay: second,
	longestDelay: 10 * minute,
	log: log as unknown as Log,
	metrics: bench.metrics,
});

export function start(): void {
	bench.forwarder = createForwarder(options());
	bench.forwarder.start();
}

export const messages = (count: number, attempts = 0) =>
	Array.from({ length: count }, (_, index) => ({ id: index + 1, attempts }) as StoredMessage);

/** Lets the loops turn as often as they can without the clock. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
