import { expect, it, vi } from "vitest";
import type { Site } from "./answer.ts";
import { rememberAnswers } from "./rememberAnswers.ts";

const page = { file: "index.html", type: "text/html", size: 4, etag: "a", compressed: true };
const read = vi.fn((_, encoding: string) => Buffer.from(encoding));
const site: Site = { files: new Map([["/", page]]), read, exists: () => true, moves: {}, headers: {}, fileHeaders: {} };

/** As Node gives it, with header names as the sender wrote them. */
const request = (method: string, url: string, headers: Record<string, string>) => ({
	method,
	url,
	headers,
	rawHeaders: Object.entries(headers).flatMap(([name, value]) => [name.toUpperCase(), value]),
});

it("answers as if it remembered nothing, each encoding by itself", async () => {
	const ask = rememberAnswers(site);
	const first = await ask(request("GET", "/", { "accept-encoding": "br" }));
	expect(await ask(request("GET", "/", { "accept-encoding": "br" }))).toEqual(first);
	expect(String((await ask(request("GET", "/", { "accept-encoding": "gzip" }))).body)).toBe("gzip");
	expect(String((await ask(request("GET", "/", {}))).body)).toBe("identity");
});

it("looks at conditions, ranges and methods anew", async () => {
	const ask = rememberAnswers(site);
	await ask(request("GET", "/", {}));
	expect((await ask(request("GET", "/", { "if-none-match": '"a"' }))).status).toBe(304);
	expect((await ask(request("GET", "/", { range: "bytes=0-1" }))).status).toBe(206);
	expect((await ask(request("POST", "/", {}))).status).toBe(405);
	expect((await ask(request("GET", "/nope", {}))).status).toBe(404);
});

it("gives a remembered page at once while its file is in memory, and waits for the disk when it is not", async () => {
	const ask = rememberAnswers(site);
	await ask(request("GET", "/", {}));
	expect(ask(request("GET", "/", {}))).toMatchObject({ status: 200, body: Buffer.from("identity") });
	read.mockImplementationOnce((() => Promise.resolve(Buffer.from("from disk"))) as never);
	const waiting = ask(request("GET", "/", {}));
	expect(waiting).toBeInstanceOf(Promise);
	expect(await waiting).toMatchObject({ status: 200, body: Buffer.from("from disk") });
});

it("remembers no target that no page could have: strangers write it", async () => {
	const ask = rememberAnswers(site);
	const long = `/?${"x".repeat(2_000)}`;
	await ask(request("GET", long, {}));
	expect(ask(request("GET", long, {}))).toBeInstanceOf(Promise);
});
