import { once } from "node:events";
import { readdirSync, symlinkSync } from "node:fs";
import { request, type Server, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { fakeLog } from "./contact/messages.testUtils.ts";
import { createServer } from "./createServer.ts";
import { sendFile } from "./sendFile.ts";
import { createFakeServices } from "./services.testUtils.ts";
import type { ServerServices } from "./services.ts";
import { loadSite, type StaticSite } from "./site.ts";
import { listenLocally } from "./testing/listenLocally.ts";

const { at, putFiles } = temporaryFolder();
const script = "0123456789";
const files = {
	"client/index.html": "home",
	"client/404.html": "not found",
	"client/500.html": "our fault",
	"client/ru/500.html": "наша ошибка",
	"client/assets/a.js": script,
	"client/assets/a.js.br": "brotli",
	"client/assets/a.js.gz": "gzip",
	"client/clips/a.webm": script,
	"client/clips/large.webm": "x".repeat(4_000_000),
	"client/empty.txt": "",
	"client/locales/ru/meta.json": '{ "home": {} }',
	"redirects.json": '{ "/games/old": "/" }',
	"policy.json": JSON.stringify({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], inbox: [] }),
};
let site: StaticSite;
let server: Server;
let metrics: ServerServices["metrics"];

async function start(limits?: Parameters<typeof createServer>[2]): Promise<number> {
	const fakeServices = createFakeServices();
	({ metrics } = fakeServices);
	server = createServer(site, fakeServices, limits);
	return listenLocally(server);
}
let port: number;
beforeEach(async () => {
	fakeLog.error.mockClear();
	putFiles(files);
	// Symbolic links to themselves: not even root can read them.
	for (const folder of ["client", "client/ru"]) symlinkSync("loop.webp", at(`${folder}/loop.webp`));
	site = { ...loadSite(at()), hasPage: () => true };
	port = await start();
});
afterEach(() => {
	server.close();
	server.closeAllConnections();
});

/** Sends a raw target: `fetch` would normalize it. */
async function get(target: string, headers: Record<string, string> = {}, method = "GET") {
	const call = request({ port, host: "127.0.0.1", path: target, method, headers });
	call.end();
	const [response] = await once(call, "response");
	return { status: response.statusCode, headers: response.headers, body: String(await buffer(response)) };
}

function open(bytes = ""): Socket {
	const socket = connect(port, "127.0.0.1").on("error", () => {});
	socket.write(bytes);
	return socket;
}

describe("loadSite", () => {
	it("reads the pages of each language, the redirects and the policy", () => {
		const { hasPage, redirects, pageHeaders } = loadSite(at());
		expect([hasPage("ru", "home"), hasPage("ru", "game"), hasPage("id", "home")]).toEqual([true, false, false]);
		expect(redirects).toEqual({ "/games/old": "/" });
		expect(pageHeaders["content-security-policy"]).toContain("script-src 'self' 'sha256-a'");
	});

	it("names the build command if the site is missing", () => {
		expect(() => loadSite("/nowhere")).toThrow('/nowhere/policy.json is missing: build the site first, with "npm run');
	});
});

