import type { IncomingMessage } from "node:http";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi, isApiPath } from "./api.ts";
import { createDiskSpace } from "./contact/diskSpace.ts";
import { fakeLog } from "./contact/messages.testUtils.ts";
import { createMetrics } from "./metrics.ts";
import type { ServerServices } from "./services.ts";

const counts = { waiting: 1, forwarded: 2, quarantined: 3 };
const store = { check: vi.fn(), count: vi.fn(), list: vi.fn() };
const fakeServices = {
	store,
	log: fakeLog,
	allowedOrigins: [],
	forwarder: undefined,
	diskSpace: createDiskSpace(undefined, 0),
	metrics: createMetrics(),
	isDraining: false,
	metricsToken: "0123456789abcdef",
} as unknown as ServerServices;

beforeEach(() => {
	vi.clearAllMocks();
	store.check.mockResolvedValue(undefined);
	store.count.mockResolvedValue(counts);
	store.list.mockResolvedValue([{ receivedAt: new Date() }]);
});

/** Asks an API as a client would. */
async function callApi(
	line: string,
	{ given = fakeServices, ...request }: { given?: object | null } & Record<string, unknown> = {},
) {
	const [method, url] = line.split(" ");
	const answerRequest = createApi((given as ServerServices | null) ?? undefined);
	const answer = await answerRequest({ headers: {}, method, url, ...request } as unknown as IncomingMessage);
	return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}

it.each([
	["/healthz", true],
	["/readyz?x", true],
	["/metrics", true],
	["/reviews", true],
	["/reviews/", false],
	["/ru/reviews", false],
	["/healthzz", false],
])("isApiPath knows whether %s belongs to the API: %j", (target, isApi) => {
	expect(isApiPath(target)).toBe(isApi);
});

it("answers /healthz with and without an inbox, uncached", async () => {
	const headers = { "content-type": "application/json", "cache-control": "no-store" };
	for (const given of [fakeServices, null]) {
		expect(await callApi("GET /healthz?now", { given })).toEqual({ status: 200, headers, body: '{"status":"ok"}' });
	}
	expect(await callApi("HEAD /healthz")).toMatchObject({ status: 200, headers });
});

it("answers /readyz with the counts of messages, and with 503 if the store is unreachable", async () => {
	const { status, headers, body } = await callApi("GET /readyz");
	expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
	const parts = { store: "writable", forwarder: "off", messages: counts, quarantineAgeSeconds: 0 };
	expect(JSON.parse(body)).toEqual({ status: "ready", ...parts });
	store.check.mockRejectedValue(new Error("away"));
	const failedAnswer = await callApi("GET /readyz");
	expect(failedAnswer.status).toBe(503);
	expect(JSON.parse(failedAnswer.body)).toMatchObject({ status: "not ready", store: "unreachable" });
});

it.each(["GET /healthz", "GET /readyz"])("answers %s with 503 during the drain time", async (line) => {
	const given = { ...fakeServices, isDraining: true };
	expect(await callApi(line, { given })).toMatchObject({ status: 503, body: '{"status":"leaving"}' });
});

describe("/metrics", () => {
	it("answers 401 without the right token", async () => {
		const { status, headers, body } = await callApi("GET /metrics", {
			headers: { authorization: "Bearer 0123456789abcdef" },
		});
		expect(status).toBe(200);
		expect(headers).toMatchObject({ "content-type": "text/plain; version=0.0.4; charset=utf-8" });
		expect(body).toContain('{status="waiting"} 1');
		for (const wrongToken of [undefined, "", "Bearer wrong", "0123456789abcdef"]) {
			expect(await callApi("GET /metrics", { headers: { authorization: wrongToken } })).toMatchObject({
				status: 401,
				headers: { "www-authenticate": "Bearer", "cache-control": "no-store" },
				body: "401 Unauthorized\n",
			});
		}
	});

	it("does not exist without a token", async () => {
		const headers = { authorization: "Bearer undefined" };
		const given = { ...fakeServices, metricsToken: undefined };
		expect(await callApi("GET /metrics", { given, headers })).toMatchObject({ status: 404, body: "404 Not Found\n" });
	});
});

it.each(["PUT /reviews", "GET /reviews", "HEAD /reviews"])("answers %s with 405", async (line) => {
	const { status, headers, body } = await callApi(line);
	expect([status, headers.allow, body]).toEqual([405, "POST", '{"error":"Send a POST."}']);
});

it("answers other methods, and messages without an inbox, with 404", async () => {
	for (const line of ["POST /healthz", "DELETE /readyz"]) expect(await callApi(line)).toMatchObject({ status: 404 });
	expect(await callApi("POST /reviews", { given: null })).toMatchObject({ status: 404 });
});

it.each([
	[{}, 1],
	[{ destroyed: true, complete: true }, 1],
	[{ destroyed: true, complete: false }, 0],
])("answers a failure with 500, and logs it unless the client went away: %j", async (state, times) => {
	// The client's address cannot be read.
	const { status, body } = await callApi("POST /reviews", { socket: undefined, ...state });
	expect([status, body]).toEqual([500, '{"error":"The server failed."}']);
	expect(fakeLog.error).toHaveBeenCalledTimes(times);
});
