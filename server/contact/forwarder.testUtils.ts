import { vi } from "vitest";
import { createForwarder, type MessageForwarder } from "./forwarder.ts";
import { fakeLog } from "./messages.testUtils.ts";
import type { SendResult } from "./postJson.ts";
import type { ClaimedMessage, MessageStore, StoredMessage } from "./store.ts";

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const target = { url: new URL("https://marketing.example/reviews") };
export const sent: SendResult = { kind: "sent" };
export const hostDown: SendResult = { kind: "host", reason: "answered 500", retryAfterMs: 0 };
export const messageRejected: SendResult = { kind: "message", reason: "answered 422", retryAfterMs: 0 };

export const countAttempt = vi.fn();
export const store = {
	claim: vi.fn<MessageStore["claim"]>(async (_, claim) => claimWaiting(claim)),
	markForwarded: vi.fn<MessageStore["markForwarded"]>(async () => {}),
	postpone: vi.fn<MessageStore["postpone"]>(async () => false),
	release: vi.fn<MessageStore["release"]>(async () => {}),
};

/** Messages in the fake store. */
let waiting: StoredMessage[] = [];
let messageForwarder: MessageForwarder | undefined;

/** Claims from `waiting`. The lane `tried` has the messages with attempts. */
export function claimWaiting({ lane, count, newest }: ClaimedMessage): StoredMessage[] {
	const inLane = waiting.filter(({ attempts }) => attempts > 0 === (lane === "tried"));
	const claimedMessages = newest ? inLane.slice(-count) : inLane.slice(0, count);
	waiting = waiting.filter((message) => !claimedMessages.includes(message));
	return claimedMessages;
}

export function addWaiting(count: number, attempts = 0, firstId = 1): void {
	for (let id = firstId; id < firstId + count; id += 1) waiting.push({ id, attempts } as StoredMessage);
}

export const getClaims = (lane: ClaimedMessage["lane"]) =>
	store.claim.mock.calls.filter(([, claim]) => claim.lane === lane).map(([, { count, newest }]) => ({ count, newest }));

export function setUp(): void {
	vi.useFakeTimers();
	vi.spyOn(Math, "random").mockReturnValue(1);
	waiting = [];
}

export async function tearDown(): Promise<void> {
	const whenStopped = messageForwarder?.stop(0);
	await vi.runAllTimersAsync();
	await whenStopped;
}

/** Starts a forwarder and flushes everything that it does without waiting. */
export async function startForwarder(): Promise<MessageForwarder> {
	messageForwarder = createForwarder({
		store,
		target,
		timeoutMs: 2 * SECOND_MS,
		firstDelayMs: SECOND_MS,
		maxDelayMs: 10 * MINUTE_MS,
		log: fakeLog,
		countAttempt,
	});
	messageForwarder.start();
	await vi.advanceTimersByTimeAsync(0);
	return messageForwarder;
}
