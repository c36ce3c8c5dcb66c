import { describe, expect, it } from "vitest";
import { checkOrigin, corsHeaders } from "./origins.ts";

const host = "site.example:8080";
const allowed = ["https://partner.example"];

describe("a message", () => {
	it.each([
		{},
		{ origin: "https://site.example:8080" },
		{ origin: "http://SITE.example:8080", "sec-fetch-site": "same-origin" },
		{ origin: "https://partner.example", "sec-fetch-site": "cross-site" },
		{ origin: "null", "sec-fetch-site": "same-origin" },
		{ "sec-fetch-site": "none" },
		{ origin: "https://site.example", host: "site.example:443" },
		{ origin: "https://site.example", host: "site.example:80", "sec-fetch-site": "none" },
		{ origin: "https://site.example.", host: "site.example" },
		{ origin: "https://site.example", host: "site.example.:443" },
		// As nginx passes it on by default: the name of the upstream.
		{ origin: "https://site.example", host: "127.0.0.1:3000", "sec-fetch-site": "same-origin" },
	])("is taken from %j", (headers) => {
		expect(() => checkOrigin({ host, ...headers }, allowed)).not.toThrow();
	});

	it.each([
		{ origin: "https://evil.example" },
		{ origin: "https://site.example" },
		{ origin: "https://site.example:8080.evil.example" },
		{ origin: "https://evil.example/site.example:8080" },
		{ origin: "https://site.example:8080@evil.example" },
		{ origin: "https://site.example:8080", "sec-fetch-site": "cross-site" },
		{ origin: "https://site.example:8080", "sec-fetch-site": "same-site" },
		{ origin: "http://partner.example" },
		{ origin: "null" },
		{ origin: "" },
		{ origin: "xhttps://site.example:8080" },
		{ origin: "https://site.example:8080/path" },
		{ origin: "file://site.example:8080" },
		{ "sec-fetch-site": "cross-site" },
		{ origin: "https://site.example", host: "127.0.0.1:3000" },
		{ origin: "https://site.example", host: "127.0.0.1:3000", "sec-fetch-site": "same-site" },
		{ origin: "https://site.example", host: "127.0.0.1:3000", "sec-fetch-site": "none" },
		{ origin: "https://site.example:443", host: "site.example" },
		{ origin: "https://evil.example", host: "site.example:443" },
	])("is refused from %j", (headers) => {
		expect(() => checkOrigin({ host, ...headers }, allowed)).toThrow(
			expect.objectContaining({
				status: 403,
				code: "origin",
				field: "Origin",
				message: "This origin may not send messages here.",
			}),
		);
	});
});

describe("reading the answer from another origin", () => {
	it("is allowed to nobody unless configured", () => {
		expect(corsHeaders({ origin: "https://partner.example" }, [])).toEqual({});
		expect(corsHeaders({ origin: "https://evil.example" }, allowed)).toEqual({ vary: "Origin" });
	});

	it("is allowed to a configured origin by name", () => {
		expect(corsHeaders({ origin: "https://partner.example" }, allowed)).toEqual({
			vary: "Origin",
			"access-control-allow-origin": "https://partner.example",
		});
	});
});
