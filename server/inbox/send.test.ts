import { afterEach, describe, expect, it, vi } from "vitest";
import { send } from "./send.ts";
import type { StoredMessage } from "./store.ts";

const target = new URL("https://marketing.example/hook/reviews");
const message: StoredMessage = {
	id: 1,
	key: "key-1",
	date: "2025-01-31T12:00:00.000Z",
	formName: "Contact form",
	name: "Ann",
	email: "ann@example.com",
	message: "Hello",
	language: "ru",
	suspicion: null,
	receivedAt: new Date(0),
	status: "waiting",
	attempts: 0,
	nextAttemptAt: new Date(0),
	lastError: null,
	forwardedAt: null,
	exportedAt: null,
};

afterEach(() => {
	vi.unstubAllGlobals();
});

/** The marketing host, for the next message. */
function host(answer: (init: RequestInit) => Promise<Response>) {
	const fetched = vi.fn((_target: URL, init: RequestInit) => answer(init));
	vi.stubGlobal("fetch", fetched);
	return fetched;
}

function forward(timeout = 10_000, signal = new AbortController().signal) {
	return send(target, message, timeout, signal);
}

const answers = (status: number, headers: Record<string, string> = {}) =>
	host(async () => new Response(status === 204 ? null : "said", { status, headers }));

/** Never answers, as a host that hangs: fails once it is given up. */
const hangs = () =>
	host(
		({ signal }) =>
			new Promise((_, reject) => {
				if (signal?.aborted) reject(signal.reason);
				signal?.addEventListener("abort", () => reject(signal.reason));
			}),
	);

describe("what the marketing host gets", () => {
	it("is the payload that was agreed on, and the message's key", async () => {
		const fetched = answers(200);
		expect(await forward()).toEqual({ sent: true });
		const [address, init] = fetched.mock.calls[0] ?? [];
		expect(address).toBe(target);
		expect(init).toMatchObject({
			method: "POST",
			headers: { "content-type": "application/json", "idempotency-key": "key-1" },
			redirect: "manual",
		});
		expect(JSON.parse(String(init?.body))).toEqual({
			date: message.date,
			form_id: 888,
			form_name: "Contact form",
			params: { name: "Ann", email: "ann@example.com", message: "Hello" },
		});
	});
});

describe("what became of a message", () => {
	it.each([200, 202, 204])("answered with %d it is sent", async (status) => {
		answers(status);
		expect(await forward()).toEqual({ sent: true });
	});

	it.each([408, 425, 429, 500, 503, 599])("answered with %d it waits for the host", async (status) => {
		answers(status);
		expect(await forward()).toEqual({ sent: false, blame: "host", reason: `answered ${status}`, retryAfter: 0 });
	});

	it.each([301, 400, 404, 422, 499])("answered with %d it is to blame itself", async (status) => {
		answers(status);
		expect(await forward()).toMatchObject({ sent: false, blame: "message", reason: `answered ${status}` });
	});

	it.each([
		["7", 7_000],
		["2.5", 0],
		["soon", 0],
		["Mon, 01 Jan 2001 00:00:00 GMT", 0],
	])("comes again when the host asks for it: after %j", async (value, retryAfter) => {
		answers(503, { "retry-after": value });
		expect(await forward()).toMatchObject({ retryAfter });
	});

	it("comes again when the host asks for it by a date", async () => {
		answers(503, { "retry-after": new Date(Date.now() + 60_000).toUTCString() });
		const outcome = await forward();
		expect(outcome).toMatchObject({ retryAfter: expect.closeTo(59_500, -3.5) });
	});

	it("is not known to have arrived when the answer breaks off", async () => {
		const pull = (controller: ReadableStreamDefaultController) => controller.error(new Error("broke off"));
		host(async () => new Response(new ReadableStream({ pull }), { status: 200 }));
		expect(await forward()).toEqual({ sent: false, blame: "host", reason: "broke off", retryAfter: 0 });
	});

	it("is known without the rest of an answer that has no end", async () => {
		const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(32 * 1024));
		const given = vi.fn(pull);
		host(async () => new Response(new ReadableStream({ pull: given }), { status: 200 }));
		expect(await forward()).toEqual({ sent: true });
		expect(given.mock.calls.length).toBeGreaterThanOrEqual(3);
		expect(given.mock.calls.length).toBeLessThan(6);
	});
});

describe("the reason that a log and the command line tell", () => {
	const failing = (error: unknown) => host(() => Promise.reject(error));

	it("is that the host did not answer in time", async () => {
		hangs();
		expect(await forward(5)).toEqual({
			sent: false,
			blame: "host",
			reason: "did not answer in time",
			retryAfter: 0,
		});
	});

	it("comes at once when the server ends", async () => {
		hangs();
		expect(await forward(60_000, AbortSignal.abort())).toMatchObject({ sent: false, blame: "host" });
	});

	it.each([
		[
			new TypeError("fetch failed", { cause: Object.assign(new Error("connect"), { code: "ECONNREFUSED" }) }),
			"ECONNREFUSED",
		],
		[new TypeError("fetch failed", { cause: new Error("other side closed") }), "other side closed"],
		[new TypeError("fetch failed", { cause: "odd" }), "fetch failed"],
		[new TypeError("bad address"), "bad address"],
		[
			new TypeError("fetch failed", { cause: Object.assign(new Error("bad header"), { code: undefined }) }),
			"bad header",
		],
		["odd", "failed"],
	])("is the system's word, else the error's: %s", async (error, reason) => {
		failing(error);
		expect(await forward()).toMatchObject({ sent: false, blame: "host", reason });
	});
});