describe("files", () => {
	it("sends a page with its security headers and validators", async () => {
		const { status, headers, body } = await get("/?x=1");
		expect({ status, body }).toEqual({ status: 200, body: "home" });
		expect(headers).toMatchObject({
			"content-type": "text/html; charset=utf-8",
			"content-length": "4",
			"content-security-policy": site.pageHeaders["content-security-policy"],
			"cache-control": "public, max-age=0, must-revalidate",
			etag: expect.stringMatching(/^W\/"/),
			vary: "Accept-Encoding",
		});
		expect(await get("/", {}, "HEAD")).toMatchObject({ status: 200, body: "", headers: { "content-length": "4" } });
	});

	it.each([
		["gzip, deflate, br", "br", "brotli"],
		["gzip, br;q=0", "gzip", "gzip"],
		["GZIP;q=0.5", "gzip", "gzip"],
		["identity", undefined, "0123456789"],
	])("Accept-Encoding %s is answered with %s", async (accepted, encoding, content) => {
		const { headers, body } = await get("/assets/a.js", { "accept-encoding": accepted });
		expect([headers["content-encoding"], body, headers.vary]).toEqual([encoding, content, "Accept-Encoding"]);
	});

	it("answers a validator with 304 and no body, and another one with 200", async () => {
		const { etag } = (await get("/assets/a.js", { "accept-encoding": "br" })).headers;
		const fresh = await get("/assets/a.js", { "accept-encoding": "br", "if-none-match": `"x", ${etag}` });
		expect(fresh).toMatchObject({ status: 304, body: "", headers: { etag, vary: "Accept-Encoding" } });
		expect((await get("/assets/a.js", { "if-none-match": '"old"' })).status).toBe(200);
		expect((await get("/assets/a.js", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
		expect((await get("/assets/a.js", { "if-match": '"old"' })).status).toBe(412);
	});

	it.each([
		["bytes=2-4", 206, "234", "bytes 2-4/10"],
		["bytes=-2", 206, "89", "bytes 8-9/10"],
		["bytes=8-99", 206, "89", "bytes 8-9/10"],
		["bytes=10-", 416, "", "bytes */10"],
		["bytes=0-0,2-2", 200, "0123456789", undefined],
		["lines=1-2", 200, "0123456789", undefined],
	])("Range %s is answered with %i", async (range, status, content, contentRange) => {
		const { headers, ...rest } = await get("/assets/a.js", { range, "accept-encoding": "br" });
		expect({ ...rest, range: headers["content-range"] }).toEqual({ status, body: content, range: contentRange });
	});

	it("ignores a range of another version, of a HEAD, and of an error page", async () => {
		const range = "bytes=0-1";
		const { etag = "" } = (await get("/clips/a.webm")).headers;
		expect((await get("/clips/a.webm", { range, "if-range": etag })).status).toBe(206);
		expect((await get("/clips/a.webm", { range, "if-range": '"old"' })).status).toBe(200);
		expect((await get("/clips/a.webm", { range }, "HEAD")).headers["content-length"]).toBe("10");
		const error = await get("/nope", { range, "if-none-match": "*" });
		expect(error).toMatchObject({ status: 404, body: "not found", headers: { "cache-control": "no-store" } });
	});

	it("sends a video clip uncompressed and in ranges", async () => {
		const { headers } = await get("/clips/a.webm", { "accept-encoding": "br, gzip" });
		expect(headers).toMatchObject({ "content-type": "video/webm", "content-length": "10", "accept-ranges": "bytes" });
		expect(headers).not.toHaveProperty("content-encoding");
	});

	it("sends an empty file", async () => {
		expect(await get("/empty.txt")).toMatchObject({ status: 200, body: "", headers: { "content-length": "0" } });
	});

	it.each(["/assets/b.js", "/assets/", "/assets/a.js/", `/${"a".repeat(300)}.js`, "/redirects.json"])(
		"answers the missing file %.20s in plain text",
		async (target) => {
			const { status, headers, body } = await get(target);
			expect({ status, body }).toEqual({ status: 404, body: "404 Not Found\n" });
			expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
		},
	);

	it("closes the file when the client goes away, also before the file is open", async () => {
		const [[incoming]] = await Promise.all([once(server, "request"), get("/")]);
		const largeFile = { file: "clips/large.webm", status: 200, headers: {} } as const;
		const countFiles = () => readdirSync("/proc/self/fd").length;
		const before = countFiles();
		for (let count = 0; count < 10; count += 1) {
			const socket = open("GET /clips/large.webm HTTP/1.1\r\nHost: a\r\n\r\n");
			await once(socket, "data");
			socket.destroy();
			const response = new ServerResponse(incoming).destroy();
			expect(await sendFile(site.folder, [largeFile], incoming, response)).toBe(true);
		}
		await expect.poll(countFiles).toBeLessThanOrEqual(before + 2);
	});

	it.each([
		["/loop.webp", "our fault"],
		["/ru/loop.webp", "наша ошибка"],
	])("answers %s, which cannot be read, with the error page, and only the log has the reason", async (target, page) => {
		const { status, headers, body } = await get(target);
		expect({ status, body }).toEqual({ status: 500, body: page });
		expect(JSON.stringify(headers)).not.toContain("ELOOP");
		const logFields = expect.objectContaining({ reason: expect.stringContaining("ELOOP"), stack: expect.any(String) });
		expect(fakeLog.error).toHaveBeenCalledExactlyOnceWith(logFields, "a page failed");
	});
});

it.each([
	["/games/old", 301, "301 Moved Permanently\n"],
	["/../package.json", 400, "400 Bad Request\n"],
	[`/${"a".repeat(3000)}`, 414, "414 URI Too Long\n"],
])("answers %.20s with %i in plain text", async (target, status, body) => {
	const found = await get(target);
	expect(found).toMatchObject({ status, body, headers: { "content-security-policy": /default-src 'none'/ } });
});

it.each(["POST", "DELETE", "OPTIONS"])("answers %s on a page with 405 and the allowed methods", async (method) => {
	expect(await get("/", {}, method)).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

it("sends the API's answers with their length, under the headers of pages, and no body to HEAD", async () => {
	const expected = { "content-length": "15", "content-security-policy": site.pageHeaders["content-security-policy"] };
	expect(await get("/healthz")).toMatchObject({ status: 200, headers: expected, body: '{"status":"ok"}' });
	expect(await get("/healthz", {}, "HEAD")).toMatchObject({ status: 200, headers: expected, body: "" });
});

const post = "POST /reviews HTTP/1.1\r\nHost: a\r\n";
const chunkedHeader = "Transfer-Encoding: chunked\r\n\r\n";
it.each([
	["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400, "close"],
	["the absolute form of proxies", "GET http://a.example/?x=1 HTTP/1.1\r\nHost: a\r\n\r\n", 200, "keep-alive"],
	["the API in absolute form", "GET http://a.example/healthz HTTP/1.1\r\nHost: a\r\n\r\n", 200, "keep-alive"],
	["another scheme", "GET ftp://a.example/ HTTP/1.1\r\nHost: a\r\n\r\n", 400, "keep-alive"],
	["a page and a body", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n", 200, "close"],
	["a page and chunks", `GET / HTTP/1.1\r\nHost: a\r\n${chunkedHeader}`, 200, "close"],
	["HTTP/1.0 without a host", "GET /healthz HTTP/1.0\r\n\r\n", 200, "close"],
	["what is not HTTP", "\x16\x03\x01\x02\x00\x01", 400, "close"],
	["no host", `${post}Content-Length: 0\r\n\r\n`.replace("Host: a\r\n", ""), 400, "close"],
	["a length and chunks at once", `${post}Content-Length: 5\r\n${chunkedHeader}0\r\n\r\n`, 400, "close"],
	["two lengths", `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`, 400, "close"],
	["a length that is not a number", `${post}Content-Length: 1e3\r\n\r\n`, 400, "close"],
	["an unknown transfer coding", `${post}Transfer-Encoding: gzip\r\n\r\n`, 400, "close"],
	["chunks that lie", `${post}${chunkedHeader}ZZ\r\n{}\r\n0\r\n\r\n`, 400, "close"],
	["a header over two lines", `${post}X-A: b\r\n c\r\n\r\n`, 400, "close"],
	["a header with a null byte", `${post}X-A: \0\r\n\r\n`, 400, "close"],
	["headers that are too long", `${post}X-A: ${"a".repeat(20_000)}\r\n\r\n`, 431, "close"],
])("answers %s according to the HTTP standard", async (_, bytes, status, connection) => {
	const socket = open(bytes);
	const [answer] = await once(socket, "data");
	expect(String(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	expect(String(answer)).toMatch(new RegExp(`^connection: ${connection}\r$`, "im"));
	socket.destroy();
});

it("answers a request that takes too long with 408, and ignores an error of a closed connection", async () => {
	const socket = new PassThrough();
	server.emit("clientError", Object.assign(new Error("slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
	expect(await text(socket)).toBe("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
	expect(() => server.emit("clientError", new Error("ECONNRESET"), socket)).not.toThrow();
});

it("closes slow requests after 10 and 30 seconds, and keeps idle connections longer than proxies do", () => {
	expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 });
});

it("sends `connection: close` on page and API responses during shutdown", async () => {
	const sockets = ["/", "/healthz"].map((target) => ({ target, socket: open() }));
	await Promise.all(sockets.map(({ socket }) => once(socket, "connect")));
	await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(2);
	// `server.close()` would also close these idle connections.
	Object.defineProperty(server, "listening", { value: false });
	for (const { target, socket } of sockets) {
		socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
		expect(await text(socket)).toMatch(/^connection: close\r$/im);
	}
});

it("counts responses and rejected requests by kind and status, and open connections", async () => {
	await get("/");
	await text(open("NONSENSE\r\n\r\n"));
	const metricsText = await metrics.format({ isReady: true, messages: {}, quarantineAgeSeconds: 0 });
	expect(metricsText).toContain('\nsite_http_requests_total{kind="page",status="200"} 1\n');
	expect(metricsText).toContain('\nsite_http_requests_total{kind="unreadable",status="400"} 1\n');
	expect(metricsText).toMatch(/^site_http_connections \d$/m);
});

describe("connections", () => {
	const limits = { maxConnections: 10, maxPerSender: 2, writeTimeoutMs: 300, isProxy: () => false };
	const getReasons = async () => (await metrics.connectionsCut.get()).values.map(({ labels }) => labels.reason);
	beforeEach(() => void server.close());

	it("cuts a connection with more requests under way than any browser sends", async () => {
		port = await start(limits);
		const socket = open("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(9));
		await once(socket, "close");
		expect(await getReasons()).toEqual(["pipelining"]);
	});

	it.each([
		[false, 2, ["sender"]],
		[true, 3, []],
	])("cuts a sender's surplus connections unless it is our proxy: %j", async (isProxy, count, reasons) => {
		port = await start({ ...limits, isProxy: () => isProxy });
		const sockets = Array.from({ length: 3 }, () => open().resume());
		await new Promise((resolve) => setTimeout(resolve, 200));
		expect(sockets.filter(({ closed }) => !closed)).toHaveLength(count);
		expect(await getReasons()).toEqual(reasons);
		for (const socket of sockets) socket.destroy();
	});

	it("cuts a client that reads nothing of its response", async () => {
		port = await start(limits);
		const socket = open("GET /clips/large.webm HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3)).pause();
		await expect.poll(getReasons).toEqual(["slow"]);
		socket.destroy();
	});
});
