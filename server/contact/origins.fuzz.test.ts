import fc from "fast-check";
import { expect, it } from "vitest";
import { HttpError } from "./httpError.ts";
import { checkOrigin, getCorsHeaders } from "./origins.ts";

const text = fc.oneof(
	fc.string({ maxLength: 40 }),
	fc.string({ unit: "binary", maxLength: 40 }),
	fc.constantFrom("unknown", "1.2.3.4:80", ",,,", ""),
);
const host = fc.oneof(
	fc.domain(),
	fc.constantFrom("www.example", "WWW.example", "www.example:8080", "", "a@www.example"),
);
const origin = fc.oneof(
	fc.tuple(fc.constantFrom("https://", "http://", "ftp://", "//", ""), host).map((parts) => parts.join("")),
	text,
	fc.constantFrom("null", "https://www.example.evil.test", "https://www.example/", "https://evil.test#www.example"),
	fc.constant(undefined),
);
const fetchSite = fc.oneof(fc.constantFrom("same-origin", "same-site", "cross-site", "none", undefined), text);

it("rejects origins of any other site, and sends them no CORS headers", () => {
	fc.assert(
		fc.property(origin, host, fetchSite, (given, own, site) => {
			const headers = { ...(given !== undefined && { origin: given }), host: own, "sec-fetch-site": site };
			const allowed = ["https://partner.example"];
			const isOwn = ["https", "http"].some((scheme) => given?.toLowerCase() === `${scheme}://${own}`.toLowerCase());
			const isOther = given !== undefined && given !== "null" && !isOwn && given !== allowed[0];
			const check = () => checkOrigin(headers as Record<string, string>, allowed);
			// Browsers send same-origin only for the site's own pages.
			if ((isOther && site !== "same-origin") || (site === "cross-site" && given !== allowed[0])) {
				expect(check).toThrow(HttpError);
			}
			const corsHeaders = getCorsHeaders(headers as Record<string, string>, allowed)["access-control-allow-origin"];
			expect(corsHeaders).toBe(given === allowed[0] ? given : undefined);
		}),
		{
			examples: [
				["https://www.example.evil.test", "www.example", undefined],
				["http://a@www.example", "www.example", undefined],
				["null", "www.example", "cross-site"],
				["https://", "", undefined],
			],
		},
	);
});
