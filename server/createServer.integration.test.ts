import { once } from "node:events";
import { request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Site } from "./answer.ts";
import { createServer } from "./createServer.ts";
import { createGauges } from "./gauges.ts";
import type { Inbox } from "./inbox/inbox.ts";
import { createCounters } from "./metrics.ts";
import { createTraffic } from "./traffic.ts";

const file = { file: "a.html", type: "text/html", size: 4, etag: "a", compressed: false };
const site: Site = {
	files: new Map([
		["/", file],
		["/500", { ...file, file: "500.html" }],
	]),
	read: () => Buffer.from("page"),
	exists: () => true,
	moves: {},
	headers: { "x-shared": "yes" },
	fileHeaders: {},
};

let server: Server | undefined;
afterEach(() => {
	server?.close();
	server?.closeAllConnections();
});

async function start(served: Site, inbox?: Inbox): Promise<number> {
	server = createServer(served, inbox).listen(0, "127.0.0.1");
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

/** Its page cannot be read. */
const failing: Site = {
	...site,
	read: (entry) => {
		if (entry.file === "500.html") return Buffer.from("Our fault");
		throw new Error("EACCES: /secret/path");
	},
};

/** What of an inbox counts requests. */
function watched() {
	const counters = createCounters();
	return { counters, gauges: createGauges(), traffic: createTraffic(counters), isLeaving: () => false };
}

/** A raw target: `fetch` would tidy it up first. */
async function ask(served: Site, path: string, method = "GET") {
	const call = request({ port: await start(served), host: "127.0.0.1", path, method });
	call.end();
	const [response] = await once(call, "response");
	return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe("the server", () => {
	it("serves a page", async () => {
		expect(await ask(site, "/?x=1")).toMatchObject({ status: 200, body: "page", headers: { "x-shared": "yes" } });
	});

	it("sends no body for HEAD, only its length", async () => {
		expect(await ask(site, "/", "HEAD")).toMatchObject({ status: 200, body: "", headers: { "content-length": "4" } });
	});

	it("says that it is healthy, to be asked each time", async () => {
		expect(await ask(site, "/healthz?now")).toMatchObject({
			status: 200,
			body: '{"status":"ok"}',
			headers: { "cache-control": "no-store", "x-shared": "yes" },
		});
		expect(await ask(site, "/healthzz")).toMatchObject({ status: 404 });
	});

	it("refuses to leave its folder", async () => {
		expect(await ask(site, "/../package.json")).toMatchObject({ status: 400 });
	});

	it("answers an unexpected failure with the error screen, logs it and tells nobody else", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		const { status, body, headers } = await ask(failing, "/");
		expect({ status, body }).toEqual({ status: 500, body: "Our fault" });
		expect(JSON.stringify(headers)).not.toContain("secret");
		expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "EACCES: /secret/path" }));
	});

	it("writes an unexpected failure into the inbox's log, a line of JSON", async () => {
		const plain = vi.spyOn(console, "error").mockImplementation(() => {});
		const log = { error: vi.fn() };
		const port = await start(failing, { ...watched(), log } as unknown as Inbox);
		expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
		const told = expect.objectContaining({ reason: "EACCES: /secret/path", stack: expect.any(String) });
		expect(log.error).toHaveBeenCalledExactlyOnceWith(told, "a page failed");
		expect(plain).not.toHaveBeenCalled();
	});

	it("has no patience with senders that dawdle, and more with proxies than they have with it", async () => {
		await start(site);
		expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 });
	});

	it("lets connections go while it is stopping: of pages and of the API", async () => {
		const waiting: (() => void)[] = [];
		const slow = {
			...site,
			read: () => new Promise<Buffer>((resolve) => waiting.push(() => resolve(Buffer.from("page")))),
		};
		const port = await start(slow);
		const connections = [];
		for (const path of ["/", "/healthz"]) {
			const socket = connect(port, "127.0.0.1");
			await once(socket, "connect");
			connections.push({ socket, path });
		}
		server?.close();
		const answers = connections.map(async ({ socket, path }) => {
			socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
			return text(socket);
		});
		await expect.poll(() => waiting).toHaveLength(1);
		waiting[0]?.();
		for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^connection: close\r$/im);
	});

	it.each([
		["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
		["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
		["HPE_INVALID_METHOD", "400 Bad Request"],
	])("refuses what it cannot read, and hangs up: %s", async (code, status) => {
		await start(site);
		const socket = new PassThrough();
		server?.emit("clientError", Object.assign(new Error(code), { code }), socket);
		expect(await text(socket)).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
		expect(() => server?.emit("clientError", new Error("ECONNRESET"), socket)).not.toThrow();
	});

	it("counts what it answers and refuses, and tells what it holds", async () => {
		const inbox = watched();
		const kept = Object.assign(() => Buffer.from("page"), { kept: () => ({ entries: 2, bytes: 8 }) });
		const port = await start({ ...site, read: kept }, inbox as unknown as Inbox);
		for (const path of ["/", "/", "/nope.png", "/healthz", "/metrics"]) await fetch(`http://127.0.0.1:${port}${path}`);
		const socket = connect(port, "127.0.0.1");
		socket.write("NONSENSE\r\n\r\n");
		await text(socket);
		expect(inbox.counters.lines()).toEqual([
			'site_http_requests_total{kind="file",status="404"} 1',
			'site_http_requests_total{kind="page",status="200"} 2',
			'site_http_requests_total{kind="probe",status="200"} 1',
			'site_http_requests_total{kind="probe",status="404"} 1',
			'site_http_requests_total{kind="unreadable",status="400"} 1',
		]);
		expect(inbox.traffic.lines()).toContain('site_http_request_duration_seconds_count{kind="page"} 2');
		expect(await inbox.gauges.lines()).toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^site_http_connections [1-9]$/),
				'site_cache_entries{cache="answers"} 1',
				'site_cache_entries{cache="files"} 2',
				'site_cache_bytes{cache="files"} 8',
			]),
		);
	});

	it.each([
		["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400, "close"],
		["the absolute form that proxies send", "GET http://a.example/?x=1 HTTP/1.1\r\nHost: a\r\n\r\n", 200, "keep-alive"],
		["the API in absolute form", "GET http://a.example/healthz HTTP/1.1\r\nHost: a\r\n\r\n", 200, "keep-alive"],
		["another scheme", "GET ftp://a.example/ HTTP/1.1\r\nHost: a\r\n\r\n", 400, "keep-alive"],
		["a page and a body", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n", 200, "close"],
		["a page and chunks", "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 200, "close"],
		["the health in HTTP/1.0, without a host", "GET /healthz HTTP/1.0\r\n\r\n", 200, "close"],
	])("answers as the standard has it: %s", async (_, request, status, connection) => {
		const socket = connect(await start(site), "127.0.0.1");
		socket.write(request);
		const [answer] = await once(socket, "data");
		expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
		expect(String(answer)).toMatch(new RegExp(`^connection: ${connection}\r$`, "im"));
		socket.destroy();
	});

	it("cuts a connection with more requests under way than any browser sends, and counts it", async () => {
		const inbox = watched();
		const slow = { ...site, read: () => new Promise<Buffer>(() => {}) };
		const socket = connect(await start(slow, inbox as unknown as Inbox), "127.0.0.1");
		socket.on("error", () => {}).write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(17));
		await once(socket, "close");
		expect(inbox.counters.lines()).toContain('site_connections_cut_total{reason="pipelining"} 1');
	});

	it("cuts whoever has too many connections, but not its own proxy, which speaks for many", async () => {
		const inbox = watched();
		for (const [isProxy, open] of [
			[false, 2],
			[true, 3],
		] as const) {
			const limits = { most: 10, mostOfOne: 2, writeTimeout: 1_000, isProxy: () => isProxy };
			const own = createServer(site, inbox as unknown as Inbox, limits).listen(0, "127.0.0.1");
			await once(own, "listening");
			const sockets = Array.from({ length: 3 }, () => connect((own.address() as AddressInfo).port, "127.0.0.1"));
			for (const socket of sockets) socket.on("error", () => {}).resume();
			await new Promise((resolve) => setTimeout(resolve, 300));
			expect(sockets.filter(({ closed }) => !closed)).toHaveLength(open);
			for (const socket of sockets) socket.destroy();
			own.close();
		}
		expect(inbox.counters.lines()).toContain('site_connections_cut_total{reason="sender"} 1');
	});

	it("answers what is no HTTP with 400 and hangs up", async () => {
		const socket = connect(await start(site), "127.0.0.1");
		socket.write("NONSENSE\r\n\r\n");
		expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
	});
});
