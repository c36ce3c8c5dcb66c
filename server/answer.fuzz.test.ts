import { validateHeaderValue } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answer, type Site } from "./answer.ts";
import { readTarget } from "./requestTarget.ts";

const entry = (file: string, size = 10) => ({ file, type: "text/html", size, etag: "tag", compressed: true });
const site: Site = {
	files: new Map([
		["/", entry("index.html")],
		["/games", entry("games.html")],
		["/ru", entry("ru.html")],
		["/ru/404", entry("ru404.html")],
		["/404", entry("404.html")],
		["/games/404", entry("nogame.html")],
		["/assets/a.js", { ...entry("a.js"), type: "text/javascript" }],
		["/empty.txt", { ...entry("empty.txt", 0), type: "text/plain" }],
	]),
	read: ({ size }) => Buffer.alloc(size, "x"),
	exists: (language, page) => language !== "id" || page === "partnership",
	moves: { "/games/404": "/games", "/games/en": "/partnership-mba", "/games/ru": null },
	headers: {},
	fileHeaders: {},
};

/** What addresses are made of, and what breaks them. */
const part = fc.oneof(
	fc.constantFrom(
		..."/ // . .. ... %2e%2E %2f %5c \\ %00 %0d%0a \r\n \t %ff %c0%ae %E2%80%AE ? # ; : @ & = %25 %252e".split(" "),
		..."ru id de en games assets a.js docs guidelines 404 500 __proto__ constructor evil.example http: https://".split(
			" ",
		),
		..."ru/ru/ index.html a.png é \u0000 \u007f \u0085 \u00a0 \u00ff lng=ru v=1".split(" "),
		" ",
		"x".repeat(2_100),
	),
	// Node reads a request's head as Latin-1.
	fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 12 }),
);
const target = fc
	.tuple(fc.constantFrom("/", "/", "/", "", "//", "/\\", "*", "http://a/"), fc.array(part, { maxLength: 8 }))
	.map(([start, parts]) => start + parts.join(""));

const value = fc.oneof(
	fc.string({ maxLength: 40 }),
	fc.stringMatching(/^bytes=\d{0,25}-\d{0,25}$/),
	fc.constantFrom('"tag"', 'W/"tag"', "*", '"tag-br"', "bytes=0-", "bytes=-0", "br;q=0", "gzip", "*;q=0.000"),
);
const headers = fc.record(
	{ range: value, "if-range": value, "if-none-match": value, "accept-encoding": value },
	{ requiredKeys: [] },
);
const method = fc.constantFrom("GET", "GET", "HEAD", "POST", "PROPFIND", "");

describe("whatever is asked for", () => {
	it("a target is refused, or is a path that leads nowhere else", () => {
		fc.assert(
			fc.property(target, (raw) => {
				const found = readTarget(raw);
				if ("status" in found) {
					expect([400, 414]).toContain(found.status);
					return;
				}
				const decoded = decodeURIComponent(found.pathname);
				expect(found.pathname + found.search).toBe(raw.endsWith("?") && !found.search ? raw.slice(0, -1) : raw);
				expect(decoded).toMatch(/^\//);
				// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these would be dangerous
				expect(decoded).not.toMatch(/[\u0000-\u001f\u007f\\]|(^|\/)\.\.?(\/|$)/);
			}),
			{ examples: [["/%2e%2e/etc"], ["/a/..%2f"], ["/%5c.."], ["/%"], ["/?"], ["/??"], ["/%00"], ["*"]] },
		);
	});

	it("the answer is a known one, true to its length, and redirects stay on the site and end", async () => {
		await fc.assert(
			fc.asyncProperty(method, target, headers, async (how, raw, given) => {
				let path = raw;
				for (let hops = 0; ; hops += 1) {
					expect(hops, `redirects without an end: ${raw}`).toBeLessThan(5);
					const { status, headers: told, body } = await answer(site, how, path, given);
					expect([200, 206, 301, 302, 304, 400, 404, 405, 414, 416]).toContain(status);
					for (const [name, text] of Object.entries(told)) validateHeaderValue(name, String(text));
					if (body !== undefined) expect(Buffer.byteLength(body)).toBe(told["content-length"]);
					if (!("location" in told)) return;
					expect(told.location).toMatch(/^\/(?![/\\])/);
					path = String(told.location);
				}
			}),
			{
				examples: [
					["GET", "//evil.example", {}],
					["GET", "/\\evil.example", {}],
					["GET", "/ru//evil.example/", {}],
					["GET", "//?\u0000", {}],
					["GET", "/__proto__", {}],
					["GET", "/constructor", {}],
					["GET", "/toString", { range: "bytes=0-1" }],
					["GET", "/empty.txt", { range: "bytes=-5" }],
					["HEAD", "/assets/a.js", { range: "bytes=2-1", "if-none-match": "*" }],
				],
			},
		);
	});
});
