import { describe, expect, it } from "vitest";
import {
	cacheControl,
	fileHeaders,
	inboxOrigins,
	isEmbeddable,
	type Policy,
	securityHeaders,
} from "./securityHeaders.ts";

const given = { scripts: ["'sha256-a='", "'sha256-b='"], styles: ["'sha256-c='"], inbox: [] };
const headers = securityHeaders(given);
const policy = policyOf(headers);

function policyOf(sent: Record<string, string>) {
	return new Map(
		(sent["content-security-policy"] ?? "").split("; ").map((part) => {
			const [name = "", ...sources] = part.split(" ");
			return [name, sources];
		}),
	);
}

describe("the content security policy", () => {
	it("starts from nothing", () => {
		expect(policy.get("default-src")).toEqual(["'none'"]);
		expect(policy.get("base-uri")).toEqual(["'none'"]);
		expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
		expect(policy.get("form-action")).toEqual(["'self'"]);
	});

	it("has no unsafe word, no wildcard and no scheme", () => {
		for (const [directive, sources] of policy) {
			expect(sources.length, directive).toBeGreaterThan(0);
			for (const source of sources) expect(source, directive).toMatch(/^'(none|self|script|sha256-[\w+/]+=*)'$/);
		}
	});

	it("allows the site's own scripts and sheets and the inline ones by digest", () => {
		expect(policy.get("script-src")).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
		expect(policy.get("style-src")).toEqual(["'self'", "'sha256-c='"]);
	});

	it("loads pictures, fonts and clips from the site alone", () => {
		for (const directive of ["img-src", "font-src", "media-src"]) {
			expect(policy.get(directive), directive).toEqual(["'self'"]);
		}
	});

	it("refuses markup made from strings", () => {
		expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
		expect(policy.get("trusted-types")).toEqual(["'none'"]);
	});
});

it("of a file lets nothing run, load, be sent or be framed, and keeps the other headers", () => {
	const sent = fileHeaders(headers);
	for (const directive of ["default-src", "base-uri", "form-action", "frame-ancestors"]) {
		expect(policyOf(sent).get(directive)).toEqual(["'none'"]);
	}
	expect({ ...sent, "content-security-policy": "" }).toEqual({ ...headers, "content-security-policy": "" });
});

describe("the contact form's target", () => {
	it("adds nothing to the policy while it is a path of the site", () => {
		expect(inboxOrigins("/reviews")).toEqual([]);
	});

	it("on another host is named as a place to send to, by fetch and by the browser's own form, and nowhere else", () => {
		const inbox = inboxOrigins("https://marketing.example:8443/reviews?x=1");
		expect(inbox).toEqual(["https://marketing.example:8443"]);
		const widened = policyOf(securityHeaders({ ...given, inbox }));
		const changed = [...widened].filter(([name, sources]) => sources.join() !== policy.get(name)?.join());
		expect(changed).toEqual([
			["connect-src", ["'self'", ...inbox]],
			["form-action", ["'self'", ...inbox]],
		]);
	});
});

describe("the policy with analytics on", () => {
	const parts = { scripts: ["'sha256-a='"], styles: ["'sha256-c='"], inbox: [] };
	const csp = (policy: Policy) => securityHeaders(policy)["content-security-policy"];
	const off = csp(parts) ?? "";
	const tags = { scripts: ["https://t.example"], connections: ["https://c.example"], images: ["https://i.example"] };

	it("grows by the hosts and by the one policy for scripts, and by nothing else", () => {
		const on = off
			.replace("script-src 'self' 'sha256-a='", "script-src 'self' 'sha256-a=' https://t.example")
			.replace("img-src 'self'", "img-src 'self' https://i.example")
			.replace("connect-src 'self'", "connect-src 'self' https://c.example")
			.replace("trusted-types 'none'", "trusted-types site-tags");
		expect(csp({ ...parts, tags })).toBe(on);
	});

	it("is the same as ever with analytics off", () => {
		expect(csp({ ...parts, tags: undefined })).toBe(off);
		expect(off).not.toContain("site-tags");
	});
});

it.each([
	["/pictures/share/home.1a2b3c4d.jpg", true],
	["/icons/512.png", true],
	["/favicon.svg", true],
	["/favicon.svg.html", false],
	["/pictures", false],
	["/assets/index.js", false],
	["/locales/en/meta.json", false],
])("knows whether other sites may show %s: %s", (pathname, expected) => {
	expect(isEmbeddable(pathname)).toBe(expected);
});

it("names every security header", () => {
	expect(headers).toMatchObject({
		"x-content-type-options": "nosniff",
		"referrer-policy": expect.stringMatching(/^strict-origin/),
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": expect.stringContaining("camera=()"),
		"strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
	});
	for (const value of Object.values(headers)) expect(value).not.toMatch(/[\r\n]/);
});

it.each([
	[undefined, "max-age=63072000"],
	["host", "max-age=63072000"],
	["subdomains", "max-age=63072000; includeSubDomains"],
	["preload", "max-age=63072000; includeSubDomains; preload"],
] as const)("binds the site's own host alone unless the operator says more: %s", (scope, value) => {
	const policy = { scripts: [], styles: [], inbox: [] };
	expect(securityHeaders(policy, scope)["strict-transport-security"]).toBe(value);
});

describe("cacheControl", () => {
	it.each([
		["/assets/root-BINGmX5i.js", ""],
		["/pictures/site/lost.3f2a-480.avif", ""],
		["/clips/boat-attack/card.3f2a.webm", ""],
		["/locales/ru/meta.json", "?v=3f2a1c0d"],
	])("lets %s%s be kept for ever", (pathname, search) => {
		expect(cacheControl(pathname, search)).toBe("public, max-age=31536000, immutable");
	});

	it.each(["", "?v=", "?lng=v"])("has a translation file asked for again when its version is missing: %s", (search) => {
		expect(cacheControl("/locales/ru/meta.json", search)).toBe("public, max-age=0, must-revalidate");
	});

	it.each(["/", "/ru", "/games/boat-attack", "/_.data", "/favicon.svg", "/games/assets/x", "/assets"])(
		"has %s asked for again",
		(pathname) => {
			expect(cacheControl(pathname)).toBe("public, max-age=0, must-revalidate");
		},
	);
});
