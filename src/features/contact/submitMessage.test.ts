import { beforeEach, describe, expect, it, vi } from "vitest";
import { composeMessage } from "./message.ts";
import { readRetryAfter, submitMessage } from "./submitMessage.ts";

const target = vi.hoisted(() => ({ url: "/reviews" }));
vi.mock("#config/site.ts", () => ({ site: { name: "Brand", inbox: target } }));

const message = composeMessage({ name: "Anna", email: "anna@example.com", message: "Hello" }, "");

/** Answers the next fetch; gives what it was called with. */
function answer(status: number, headers: Record<string, string> = {}) {
	const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status, headers }));
	vi.stubGlobal("fetch", fetched);
	return fetched;
}

function sent(fetched: ReturnType<typeof answer>) {
	const [url, init] = fetched.mock.calls[0] ?? [];
	return { url, headers: Object.fromEntries(new Headers(init?.headers)), body: JSON.parse(String(init?.body)) };
}

beforeEach(() => {
	target.url = "/reviews";
	return () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	};
});

describe("what becomes of a message", () => {
	it.each([
		[200, "accepted"],
		[202, "accepted"],
		[400, "refused"],
		[403, "refused"],
		[404, "refused"],
		[422, "refused"],
		[429, "busy"],
		[500, "busy"],
		[503, "busy"],
	])("answered %d it is %s", async (status, kind) => {
		answer(status);
		expect((await submitMessage(message)).kind).toBe(kind);
	});

	it("without an answer it has failed", async () => {
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
		expect(await submitMessage(message)).toEqual({ kind: "failed", error: "TypeError: Failed to fetch" });
	});

	it("without an answer within 15 seconds it has failed", async () => {
		vi.useFakeTimers();
		vi.stubGlobal(
			"fetch",
			(_url: string, { signal }: RequestInit) =>
				new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
		);
		const settled = vi.fn();
		const delivered = submitMessage(message).finally(settled);
		await vi.advanceTimersByTimeAsync(14_999);
		expect(settled).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(await delivered).toEqual({ kind: "failed", error: "TimeoutError: signal timed out" });
	});

	it("answered in time it is not given up any more", async () => {
		vi.useFakeTimers();
		answer(202);
		await submitMessage(message);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("busy, it waits as long as the server asks", async () => {
		answer(503, { "retry-after": "120" });
		expect(await submitMessage(message)).toEqual({ kind: "busy", wait: 120_000 });
	});
});

describe("what is sent", () => {
	it("to the site's own server: payload and key, and the honeypot once it is filled", async () => {
		const fetched = answer(202);
		await submitMessage(message);
		expect(sent(fetched)).toEqual({
			url: "/reviews",
			headers: { "content-type": "application/json", "idempotency-key": message.key },
			body: message.payload,
		});
		// It goes on when the page is left.
		expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
		const again = answer(202);
		await submitMessage({ ...message, website: "x y" });
		expect(sent(again).headers["x-website"]).toBe("x%20y");
	});

	it("to another host: the payload alone", async () => {
		target.url = "https://marketing.example/reviews";
		const fetched = answer(200);
		await submitMessage({ ...message, website: "x" });
		expect(sent(fetched)).toEqual({
			url: "https://marketing.example/reviews",
			headers: { "content-type": "application/json" },
			body: message.payload,
		});
	});
});

describe("Retry-After", () => {
	const now = Date.parse("2025-06-01T10:00:00Z");

	it.each([
		[null, 0],
		["", 0],
		[" ", 0],
		["soon", 0],
		["-5", 0],
		["0", 0],
		["90", 90_000],
		["Sun, 01 Jun 2025 10:05:00 GMT", 300_000],
		["Sun, 01 Jun 2025 09:00:00 GMT", 0],
		["99999999999", 24 * 60 * 60 * 1000],
	])("%j is %d ms", (value, wait) => {
		expect(readRetryAfter(value, now)).toBe(wait);
	});
});
