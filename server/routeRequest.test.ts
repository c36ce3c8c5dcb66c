import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTarget } from "./requestTarget.ts";
import { type RequestRoute, routeRequest } from "./routeRequest.ts";
import type { StaticSite } from "./site.ts";

const site: StaticSite = {
	folder: "/site",
	hasPage: (language, page) => language !== "id" || page === "partnership",
	redirects: { "/games/dinghy": "/games/boat", "/games/raft": null },
	pageHeaders: { "x-page": "yes" },
	fileHeaders: { "x-file": "yes" },
	adminHeaders: undefined,
};

function route(target: string, given = site): RequestRoute {
	const parsed = parseTarget(target);
	if ("status" in parsed) throw new Error(`${target} is not a valid target`);
	return routeRequest(given, parsed.pathname, parsed.search);
}

/** The candidates as text: `200 games.html`. */
function getCandidates(target: string, given = site): string[] {
	const found = route(target, given);
	return found.kind === "files" ? found.candidates.map(({ status, file }) => `${status} ${file}`) : [];
}

it.each([
	["/", ["200 index.html", "404 404.html"]],
	["/ru?x=1", ["200 ru.html", "404 ru/404.html"]],
	["/ru/games/boat", ["200 ru/games/boat.html", "404 ru/games/404.html", "404 ru/404.html"]],
	["/games/page/404", ["200 games/page/404.html", "404 404.html"]],
	["/ru/games/genre/racing", ["200 ru/games/genre/racing.html", "404 ru/404.html"]],
	["/studios/some", ["200 studios/some.html", "404 404.html"]],
	["/assets/a.js?v=1", ["200 assets/a.js"]],
	["/.well-known/security.txt", ["200 .well-known/security.txt"]],
])("sends %s from its file, or an error page in its language", (target, candidates) => {
	expect(getCandidates(target)).toEqual(candidates);
});

it.each([
	["/nope", "404 404.html"],
	["/ru/nope", "404 ru/404.html"],
	["/ru/About-us", "404 ru/404.html"],
	["/id/nope", "404 id/404.html"],
	["/qq/games/boat", "404 unsupportedLanguage.html"],
	["/games/404", "404 games/404.html"],
	["/ru/games/410", "404 ru/games/404.html"],
	["/ru/games/genre/404", "404 ru/404.html"],
	["/news/404", "404 news/404.html"],
	["/form-error", "404 404.html"],
	["/games/page%2F2", "404 games/404.html"],
	["/404", "404 404.html"],
	["/500", "404 404.html"],
	["/admin", "404 404.html"],
	["/%2F%65vil.example/x", "404 404.html"],
	["/constructor", "404 404.html"],
	["/games/raft?x=1", "410 games/410.html"],
	["/ru/games/raft/", "410 ru/games/410.html"],
])("answers %s with the error page %s", (target, candidate) => {
	expect(getCandidates(target)[0]).toBe(candidate);
});

it.each([
	"/404.html",
	"/index.htm%6C",
	"/index.html.br",
	"/assets/a.js.gz",
	"/_headers",
	"/_redirects",
	"/.git/config.js",
	"//evil.com",
	"/assets/a%2Fb.js",
])("serves no file at %s", (target) => {
	expect(getCandidates(target).filter((candidate) => candidate.startsWith("200"))).toEqual([]);
});

it.each([
	["/ru/?x=1", 301, "/ru?x=1"],
	["/id/games/boat?x=1", 302, "/games/boat?x=1"],
	["/ru/games/dinghy/?x=1", 301, "/ru/games/boat?x=1"],
])("redirects %s with %i to %s", (target, status, location) => {
	expect(route(target)).toEqual({ kind: "redirect", status, location });
});

describe("headers", () => {
	const getHeaders = (target: string, given = site) => {
		const found = route(target, given);
		return found.kind === "files" ? found.candidates[0]?.headers : undefined;
	};
	const revalidatedCache = "public, max-age=0, must-revalidate";
	const immutableCache = "public, max-age=31536000, immutable";

	it.each([
		["/ru", { "x-page": "yes", "cache-control": revalidatedCache }],
		["/nope", { "x-page": "yes", "cache-control": "no-store" }],
		["/assets/a.js", { "x-file": "yes", "cache-control": immutableCache }],
		["/_astro/a.js", { "x-file": "yes", "cache-control": immutableCache }],
		["/robots.txt", { "x-file": "yes", "cache-control": revalidatedCache }],
		[
			"/pictures/a.avif",
			{ "x-file": "yes", "cache-control": immutableCache, "cross-origin-resource-policy": "cross-origin" },
		],
	])("%s is sent with its own security and cache headers", (target, headers) => {
		expect(getHeaders(target)).toEqual(headers);
	});

	it("sends the content editor with its own headers if it is published", () => {
		const withAdmin = { ...site, adminHeaders: { "x-admin": "yes" } };
		for (const target of ["/admin", "/admin/admin.js"])
			expect(getHeaders(target, withAdmin)).toEqual({ "x-admin": "yes", "cache-control": revalidatedCache });
		expect(getCandidates("/admin", withAdmin)[0]).toBe("200 admin.html");
		expect(getHeaders("/administration", withAdmin)).not.toHaveProperty("x-admin");
	});
});

it("redirects never leave the site and never loop, for any URL", () => {
	const part = fc.oneof(
		fc.constantFrom(
			..."/ // . .. %2e%2E %2f %5c \\ %0d%0a %E2%80%AE ? : @ = %25 ru id de en games raft docs guidelines 404 é".split(
				" ",
			),
			..."__proto__ constructor evil.example http: https:// index.html a.png lng=ru v=1".split(" "),
		),
		fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 12 }),
	);
	const target = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join("")}`);
	fc.assert(
		fc.property(target, (given) => {
			for (let path = given, hops = 0; !("status" in parseTarget(path)); hops += 1) {
				expect(hops).toBeLessThan(5);
				const found = route(path);
				if (found.kind !== "redirect") return;
				expect(found.location).toMatch(/^\/(?![/\\])/);
				path = found.location;
			}
		}),
		{ examples: [["//evil.example"], ["/ru//evil.example/"], ["/en//evil.com"], ["/__proto__"]] },
	);
});
