import { describe, expect, it } from "vitest";
import { cacheControl, fileHeaders, inboxOrigins, isEmbeddable, securityHeaders } from "./securityHeaders.ts";

const parts = { scripts: ["'sha256-a='", "'sha256-b='"], styles: ["'sha256-c='"], inbox: [] };
const headers = securityHeaders(parts);
const getPolicy = (sent: Record<string, string>) => sent["content-security-policy"];

describe("securityHeaders", () => {
	it("sends a policy based on default-src none with Trusted Types, and all other security headers", () => {
		expect(headers).toEqual({
			"content-security-policy":
				"default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self' 'sha256-c='; img-src 'self'; " +
				"media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
				"frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
			"x-content-type-options": "nosniff",
			"referrer-policy": "strict-origin-when-cross-origin",
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"permissions-policy": expect.stringContaining("camera=()"),
			"strict-transport-security": "max-age=63072000",
		});
	});

	it("allows a contact endpoint on another host for fetch and forms only", () => {
		expect(inboxOrigins("/reviews")).toEqual([]);
		const inboxUrl = "https://marketing.example:8443/reviews?x=1";
		expect(getPolicy(securityHeaders({ ...parts, inbox: inboxOrigins(inboxUrl) }))).toBe(
			getPolicy(headers)
				?.replace("connect-src 'self'", "connect-src 'self' https://marketing.example:8443")
				.replace("form-action 'self'", "form-action 'self' https://marketing.example:8443"),
		);
	});

	it("allows the hosts of analytics and its Trusted Types policy only if analytics is on", () => {
		const tags = { scripts: ["https://t.example"], connections: ["https://c.example"], images: ["https://i.example"] };
		expect(getPolicy(securityHeaders({ ...parts, tags }))).toBe(
			getPolicy(headers)
				?.replace("'sha256-b='", "'sha256-b=' https://t.example")
				.replace("img-src 'self'", "img-src 'self' https://i.example")
				.replace("connect-src 'self'", "connect-src 'self' https://c.example")
				.replace("trusted-types 'none'", "trusted-types site-tags"),
		);
	});

	it.each([
		["host", "max-age=63072000"],
		["subdomains", "max-age=63072000; includeSubDomains"],
		["preload", "max-age=63072000; includeSubDomains; preload"],
	] as const)("extends strict transport security to %s", (scope, value) => {
		expect(securityHeaders(parts, { HSTS_SCOPE: scope })["strict-transport-security"]).toBe(value);
	});

	it("asks search engines not to list a preview of the site", () => {
		expect(securityHeaders(parts, { NOINDEX: "on" })).toEqual({ ...headers, "x-robots-tag": "noindex" });
		expect(securityHeaders(parts, { NOINDEX: "off" })).toEqual(headers);
	});
});

it("fileHeaders allows no scripts, no resources and no frames, and keeps the other headers", () => {
	const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
	expect(fileHeaders(headers)).toEqual({ ...headers, "content-security-policy": policy });
});

it.each([
	["/pictures/share/home.1a2b3c4d.jpg", true],
	["/icons/512.png", true],
	["/favicon.svg", true],
	["/favicon.svg.html", false],
	["/pictures", false],
	["/assets/index.js", false],
])("isEmbeddable knows whether other sites may show %s: %j", (pathname, expected) => {
	expect(isEmbeddable(pathname)).toBe(expected);
});

it.each([
	["/_astro/root.BINGmX5i.js", "", true],
	["/assets/root-BINGmX5i.js", "", true],
	["/clips/boat-attack/card.3f2a.webm", "", true],
	["/locales/ru/meta.json", "?v=3f2a1c0d", true],
	["/locales/ru/meta.json", "?v=", false],
	["/locales/ru/meta.json", "?lng=v", false],
	["/", "", false],
	["/games/assets/x", "", false],
	["/favicon.svg", "", false],
])("cacheControl makes only hashed and versioned files immutable: %s%s", (pathname, search, isImmutable) => {
	const expected = isImmutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate";
	expect(cacheControl(pathname, search)).toBe(expected);
});
