import { expect, it } from "vitest";
import { checkOrigin, getCorsHeaders } from "./origins.ts";

const host = "site.example:8080";
const allowed = ["https://partner.example"];

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
	// nginx sends the name of the upstream by default.
	{ origin: "https://site.example", host: "127.0.0.1:3000", "sec-fetch-site": "same-origin" },
])("accepts the request headers %j", (headers) => {
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
])("rejects the request headers %j with 403", (headers) => {
	expect(() => checkOrigin({ host, ...headers }, allowed)).toThrow(
		expect.objectContaining({
			status: 403,
			code: "origin",
			field: "Origin",
			message: "This origin may not send messages here.",
		}),
	);
});

it.each([
	["https://partner.example", [], {}],
	["https://evil.example", allowed, { vary: "Origin" }],
	["https://partner.example", allowed, { vary: "Origin", "access-control-allow-origin": "https://partner.example" }],
])("lets only allowed origins read the response: %s of %j", (origin, origins, headers) => {
	expect(getCorsHeaders({ origin }, origins)).toEqual(headers);
});
