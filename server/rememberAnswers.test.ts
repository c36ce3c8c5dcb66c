import { expect, it, vi } from "vitest";
import type { Site } from "./answer.ts";
import { rememberAnswers } from "./rememberAnswers.ts";

const page = { file: "index.html", type: "text/html", size: 4, etag: "a", compressed: true };
const read = vi.fn((_, encoding: string) => Buffer.from(encoding));
const site: Site = { files: { "/": page }, read, exists: () => true, headers: {} };

it("answers as if it remembered nothing, without asking the disk again", async () => {
	read.mockClear();
	const ask = rememberAnswers(site);
	const first = await ask("GET", "/", { "accept-encoding": "br" });
	expect(await ask("GET", "/", { "accept-encoding": "br" })).toEqual(first);
	expect(read).toHaveBeenCalledTimes(1);
	expect(String((await ask("GET", "/", { "accept-encoding": "gzip" })).body)).toBe("gzip");
	expect(String((await ask("GET", "/", {})).body)).toBe("identity");
});

it("looks at conditions, ranges and methods anew", async () => {
	const ask = rememberAnswers(site);
	await ask("GET", "/", {});
	expect((await ask("GET", "/", { "if-none-match": '"a"' })).status).toBe(304);
	expect((await ask("GET", "/", { range: "bytes=0-1" })).status).toBe(206);
	expect((await ask("POST", "/", {})).status).toBe(405);
	expect((await ask("GET", "/nope", {})).status).toBe(404);
});
