import { expect, it } from "vitest";
import { documentKeys, getDocumentParams } from "#config/documents.ts";
import { type Language, languageCodes } from "#config/languages.ts";
import { type PageKey, pageAliases, pagePath, pages } from "#config/pages.ts";
import { localizedPath } from "#config/paths.ts";
import { resolveUrl } from "#config/resolve.ts";
import { headersFile, redirectsFile } from "./staticHost.ts";

type HasPage = (language: Language, page: PageKey) => boolean;
/** Every page in English and Russian, and one page in all other languages. */
const pageExists: HasPage = (language, page) => ["en", "ru"].includes(language) || page === "partnership";
const others = languageCodes.filter((language) => !pageExists(language, "home"));

const moves = { "/games/old": "/games/new", "/news/old": "/partnership-mba", "/games/gone": null };

function rows(declared: HasPage = pageExists) {
	return redirectsFile(declared, moves)
		.trim()
		.split("\n")
		.map((line) => {
			const [from = "", to = "", status = ""] = line.split(" ");
			return { from, to, status: Number(status) };
		});
}

/** Matches like Netlify and Cloudflare Pages: `:name` is one segment, a final `*` is any rest. */
function matchesRule(from: string, address: string): boolean {
	const pattern = from.replace(/\/\*$/, "(/.*)?").replace(/:\w+/g, "[^/]+");
	return new RegExp(`^${pattern}$`).test(address);
}

/** An example of a pattern. Earlier versions of documents match only with a date. */
const samplePath = (path: string) =>
	path.replace(":chapter/:doc/:from", "general/privacy-policy/2024-01-01").replace(/:(\w+)/g, "some-$1");

/** The first matching rule; undefined if it serves the page itself. */
function ruleFor(address: string) {
	const redirectRule = rows().find(({ from, status }) => status !== 404 && matchesRule(from, address));
	return redirectRule?.to === address && redirectRule.status === 200 ? undefined : redirectRule;
}

it("_redirects matches none of the existing pages and error screens", () => {
	const addresses = languageCodes.flatMap((language) =>
		pages
			.filter(({ key }) => pageExists(language, key))
			.flatMap(({ key, path }) =>
				key === "document" ? documentKeys.map((name) => pagePath(key, getDocumentParams(name))) : path,
			)
			.map((path) => localizedPath(language, samplePath(path))),
	);
	expect(addresses.length).toBeGreaterThan(pages.length);
	const screenPaths = ["/404", "/id/404", "/ru/500", "/games/404", "/ru/games/404", "/ru/news/410"];
	for (const address of [...addresses, ...screenPaths]) expect(ruleFor(address), address).toBeUndefined();
});

it("_redirects redirects like the Node server, row by row", () => {
	for (const { from, to, status } of rows().filter((row) => row.status !== 200 && row.status !== 404)) {
		const address = samplePath(from.replace("/*", "/about-us"));
		const location = samplePath(to.replace(":splat", "about-us"));
		expect(resolveUrl(address, "", pageExists, moves), from).toEqual(
			status === 410 ? { kind: "gone", screen: to } : { kind: "redirect", status, location },
		);
	}
});

it("_redirects contains every redirect rule that the format supports", () => {
	const text = redirectsFile(pageExists);
	expect(text).toContain("/en /?lng=en 301\n");
	expect(text).toContain("/en/* /:splat?lng=en 301\n");
	expect(text).toContain("/id/about-us /about-us 302\n");
	expect(text).toContain("/id/games/:slug /games/:slug 302\n");
	expect(text).toContain("/id / 302\n");
	for (const { from, to } of pageAliases) {
		expect(text).toContain(`${from} ${to} 301\n`);
		expect(text).toContain(`/ru${from} /ru${to} 301\n`);
	}
	expect(text).toContain("/ru/docs/guidelines/:chapter/:doc /ru/docs/guidelines 302\n");
	expect(text).not.toContain("partnership");
});

it.each([
	["/games/old", "/games/new", 301],
	["/ru/games/old", "/ru/games/new", 301],
	["/id/games/old", "/games/new", 302],
	["/id/news/old", "/id/partnership-mba", 301],
	["/games/gone", "/games/410", 410],
	["/ru/games/gone", "/ru/games/410", 410],
	["/docs/guidelines/customers/unknown", "/docs/guidelines", 302],
	["/ru/docs/guidelines/customers", "/ru/docs/guidelines", 302],
])("_redirects leads from %s to %s with status %i, before the general rules that match it", (address, to, status) => {
	expect(ruleFor(address)).toMatchObject({ to, status });
});

