import type { IncomingMessage } from "node:http";
import { beforeEach, expect, it, vi } from "vitest";
import { createApi, isApiPath } from "./api.ts";
import { fakeLog } from "./contact/messages.testUtils.ts";
import { createFakeServices } from "./services.testUtils.ts";

const counts = { waiting: 1, forwarded: 2, quarantined: 3 };
const store = { check: vi.fn(), count: vi.fn(), list: vi.fn() };

beforeEach(() => {
	store.check.mockResolvedValue(undefined);
	store.count.mockResolvedValue(counts);
	store.list.mockResolvedValue([{ receivedAt: new Date() }]);
});

/** Sends a request such as `GET /healthz` to an API. */
async function callApi(line: string, request: object = {}, changes: object = {}) {
	const [method, url] = line.split(" ");
	const answerRequest = createApi(createFakeServices({ store, metricsToken: "0123456789abcdef", ...changes }));
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
])("isApiPath recognizes paths of the API: %s is %j", (target, isApi) => {
	expect(isApiPath(target)).toBe(isApi);
});

const readyReport = { store: "writable", forwarder: "off", messages: counts, quarantineAgeSeconds: 0 };
const uncachedHeaders = { "cache-control": "no-store" };
const tokenError = {
	status: 401,
	headers: { ...uncachedHeaders, "www-authenticate": "Bearer" },
	body: "401 Unauthorized\n",
};
const notFound = { status: 404, headers: uncachedHeaders, body: "404 Not Found\n" };
const notAllowed = { status: 405, headers: { ...uncachedHeaders, allow: "POST" }, body: '{"error":"Send a POST."}' };
const metricsType = "text/plain; version=0.0.4; charset=utf-8";
const leaving = { status: 503, body: '{"status":"leaving"}' };
it.each<[string, object, object?, object?]>([
	["GET /healthz?now", { status: 200, headers: uncachedHeaders, body: '{"status":"ok"}' }],
	["HEAD /healthz", { status: 200, headers: { ...uncachedHeaders, "content-type": "application/json" } }],
	["GET /readyz", { status: 200, headers: uncachedHeaders, body: JSON.stringify({ status: "ready", ...readyReport }) }],
	["GET /healthz", leaving, {}, { isDraining: true }],
	["GET /readyz", leaving, {}, { isDraining: true }],
	["GET /metrics", tokenError],
	["GET /metrics", tokenError, { headers: { authorization: "Bearer wrong" } }],
	["GET /metrics", tokenError, { headers: { authorization: "0123456789abcdef" } }],
	["GET /metrics", notFound, { headers: { authorization: "Bearer undefined" } }, { metricsToken: undefined }],
	["PUT /reviews", notAllowed],
	["GET /reviews", notAllowed],
	["HEAD /reviews", notAllowed],
	["POST /healthz", notFound],
	["DELETE /readyz", notFound],
])("answers %s with %j: %j %j", async (line, answer, request, changes) => {
	expect(await callApi(line, request, changes)).toMatchObject(answer);
});

it("answers /metrics with the counts of messages", async () => {
	const answer = await callApi("GET /metrics", { headers: { authorization: "Bearer 0123456789abcdef" } });
	expect(answer).toMatchObject({ status: 200, headers: { "content-type": metricsType } });
	expect(answer.body).toContain('{status="waiting"} 1');
});

it("answers /readyz with 503 if the store is unreachable", async () => {
	store.check.mockRejectedValue(new Error("away"));
	const { status, body } = await callApi("GET /readyz");
	expect(status).toBe(503);
	expect(JSON.parse(body)).toMatchObject({ status: "not ready", store: "unreachable" });
});

it.each([
	[{}, 1],
	[{ destroyed: true, complete: true }, 1],
	[{ destroyed: true, complete: false }, 0],
])("answers a failure with 500, and logs it unless the client went away: %j", async (state, times) => {
	// Reading the client's address throws without a socket.
	const { status, body } = await callApi("POST /reviews", { socket: undefined, ...state });
	expect([status, body]).toEqual([500, '{"error":"The server failed."}']);
	expect(fakeLog.error).toHaveBeenCalledTimes(times);
});
