import { beforeEach, describe, expect, it, vi } from "vitest";
import { composeMessage } from "./message.ts";
import { readRetryAfter, submitMessage } from "./submitMessage.ts";

const target = vi.hoisted(() => ({ url: "/reviews" }));
vi.mock("#config/site.ts", () => ({ site: { name: "Brand", inbox: target } }));

const message = composeMessage({ name: "Anna", email: "anna@example.com", message: "Hello" }, "");

/** Stubs `fetch` and returns the stub. */
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
});

describe("the result of sending a message", () => {
	it.each([
		["accepted", [200, 202]],
		["refused", [400, 403, 404, 422]],
		["busy", [429, 500, 503]],
	])("is %s after the statuses %j", async (kind, statuses) => {
		for (const status of statuses) {
			answer(status);
			expect((await submitMessage(message)).kind, `${status}`).toBe(kind);
		}
	});

	it("is failed after a network failure", async () => {
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
		expect(await submitMessage(message)).toEqual({ kind: "failed", error: "TypeError: Failed to fetch" });
	});

	it("is failed without a response within 15 seconds", async () => {
		vi.useFakeTimers();
		vi.stubGlobal(
			"fetch",
			(_url: string, { signal }: RequestInit) =>
				new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
		);
		const settled = vi.fn();
		const sendResult = submitMessage(message).finally(settled);
		await vi.advanceTimersByTimeAsync(14_999);
		expect(settled).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(await sendResult).toEqual({ kind: "failed", error: "TimeoutError: signal timed out" });
	});

	it("leaves no timer after a response in time", async () => {
		vi.useFakeTimers();
		answer(202);
		await submitMessage(message);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("is busy with the delay from Retry-After", async () => {
		answer(503, { "retry-after": "120" });
		expect(await submitMessage(message)).toEqual({ kind: "busy", wait: 120_000 });
	});
});

describe("the request that sends a message", () => {
	it("contains payload, key and filled honeypot for the site's own server", async () => {
		const fetched = answer(202);
		await submitMessage(message);
		expect(sent(fetched)).toEqual({
			url: "/reviews",
			headers: { "content-type": "application/json", "idempotency-key": message.key },
			body: message.payload,
		});
		// `keepalive` requests continue when the visitor leaves the page.
		expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
		const again = answer(202);
		await submitMessage({ ...message, website: "x y" });
		expect(sent(again).headers["x-website"]).toBe("x%20y");
	});

	it("contains only the payload for another host", async () => {
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

const now = Date.parse("2025-06-01T10:00:00Z");

it.each([
	[0, [null, "", " ", "soon", "NaN", "-5", "0", "Sun, 01 Jun 2025 09:00:00 GMT"]],
	[90_000, ["90"]],
	[300_000, ["Sun, 01 Jun 2025 10:05:00 GMT"]],
	[24 * 60 * 60 * 1000, ["99999999999", "1e999", "Infinity"]],
])("reads a delay of %d ms from the Retry-After headers %j", (wait, headers) => {
	for (const header of headers) expect(readRetryAfter(header, now), String(header)).toBe(wait);
});
