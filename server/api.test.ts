import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi, isApiPath } from "./api.ts";
import { createDiskSpace } from "./contact/diskSpace.ts";
import { createMetrics } from "./metrics.ts";
import type { Services } from "./services.ts";

const counts = { waiting: 1, forwarded: 2, quarantined: 3 };
const store = { check: vi.fn(), count: vi.fn() };
const log = { error: vi.fn(), info: vi.fn() };
const inbox = {
	store,
	log,
	allowedOrigins: [],
	forwarder: undefined,
	diskSpace: createDiskSpace(undefined, 0),
	metrics: createMetrics(),
	isLeaving: () => false,
	metricsToken: "0123456789abcdef",
} as unknown as Services;

beforeEach(() => {
	vi.clearAllMocks();
	store.check.mockResolvedValue(undefined);
	store.count.mockResolvedValue(counts);
});

/** Asks an API as a client would. */
async function ask(
	line: string,
	{ given = inbox, isStopping = false, ...request }: Record<string, unknown> & { given?: Services | null } = {},
) {
	const [method, url] = line.split(" ");
	const headers = new Headers({ "x-shared": "yes" });
	const answer = { status: 0, headers, body: "", shouldKeepAlive: true };
	const response = {
		set shouldKeepAlive(keep: boolean) {
			answer.shouldKeepAlive = keep;
		},
		setHeaders: (more: Headers) => {
			for (const [name, value] of more) headers.set(name, value);
		},
		writeHead: (status: number, more: Record<string, string | number>) => {
			answer.status = status;
			for (const [name, value] of Object.entries(more)) headers.set(name, String(value));
		},
		end: (body?: Buffer) => (answer.body = body?.toString() ?? ""),
	};
	const api = createApi(() => isStopping === true, given ?? undefined);
	await api(
		{ headers: {}, method, url, ...request } as unknown as IncomingMessage,
		response as unknown as ServerResponse,
	);
	return { ...answer, headers: Object.fromEntries(headers) };
}

it.each([
	["/healthz", true],
	["/readyz?x", true],
	["/metrics", true],
	["/reviews", true],
	["/reviews/", false],
	["/ru/reviews", false],
	["/healthzz", false],
])("an address is the API's or a page's: %s", (target, isApi) => {
	expect(isApiPath(target)).toBe(isApi);
});

describe("health", () => {
	it("is told with and without an inbox, never from a cache, under the headers that are there", async () => {
		for (const given of [inbox, null]) {
			expect(await ask("GET /healthz?now", { given })).toEqual({
				status: 200,
				headers: {
					"x-shared": "yes",
					"content-type": "application/json",
					"content-length": "15",
					"cache-control": "no-store",
				},
				body: '{"status":"ok"}',
				shouldKeepAlive: true,
			});
		}
	});

	it("is told a HEAD without its body", async () => {
		expect(await ask("HEAD /healthz")).toMatchObject({ status: 200, headers: { "content-length": "15" }, body: "" });
	});

	it("is told on a connection that is let go while the server stops", async () => {
		expect(await ask("GET /healthz", { isStopping: true })).toMatchObject({ status: 200, shouldKeepAlive: false });
	});
});

describe("readiness", () => {
	it("is told with the messages that wait", async () => {
		const { status, headers, body } = await ask("GET /readyz");
		expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
		expect(JSON.parse(body)).toEqual({ status: "ready", store: "writable", forwarder: "off", messages: counts });
	});

	it("lacks where the store cannot be reached", async () => {
		store.check.mockRejectedValue(new Error("away"));
		const { status, body } = await ask("GET /readyz");
		expect(status).toBe(503);
		expect(JSON.parse(body)).toMatchObject({ status: "not ready", store: "unreachable" });
	});
});

describe("metrics", () => {
	it("are told whoever has the token", async () => {
		const { status, headers, body } = await ask("GET /metrics", {
			headers: { authorization: "Bearer 0123456789abcdef" },
		});
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			"content-type": "text/plain; version=0.0.4; charset=utf-8",
			"cache-control": "no-store",
		});
		expect(body).toContain('{status="waiting"} 1');
	});

	it.each([undefined, "", "Bearer wrong", "0123456789abcdef"])("are told nobody else: %j", async (authorization) => {
		expect(await ask("GET /metrics", { headers: { authorization } })).toMatchObject({
			status: 401,
			headers: { "www-authenticate": "Bearer", "content-type": "text/plain; charset=UTF-8" },
			body: "401 Unauthorized\n",
		});
	});

	it("do not exist without a token", async () => {
		const headers = { authorization: "Bearer undefined" };
		expect(await ask("GET /metrics", { given: { ...inbox, metricsToken: undefined }, headers })).toMatchObject({
			status: 404,
			headers: { "cache-control": "no-store" },
			body: "404 Not Found\n",
		});
	});
});

it.each(["GET /healthz", "GET /readyz"])(
	"a server that is about to stop says so to whoever sends people: %s",
	async (line) => {
		const given = { ...inbox, isLeaving: () => true };
		expect(await ask(line, { given })).toMatchObject({ status: 503, body: '{"status":"leaving"}' });
	},
);

describe("what is not asked for so", () => {
	it.each(["PUT /reviews", "GET /reviews", "HEAD /reviews"])("is told what is: %s", async (line) => {
		const { status, headers, body } = await ask(line);
		expect([status, headers.allow, headers["cache-control"]]).toEqual([405, "POST", "no-store"]);
		expect(body).toBe(line.startsWith("HEAD") ? "" : '{"error":"Send a POST."}');
	});

	it.each(["POST /healthz", "DELETE /readyz"])("is not found: %s", async (line) => {
		expect(await ask(line)).toMatchObject({ status: 404, body: "404 Not Found\n" });
	});

	it("takes no messages without an inbox", async () => {
		expect(await ask("POST /reviews", { given: null })).toMatchObject({ status: 404 });
	});
});

describe("a failure", () => {
	/** Its sender's address cannot be read: a fault of ours. */
	const broken = { socket: undefined };

	it("is logged, and told nobody else", async () => {
		expect(await ask("POST /reviews", broken)).toMatchObject({
			status: 500,
			headers: { "cache-control": "no-store" },
			body: '{"error":"The server failed."}',
		});
		const told = { reason: expect.stringContaining("remoteAddress"), stack: expect.any(String) };
		expect(log.error).toHaveBeenCalledExactlyOnceWith(told, "a request failed");
	});

	it.each([
		[{ destroyed: true, complete: false }, 0],
		[{ destroyed: true, complete: true }, 1],
		[{ destroyed: false, complete: false }, 1],
	])("is the sender's own when they have hung up: %j is logged %i times", async (state, times) => {
		await ask("POST /reviews", { ...broken, ...state });
		expect(log.error).toHaveBeenCalledTimes(times);
	});
});

it("a preflight is answered by the origins that are allowed, without a body", async () => {
	const headers = { origin: "https://partner.example" };
	expect(await ask("OPTIONS /reviews", { headers })).toMatchObject({ status: 403 });
	const given = { ...inbox, allowedOrigins: ["https://partner.example"] };
	const { status, headers: told, body } = await ask("OPTIONS /reviews", { given, headers });
	expect([status, told["access-control-allow-origin"], body]).toEqual([204, "https://partner.example", ""]);
	expect(told).not.toHaveProperty("content-length");
});
