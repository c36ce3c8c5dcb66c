import { createHmac } from "node:crypto";
import { expect, it, vi } from "vitest";
import { storedMessage as message } from "./messages.testUtils.ts";
import { sendMessage } from "./sendMessage.ts";

const url = new URL("https://marketing.example/hook/reviews");
const send = (timeoutMs = 10_000, signal = new AbortController().signal) =>
	sendMessage({ url }, message, timeoutMs, signal);

function stubHost(respond: (init: RequestInit) => Response | Promise<Response>) {
	const fetched = vi.fn(async (_target: URL, init: RequestInit) => respond(init));
	vi.stubGlobal("fetch", fetched);
	return fetched;
}
const stubStatus = (status: number, headers: Record<string, string> = {}) =>
	stubHost(() => new Response(status === 204 ? null : "text", { status, headers }));

it("posts the payload with language and page as headers, under the message's idempotency key", async () => {
	const fetched = stubStatus(200);
	expect(await send()).toEqual({ kind: "sent" });
	const [target, init] = fetched.mock.calls[0] ?? [];
	expect(target).toBe(url);
	expect(init).toMatchObject({
		method: "POST",
		headers: {
			"content-type": "application/json",
			"idempotency-key": "key-1",
			"x-page-language": "en",
			"x-page-path": "/about-us",
		},
		redirect: "manual",
	});
	expect(JSON.parse(String(init?.body))).toEqual({
		date: message.date,
		form_id: 888,
		form_name: "Contact form",
		params: { name: "Ann", email: "ann@example.com", message: message.message },
	});
});

it("sends the token, and signs the request as Standard Webhooks defines it", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: 1_700_000_000_999 });
	const fetched = stubStatus(204);
	const key = Buffer.alloc(32, 7);
	const target = { url, token: "abc", secret: `whsec_${key.toString("base64")}` };
	await sendMessage(target, { ...message, key: "key.1" }, 10_000, new AbortController().signal);
	const { body, headers } = fetched.mock.calls[0]?.[1] ?? {};
	const { "webhook-id": id, ...sentHeaders } = headers as Record<string, string>;
	expect(id).toMatch(/^[\w-]+$/);
	const expectedSignature = createHmac("sha256", key).update(`${id}.1700000000.${body}`).digest("base64");
	const signedHeaders = { "webhook-timestamp": "1700000000", "webhook-signature": `v1,${expectedSignature}` };
	expect(sentHeaders).toMatchObject({ authorization: "Bearer abc", ...signedHeaders });
});

it.each([
	[[200, 202, 204], "sent"],
	[[408, 425, 429, 500, 503, 599], "host"],
	[[301, 400, 404, 422, 499], "message"],
])("classifies the responses %j as %s", async (statuses, kind) => {
	for (const status of statuses) {
		stubStatus(status);
		const resultDetails = kind === "sent" ? {} : { reason: `answered ${status}`, retryAfterMs: 0 };
		expect(await send()).toEqual({ kind, ...resultDetails });
	}
});

it.each([
	["7", 7_000],
	["2.5", 0],
	["soon", 0],
	["Mon, 01 Jan 2001 00:00:00 GMT", 0],
	[new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(59_500, -3.5)],
])("reads Retry-After as seconds or a date: %j", async (value, retryAfterMs) => {
	stubStatus(503, { "retry-after": value });
	expect(await send()).toMatchObject({ retryAfterMs });
});

it("does not count a response that breaks off as sent", async () => {
	const breakOff = (controller: ReadableStreamDefaultController) => controller.error(new Error("broke off"));
	stubHost(() => new Response(new ReadableStream({ pull: breakOff })));
	expect(await send()).toEqual({ kind: "host", reason: "broke off", retryAfterMs: 0 });
});

it("reads at most 64 KiB of a response without an end", async () => {
	const chunk = new Uint8Array(32 * 1024);
	const pullChunk = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(chunk));
	stubHost(() => new Response(new ReadableStream({ pull: pullChunk })));
	expect(await send()).toEqual({ kind: "sent" });
	expect(pullChunk.mock.calls.length).toBeGreaterThanOrEqual(3);
	expect(pullChunk.mock.calls.length).toBeLessThan(6);
});

it("gives up after the timeout, and at once when it is canceled", async () => {
	stubHost(
		({ signal }) =>
			new Promise((_, reject) => {
				if (signal?.aborted) reject(signal.reason);
				signal?.addEventListener("abort", () => reject(signal.reason));
			}),
	);
	expect(await send(5)).toEqual({ kind: "host", reason: "did not answer in time", retryAfterMs: 0 });
	expect(await send(60_000, AbortSignal.abort())).toMatchObject({ kind: "host" });
});

const fetchFailed = (cause: unknown) => new TypeError("fetch failed", { cause });
it.each([
	[fetchFailed(Object.assign(new Error("connect"), { code: "ECONNREFUSED" })), "ECONNREFUSED"],
	[fetchFailed(Object.assign(new Error("bad header"), { code: undefined })), "bad header"],
	[fetchFailed("odd"), "fetch failed"],
	[new TypeError("bad address"), "bad address"],
	["odd", "failed"],
])("reports the system's error code, or else the error's message as the reason: %s", async (error, reason) => {
	stubHost(() => Promise.reject(error));
	expect(await send()).toMatchObject({ kind: "host", reason });
});
