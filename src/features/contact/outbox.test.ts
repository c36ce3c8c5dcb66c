// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { composeMessage } from "./message.ts";
import type { SubmitResult } from "./submitMessage.ts";
import { installLocks } from "./testLocks.ts";

const submitMessage = vi.hoisted(() => vi.fn(async (): Promise<SubmitResult> => ({ kind: "accepted" })));
vi.mock("./submitMessage.ts", () => ({ submitMessage }));

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const start = Date.parse("2025-06-01T10:00:00Z");
const message = (text: string) => composeMessage({ name: "Ann", email: "ann@example.com", message: text }, "");

/** Fresh modules, because the outbox counts its failures per page load. */
let outboxModule: typeof import("./outbox.ts");
let storageModule: typeof import("#src/features/storage/storage.ts");
let stop: () => void;
const heldLocks = installLocks();

beforeEach(async () => {
	vi.useFakeTimers({ now: start });
	// No jitter.
	vi.spyOn(Math, "random").mockReturnValue(0.5);
	vi.resetModules();
	outboxModule = await import("./outbox.ts");
	storageModule = await import("#src/features/storage/storage.ts");
	stop = () => {};
});
afterEach(() => {
	stop();
	vi.clearAllTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const startVisit = () => {
	stop = outboxModule.startOutbox();
	return settle();
};
/** Records at which second after the start each message is sent. */
const recordTimes = (result: SubmitResult) => {
	const sendTimes: number[] = [];
	submitMessage.mockImplementation(async () => {
		sendTimes.push((Date.now() - start) / secondMs);
		return result;
	});
	return sendTimes;
};
const waiting = () => storageModule.getKeysWithPrefix("contact.outbox.").length;
const put = (text: string, notBefore = 0) => {
	const given = message(text);
	storageModule.setItem(`contact.outbox.${given.key}`, { message: given, notBefore });
	return given;
};

describe("the outbox on a new visit", () => {
	it("sends the messages of earlier visits at once, one after the other", async () => {
		const left = [put("one"), put("two")];
		await startVisit();
		expect(submitMessage.mock.calls).toEqual(expect.arrayContaining(left.map((given) => [given])));
		expect(submitMessage).toHaveBeenCalledTimes(2);
		expect(waiting()).toBe(0);
		expect(storageModule.getKeysWithPrefix("contact.draft.")).toEqual([]);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("requests no lock and sets no timer when it is empty", async () => {
		await startVisit();
		expect(navigator.locks.request).not.toHaveBeenCalled();
		expect(vi.getTimerCount()).toBe(0);
	});

	it("sends when the network returns, and stops when the visitor leaves the page", async () => {
		submitMessage.mockResolvedValueOnce({ kind: "failed", error: "TypeError" });
		put("one");
		await startVisit();
		expect(waiting()).toBe(1);
		window.dispatchEvent(new Event("online"));
		await settle();
		expect(waiting()).toBe(0);
		outboxModule.addToOutbox(message("two"), 0);
		stop();
		window.dispatchEvent(new Event("online"));
		await vi.advanceTimersByTimeAsync(2 * hourMs);
		expect(submitMessage).toHaveBeenCalledTimes(2);
	});

	it("sends from one tab at a time while the others try again later", async () => {
		const response = Promise.withResolvers<SubmitResult>();
		submitMessage.mockReturnValueOnce(response.promise);
		put("one");
		await startVisit();
		window.dispatchEvent(new Event("online"));
		await settle();
		expect(submitMessage).toHaveBeenCalledTimes(1);
		response.resolve({ kind: "accepted" });
		await settle();
		expect(waiting()).toBe(0);
		expect(heldLocks.size).toBe(0);
	});

	it.each([
		["a text", "odd"],
		["no message", { notBefore: 0 }],
		["no time", { message: message("one") }],
		["a time that is no number", { message: message("one"), notBefore: "soon" }],
	])("deletes a stored value that is not a message, and does not send it: %s", async (_, value) => {
		storageModule.setItem("contact.outbox.odd", value);
		await startVisit();
		expect(submitMessage).not.toHaveBeenCalled();
		expect(waiting()).toBe(0);
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("a message that was not accepted", () => {
	it("is sent again after ten seconds, with doubled pauses", async () => {
		const sendTimes = recordTimes({ kind: "busy", wait: 0 });
		outboxModule.addToOutbox(message("one"), 0);
		expect(waiting()).toBe(1);
		await vi.advanceTimersByTimeAsync(160 * secondMs);
		expect(sendTimes).toEqual([10, 30, 70, 150]);
	});

	it("is sent again at least every hour, after any number of failures", async () => {
		submitMessage.mockResolvedValue({ kind: "failed", error: "TypeError" });
		outboxModule.addToOutbox(message("one"), 0);
		await vi.advanceTimersByTimeAsync(24 * hourMs);
		submitMessage.mockClear();
		await vi.advanceTimersByTimeAsync(5 * hourMs);
		expect(submitMessage).toHaveBeenCalledTimes(5);
	});

	it.each([
		["at a random moment", 0, 0, 7.5],
		["at a random moment", 1, 0, 12.5],
		["not earlier than Retry-After allows", 0.5, 5 * minuteMs, 300],
	])("is sent again %s: with %d and a delay of %d ms after %d s", async (_, random, wait, seconds) => {
		vi.mocked(Math.random).mockReturnValue(random);
		const sendTimes = recordTimes({ kind: "accepted" });
		outboxModule.addToOutbox(message("one"), wait);
		await vi.advanceTimersByTimeAsync(hourMs);
		expect(sendTimes).toEqual([seconds]);
		expect(waiting()).toBe(0);
	});

	it("is sent when it is due, regardless of other messages", async () => {
		outboxModule.addToOutbox(message("later"), 50 * minuteMs);
		outboxModule.addToOutbox(message("sooner"), 5 * minuteMs);
		await vi.advanceTimersByTimeAsync(5 * minuteMs);
		expect(submitMessage).toHaveBeenCalledTimes(1);
		expect(waiting()).toBe(1);
	});

	it("keeps the Retry-After time on the next visit", async () => {
		submitMessage.mockResolvedValueOnce({ kind: "busy", wait: 5 * minuteMs });
		const { key } = put("one");
		await startVisit();
		expect(storageModule.getItem(`contact.outbox.${key}`)).toMatchObject({
			notBefore: start + 5 * minuteMs,
			message: { key },
		});
		stop();
		await startVisit();
		expect(submitMessage).toHaveBeenCalledTimes(1);
	});

	it("delays other messages while the server fails, and resets the pauses after a success", async () => {
		submitMessage.mockResolvedValueOnce({ kind: "failed", error: "TypeError" });
		put("one");
		put("two");
		await startVisit();
		expect(submitMessage).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(20 * secondMs);
		expect(waiting()).toBe(0);
		submitMessage.mockClear();
		outboxModule.addToOutbox(message("three"), 0);
		await vi.advanceTimersByTimeAsync(10 * secondMs);
		expect(submitMessage).toHaveBeenCalledTimes(1);
	});

	it("is sent together with other messages in one batch", async () => {
		const sendTimes = recordTimes({ kind: "accepted" });
		outboxModule.addToOutbox(message("one"), 0);
		await vi.advanceTimersByTimeAsync(5 * secondMs);
		outboxModule.addToOutbox(message("two"), 0);
		await vi.advanceTimersByTimeAsync(minuteMs);
		expect(sendTimes).toEqual([15, 15]);
	});

	it("becomes a draft when it is rejected", async () => {
		submitMessage.mockResolvedValue({ kind: "refused" });
		const { key } = put("one");
		await startVisit();
		expect(waiting()).toBe(0);
		expect(storageModule.getItem(`contact.draft.${key}`)).toMatchObject({ values: { message: "one" } });
	});
});
