import { describe, expect, it } from "vitest";
import { asset, body, files, filesAnd, get, site } from "./answer.testUtils.ts";
import { answer, answerFailure, type Site } from "./answer.ts";
import type { FileEntry } from "./files.ts";

describe("the editor's desk", () => {
	const entry: FileEntry = { file: "admin.html", type: "text/html", size: 10, etag: "desk", compressed: false };
	const withDesk: Site = { ...site, files: filesAnd("/admin", entry), deskHeaders: { "x-desk": "yes" } };
	const ask = async (target: string) => (await answer(withDesk, "GET", target, {})).headers;

	it("has headers of its own, and pages and files keep theirs", async () => {
		expect(await ask("/admin")).toMatchObject({ "x-desk": "yes" });
		expect(await ask("/admin")).not.toHaveProperty("x-page");
		expect(await ask("/ru")).toMatchObject({ "x-page": "yes" });
		for (const other of ["/ru", "/assets/a.js", "/nothing"])
			expect(await ask(other), other).not.toHaveProperty("x-desk");
	});

	it("is an address like any other that there is not, where it is not on the web", async () => {
		const [desk, other] = [await get("/admin"), await get("/nothing")];
		expect(desk).toEqual(other);
		expect(desk.status).toBe(404);
	});
});

describe("a page", () => {
	it("is answered with 200, its validator, and asked for again next time", async () => {
		expect(await get("/ru/games/boat")).toEqual({
			status: 200,
			headers: {
				"x-shared": "yes",
				"x-page": "yes",
				"content-type": "text/html; charset=utf-8",
				"cache-control": "public, max-age=0, must-revalidate",
				"accept-ranges": "bytes",
				"content-length": 10,
				etag: '"tag:/ru/games/boat"',
				vary: "Accept-Encoding",
			},
			body: Buffer.from("0123456789"),
			source: { entry: files["/ru/games/boat"], encoding: "identity" },
		});
	});

	it.each(["/games/page/404", "/games/page/410"])("may be one of a long list: %s", async (target) => {
		expect((await get(target)).status).toBe(200);
	});

	it("is the same for every query", async () => {
		expect(await get("/?lng=ru&x=1")).toEqual(await get("/"));
	});

	it("does not depend on cookies or the browser's language", async () => {
		expect(await get("/", { cookie: "i18next=ru", "accept-language": "ru" })).toEqual(await get("/"));
	});
});

it.each([
	["/assets/%61%2Ejs?v=1", "/assets/a.js?v=1"],
	["/games/bo%61t", "/games/boat"],
	["/%72u", "/ru"],
	["/%72u.d%61ta", "/ru.data"],
])("redirects the percent-encoded address %s to %s", async (target, location) => {
	expect(await get(target)).toMatchObject({ status: 301, headers: { location } });
});

it.each(["/assets/%6Eone.js", "/%65vil.example", "//%65vil.example/", "/%2F%65vil.example"])(
	"redirects the percent-encoded address %s nowhere: there is no such page",
	async (target) => {
		expect((await get(target)).status).toBe(404);
	},
);

it.each([
	["/pictures/a.avif", "cross-origin"],
	["/assets/a.js", undefined],
	["/clips/a.webm", undefined],
	["/ru", undefined],
])("lets other sites show pictures alone: %s", async (target, policy) => {
	expect((await get(target)).headers["cross-origin-resource-policy"]).toBe(policy);
});

it.each(["/assets/a.js", "/assets/none.js", "/en"])("%s is not sent with the headers of a page", async (target) => {
	const { headers } = await get(target);
	expect(headers).toMatchObject({ "x-shared": "yes" });
	expect(headers).not.toHaveProperty("x-page");
});

describe("an encoding", () => {
	it("has its own bytes, length and validator", async () => {
		const brotli = await get("/assets/a.js", { "accept-encoding": "gzip, br" });
		expect(body(brotli)).toBe("br:assets/a.js");
		expect(brotli.headers).toMatchObject({ "content-encoding": "br", etag: '"js-br"', "content-length": 14 });
		const gzip = await get("/assets/a.js", { "accept-encoding": "gzip" });
		expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", etag: '"js-gzip"', vary: "Accept-Encoding" });
	});

	it("is not given to a file that has none", async () => {
		const { headers } = await get("/pictures/a.avif", { "accept-encoding": "br" });
		expect(headers).not.toHaveProperty("content-encoding");
		expect(headers).not.toHaveProperty("vary");
		expect(headers["cache-control"]).toContain("immutable");
	});
});

