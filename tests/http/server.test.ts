import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { exampleGame } from "#tests/examples.ts";
import { sendRequest } from "./sendRequest.ts";

const home = readFileSync("build/client/index.html");
const assetPath = /"(\/assets\/[^"]+\.js)"/.exec(home.toString())?.[1] ?? "no asset";

const tag = async (headers: Record<string, string> = {}) => (await sendRequest("/", headers)).headers.get("etag") ?? "";

describe("the encodings of responses", () => {
	for (const [accepted, encoding] of [
		["br, gzip", "br"],
		["gzip", "gzip"],
		["gzip, br;q=0", "gzip"],
		["identity", undefined],
		["", undefined],
	] as const) {
		test(`Accept-Encoding "${accepted}" gets ${encoding ?? "the plain file"}`, async () => {
			const { status, headers, body } = await sendRequest("/", { "accept-encoding": accepted });
			expect(status).toBe(200);
			expect(headers.get("content-encoding")).toBe(encoding);
			expect(headers.get("vary")).toMatch(/accept-encoding/i);
			expect(Number(headers.get("content-length"))).toBe(body.length);
			const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
			expect(plain.equals(home)).toBe(true);
		});
	}

	test("each encoding has its own stable ETag", async () => {
		const tags = await Promise.all(["br", "gzip", "identity"].map((accepted) => tag({ "accept-encoding": accepted })));
		expect(new Set(tags).size).toBe(3);
		for (const entityTag of tags) expect(entityTag).toMatch(/^(W\/)?"[^"]+"$/);
		expect(await tag({ "accept-encoding": "br" })).toBe(tags[0]);
	});

	test("cookies and Accept-Language do not change the response", async () => {
		const answer = await sendRequest("/", { "accept-language": "ru", cookie: "i18next=ru" });
		expect(answer.status).toBe(200);
		expect(answer.body.equals(home)).toBe(true);
		expect(answer.headers.get("vary")).not.toMatch(/cookie|language/i);
		expect(answer.headers.has("set-cookie")).toBe(false);
	});
});

describe("HEAD, conditional and range requests", () => {
	test("HEAD returns the headers of GET without a body", async () => {
		const get = await sendRequest("/");
		const head = await sendRequest("/", {}, "HEAD");
		expect(head.status).toBe(200);
		expect(head.body).toHaveLength(0);
		for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
			expect(head.headers.get(name), name).toBe(get.headers.get(name));
		}
		expect((await sendRequest("/nope", {}, "HEAD")).status).toBe(404);
	});

	test("If-None-Match returns 304 for the ETag of the same encoding, and 200 for another one", async () => {
		const brotliTag = await tag({ "accept-encoding": "br" });
		const fresh = await sendRequest("/", { "accept-encoding": "br", "if-none-match": `"x", ${brotliTag}` });
		expect(fresh.status).toBe(304);
		expect(fresh.body).toHaveLength(0);
		expect(fresh.headers.get("etag")).toBe(brotliTag);
		expect((await sendRequest("/", { "accept-encoding": "gzip", "if-none-match": brotliTag })).status).toBe(200);
		expect((await sendRequest("/", { "if-none-match": '"old"' })).status).toBe(200);
	});

	for (const [range, first, last] of [
		["bytes=0-99", 0, 99],
		["bytes=100-", 100, home.length - 1],
		["bytes=-50", home.length - 50, home.length - 1],
		["bytes=0-99999999", 0, home.length - 1],
	] as const) {
		test(`Range "${range}" returns 206 with exactly these bytes`, async () => {
			const { status, headers, body } = await sendRequest("/", { range, "accept-encoding": "br" });
			expect(status).toBe(206);
			expect(headers.get("content-range")).toBe(`bytes ${first}-${last}/${home.length}`);
			expect(body.equals(home.subarray(first, last + 1))).toBe(true);
		});
	}

	test("a range beyond the end returns 416 with the size", async () => {
		const { status, headers } = await sendRequest("/", { range: `bytes=${home.length}-` });
		expect(status).toBe(416);
		expect(headers.get("content-range")).toBe(`bytes */${home.length}`);
	});

	test("If-Range returns the range for the current ETag, and the whole file for another one", async () => {
		const currentTag = await tag();
		expect((await sendRequest("/", { range: "bytes=0-9", "if-range": currentTag })).status).toBe(206);
		const other = await sendRequest("/", { range: "bytes=0-9", "if-range": '"old"' });
		expect(other.status).toBe(200);
		expect(other.body.equals(home)).toBe(true);
	});
});