it("_redirects lists the error screens for Netlify after all other rules, most specific first", () => {
	const missing = rows().filter(({ status }) => status === 404);
	expect(missing.map(({ from, to }) => `${from} ${to}`)).toEqual([
		"/games/* /games/404.html",
		"/news/* /news/404.html",
		"/ru/games/* /ru/games/404.html",
		"/ru/news/* /ru/news/404.html",
		"/ru/* /ru/404.html",
		...others.map((language) => `/${language}/* /${language}/404.html`),
	]);
	expect(rows().slice(-missing.length)).toEqual(missing);
});

it("_redirects contains no path twice and never leaves the site", () => {
	const from = rows().map((row) => row.from);
	expect(new Set(from).size).toBe(from.length);
	for (const { to } of rows()) expect(to).toMatch(/^\/(?!\/)/);
});

const text = headersFile({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], inbox: ["https://m.example"] });

it("_headers sends the headers of the Node server on every path, with the hosts that receive the contact form", () => {
	expect(text).toMatch(/^\/\*\n {2}content-security-policy: default-src 'none'; script-src 'self' 'sha256-a';/);
	expect(text).toContain("; media-src 'self'; ");
	expect(text).toContain("\n  x-content-type-options: nosniff\n");
	expect(text).toContain("connect-src 'self' https://m.example;");
	expect(text).toContain("form-action 'self' https://m.example;");
});

it("_headers extends strict transport security to other hosts only if the operator sets it", () => {
	expect(text).toContain("\n  strict-transport-security: max-age=63072000\n");
	const preload = headersFile({ scripts: [], styles: [], inbox: [] }, { HSTS_SCOPE: "preload" });
	expect(preload).toContain("\n  strict-transport-security: max-age=63072000; includeSubDomains; preload\n");
});

it("_headers asks search engines not to list a preview of the site", () => {
	const preview = headersFile({ scripts: [], styles: [], inbox: [] }, { NOINDEX: "on" });
	expect(preview.split("\n\n")[0]).toContain("  x-robots-tag: noindex");
	expect(text).not.toContain("robots");
});

it.each([
	...["/assets/*", "/pictures/*", "/clips/*"].map((path) => [
		path,
		"cache-control: public, max-age=31536000, immutable",
	]),
	["/news/feed.atom", "content-type: application/atom+xml; charset=utf-8"],
	["/site.webmanifest", "content-type: application/manifest+json"],
])("_headers sends with %s what hosts do not know: %s", (path, header) => {
	expect(text).toContain(`\n${path}\n  ${header}\n`);
});

it("_headers lists the hosts of the tags only if analytics is on", () => {
	const tags = { scripts: ["https://t.example"], connections: ["https://c.example"], images: ["https://i.example"] };
	const measuredHeaders = headersFile({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], inbox: [], tags });
	expect(measuredHeaders).toContain("script-src 'self' 'sha256-a' https://t.example;");
	expect(measuredHeaders).toContain("trusted-types site-tags\n");
	expect(text).toContain("trusted-types 'none'\n");
	for (const host of Object.values(tags).flat()) expect(text).not.toContain(host);
});

it("_headers has the form and limits of Cloudflare Pages: one rule per path, lines below 2,000 characters", () => {
	const lines = text.trimEnd().split("\n");
	for (const line of lines) expect(line).toMatch(/^(?=.{1,1999}$)(\/[\w*/.]+| {2}! [a-z-]+| {2}[a-z-]+: .+)$/);
	const paths = lines.filter((line) => line.startsWith("/"));
	expect(paths).toEqual([...new Set(paths)]);
});

it.each(["/pictures/*", "/icons/*", "/favicon.svg", "/favicon.ico"])("_headers lets other sites embed %s", (path) => {
	const pathRule = new RegExp(`\n${path.replaceAll("*", "\\*")}\n((?:  .*\n)+)`).exec(text)?.[1];
	expect(pathRule).toContain("  ! cross-origin-resource-policy\n  cross-origin-resource-policy: cross-origin\n");
});
