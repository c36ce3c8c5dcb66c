import { expect, it, vi } from "vitest";
import type { Site } from "./answer.ts";
import { rememberAnswers } from "./rememberAnswers.ts";

const page = { file: "index.html", type: "text/html", size: 4, etag: "a", compressed: true };
const read = vi.fn((_, encoding: string) => Buffer.from(encoding));
const site: Site = { files: { "/": page }, read, exists: () => true, headers: {}, fileHeaders: {} };

/** As Node gives it, with header names as the sender wrote them. */
const request = (method: string, url: string, headers: Record<string, string>) => ({
	method,
	url,
	headers,
	rawHeaders: Object.entries(headers).flatMap(([name, value]) => [name.toUpperCase(), value]),
});

it("answers as if it remembered nothing, without asking the disk again", async () => {
	read.mockClear();
	const ask = rememberAnswers(site);
	const first = await ask(request("GET", "/", { "accept-encoding": "br" }));
	expect(await ask(request("GET", "/", { "accept-encoding": "br" }))).toEqual(first);
	expect(read).toHaveBeenCalledTimes(1);
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