describe("the cache headers of responses", () => {
	for (const [target, value] of [
		["/", /max-age=0.*must-revalidate|no-cache/],
		[`/ru${exampleGame.path}`, /max-age=0.*must-revalidate|no-cache/],
		[assetPath, /max-age=31536000.*immutable/],
		["/locales/en/meta.json?v=1", /max-age=31536000.*immutable/],
		["/locales/en/meta.json", /max-age=0.*must-revalidate|no-cache/],
		["/nope", /no-store/],
		["/healthz", /no-store/],
	] as const) {
		test(`${target.startsWith("/assets") ? "a hashed asset" : target} has a Cache-Control header like ${value.source}`, async () => {
			expect((await sendRequest(target)).headers.get("cache-control")).toMatch(value);
		});
	}
});

describe("malformed requests are rejected without internal details", () => {
	const long = "a".repeat(10_000);
	for (const [what, target, statuses] of [
		["..", "/../package.json", [400]],
		[".. in the middle", "/assets/../../package.json", [400]],
		["%2e%2e", "/%2e%2e/%2e%2e/etc/passwd", [400]],
		["%2e%2e%2f", "/assets/%2e%2e%2f%2e%2e%2fpackage.json", [400]],
		["twice encoded ..", "/%252e%252e/package.json", [404]],
		["%00", "/index.html%00.js", [400]],
		["a backslash", "/..\\..\\package.json", [400]],
		["%5c", "/%5cevil.com", [400]],
		["%zz", "/%zz", [400]],
		["half a character", "/%E0%A4%A", [400]],
		["a URL of 10,000 characters", `/${long}`, [414]],
		["a query of 10,000 characters", `/?${long}`, [414]],
		["an absolute target of another scheme", "ftp://evil.com/", [400]],
		["no path", "evil", [400]],
		["the hosts' files", "/_headers", [404]],
		["the file behind a page", "/index.html", [301, 404]],
		["a precompressed file", "/index.html.br", [404]],
		["the server's own files", "/policy.json", [404]],
		["a file beside the site", "/../policy.json", [400]],
	] as const) {
		test(`${what} returns ${statuses.join(" or ")}`, async () => {
			const { status, headers, body } = await sendRequest(target);
			expect(statuses).toContain(status);
			expect(body.toString()).not.toMatch(/\bat .+:\d+:\d+|node:|node_modules|Error:|root:x|\/build\//);
			expect(headers.get("x-content-type-options") ?? "nosniff").toBe("nosniff");
		});
	}

	test("an absolute URL as the target returns the local page, and no request goes to its host", async () => {
		const { status, body } = await sendRequest("http://evil.com/about-us");
		expect(status).toBe(200);
		expect(body.equals((await sendRequest("/about-us")).body)).toBe(true);
	});

	for (const target of [
		"//evil.com",
		"//evil.com/",
		"///evil.com/%2f..",
		"/\\evil.com",
		"//evil.com/en",
		"/en//evil.com",
		"/ru//evil.com",
	]) {
		test(`${target} never redirects to another site`, async () => {
			const { status, headers, body } = await sendRequest(target);
			expect(status).toBeGreaterThanOrEqual(400);
			expect(status).toBeLessThan(500);
			expect(headers.get("location")).toBeUndefined();
			expect(body.toString()).not.toMatch(/\bat .+:\d+:\d+|node:|node_modules/);
		});
	}

	for (const httpMethod of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
		test(`${httpMethod} on a page returns 405 with the allowed methods`, async () => {
			const { status, headers } = await sendRequest("/", { "content-length": "0" }, httpMethod);
			expect(status).toBe(405);
			expect(headers.get("allow")).toMatch(/GET, HEAD/);
		});
	}

	test("64 KiB of headers are rejected, and the server continues", async () => {
		const { status } = await sendRequest("/", { "x-long": "a".repeat(65_536) });
		expect([400, 431]).toContain(status);
		expect((await sendRequest("/healthz")).status).toBe(200);
	});
});