describe("a validator", () => {
	it("saves the body when it is the version's in this encoding", async () => {
		const fresh = await get("/assets/a.js", { "accept-encoding": "br", "if-none-match": '"js-br"' });
		expect(fresh.status).toBe(304);
		expect(fresh.body).toBeUndefined();
		expect(fresh.headers).toMatchObject({ etag: '"js-br"', vary: "Accept-Encoding", "x-shared": "yes" });
		expect(fresh.headers).not.toHaveProperty("content-length");
	});

	it("saves nothing in another encoding or version", async () => {
		expect((await get("/assets/a.js", { "if-none-match": '"js-br"' })).status).toBe(200);
		expect((await get("/assets/a.js", { "if-none-match": '"old"' })).status).toBe(200);
	});
});

describe("a range", () => {
	it("is answered with 206 and its plain bytes", async () => {
		const part = await get("/assets/a.js", { range: "bytes=2-4", "accept-encoding": "br" });
		expect(part.status).toBe(206);
		expect(body(part)).toBe("234");
		expect(part.headers).toMatchObject({ "content-range": "bytes 2-4/10", "content-length": 3, etag: '"js"' });
		expect(part.headers).not.toHaveProperty("content-encoding");
	});

	it("is what Safari tries before it plays a clip: the first two bytes, with the clip's own type", async () => {
		const { status, headers } = await get("/clips/a.webm", { range: "bytes=0-1", "accept-encoding": "identity" });
		expect(status).toBe(206);
		expect(headers).toMatchObject({
			"content-type": "video/webm",
			"content-range": "bytes 0-1/10",
			"cache-control": "public, max-age=31536000, immutable",
		});
	});

	it("beyond the end is answered with 416 and the size", async () => {
		const { status, headers, body: bytes } = await get("/pictures/a.avif", { range: "bytes=10-" });
		expect(status).toBe(416);
		expect(headers).toMatchObject({ "content-range": "bytes */10", "content-length": 0 });
		expect(bytes).toBeUndefined();
	});

	it("is not looked at when the client has the version already", async () => {
		expect((await get("/assets/a.js", { range: "bytes=2-4", "if-none-match": '"js"' })).status).toBe(304);
	});

	it("belongs to GET alone (RFC 9110, 14.2)", async () => {
		const { status, headers } = await answer(site, "HEAD", "/assets/a.js", { range: "bytes=2-4" });
		expect(status).toBe(200);
		expect(headers["content-length"]).toBe(10);
	});
});

describe("a redirect", () => {
	it.each([
		["/ru/?x=1", 301, "/ru?x=1"],
		["/en/games/boat", 301, "/games/boat?lng=en"],
		["//games//boat/?x=1", 301, "/games/boat?x=1"],
		["/id/games/boat?x=1", 302, "/games/boat?x=1"],
	])("sends %s with %i to %s", async (target, status, location) => {
		const { headers, ...rest } = await get(target);
		expect(rest.status).toBe(status);
		expect(headers).toMatchObject({ location, "x-shared": "yes" });
		expect(headers["cache-control"]).toContain("max-age=0");
	});
});

describe("an error screen", () => {
	it.each([
		["/nope", "/404"],
		["/ru/nope", "/ru/404"],
		["/id/nope", "/id/404"],
		["/qq/games/boat", "/unsupportedLanguage"],
		["/games/unknown", "/games/404"],
		["/ru/games/unknown?x=1", "/ru/games/404"],
		["/games/404", "/games/404"],
		["/ru/games/404", "/ru/games/404"],
		["/games/page/99", "/games/page/0"],
		["/games/page/0", "/games/page/0"],
		["/docs/guidelines/general/privacy-policy/nope", "/docs/guidelines/404/404/404"],
		["/docs/guidelines/404/404/404", "/docs/guidelines/404/404/404"],
		["/ru/games/page/99", "/ru/404"],
		["/ru/games/genre/nope", "/ru/404"],
		["/404", "/404"],
		["/500", "/404"],
		["/unsupportedLanguage", "/404"],
	])("is shown at %s with 404: %s", async (target, screen) => {
		const { status, headers } = await get(target);
		expect(status).toBe(404);
		expect(headers).toMatchObject({ etag: `"tag:${screen}"`, "cache-control": "no-store", "x-shared": "yes" });
	});

	it("is sent in full, whatever the client has or asks for a part of", async () => {
		const { status, body: bytes } = await get("/nope", { "if-none-match": "*", range: "bytes=0-1" });
		expect(status).toBe(404);
		expect(bytes).toHaveLength(10);
	});

	it("is plain words where it was not built", async () => {
		const { status, headers, body: text } = await answer({ ...site, files: new Map() }, "GET", "/nope", {});
		expect(status).toBe(404);
		expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
		expect(text).toBe("404 Not Found\n");
	});
});

describe("a missing file", () => {
	it.each([
		"/assets/b.js",
		"/assets/a.js/",
		"/pictures/x",
		"/clips/x",
		"/locales/qq/meta.json",
		"/wp-login.php",
		"/_headers.txt",
		"/404.html",
	])("is answered in a line: %s", async (target) => {
		expect(await get(target)).toMatchObject({ status: 404, body: "404 Not Found\n" });
	});
});

describe("a request that is none", () => {
	it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])("is told what is allowed: %s", async (method) => {
		expect(await answer(site, method, "/", {})).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
	});

	it.each([
		["/../etc/passwd", 400, "400 Bad Request\n"],
		["/%2e%2e/etc/passwd", 400, "400 Bad Request\n"],
		["http://evil.example/", 400, "400 Bad Request\n"],
		[`/${"a".repeat(3000)}`, 414, "414 URI Too Long\n"],
	])("is refused: %.30s", async (target, status, text) => {
		const refusal = await get(target);
		expect(refusal).toMatchObject({ status, body: text });
		expect(refusal.headers).toMatchObject({ "x-shared": "yes", "content-length": text.length });
	});

	it.each(["/constructor", "/__proto__", "/toString", "/ru/hasOwnProperty"])(
		"finds nothing of JavaScript's own: %s",
		async (target) => {
			expect((await get(target)).status).toBe(404);
		},
	);
});

describe("a failure of the server itself", () => {
	it("is the error screen with 500", async () => {
		const { status, headers } = await answerFailure(site, { "accept-encoding": "br" });
		expect(status).toBe(500);
		expect(headers).toMatchObject({ etag: '"tag:/500-br"', "cache-control": "no-store" });
	});

	it("is plain words where that cannot be read either", async () => {
		const broken: Site = {
			...site,
			read: () => {
				throw new Error("disk");
			},
		};
		expect(await answerFailure(broken, {})).toMatchObject({ status: 500, body: "500 Internal Server Error\n" });
	});
});

describe("what stands in plain words", () => {
	it.each([
		["/about-us/", "301 Moved Permanently"],
		["/id/about-us", "302 Found"],
		["/assets/none.js", "404 Not Found"],
		["/%00", "400 Bad Request"],
		[`/${"a".repeat(2048)}`, "414 URI Too Long"],
	])("says what the status means: %.20s", async (target, words) => {
		expect(body(await get(target))).toBe(`${words}\n`);
	});

	it.each(["/ru/assets/x", "/games/a.b/c"])("is for missing files alone, and %s is none", async (target) => {
		expect((await get(target)).headers["content-type"]).toBe("text/html; charset=utf-8");
	});
});

it("a HEAD hears of the encoding that a GET would get", async () => {
	const { headers } = await answer(site, "HEAD", "/assets/a.js", { "accept-encoding": "br" });
	expect(headers["content-encoding"]).toBe("br");
});

it("a failure is told in the address's language, whatever its query", async () => {
	const russian = { ...site, files: filesAnd("/ru/500", { ...asset, file: "ru/500.html", etag: "ru" }) };
	expect((await answerFailure(russian, {}, "/ru?next=/en")).headers.etag).toBe('"ru"');
	expect((await answerFailure(russian, {}, "/?next=/ru")).headers.etag).toBe('"tag:/500"');
});
