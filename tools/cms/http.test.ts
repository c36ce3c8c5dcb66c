import { expect, it } from "vitest";
import { isForeign } from "./http.ts";

const host = "localhost:5180";
const ownPage = { origin: `http://${host}`, "sec-fetch-site": "same-origin" };

it.each<[string, boolean, Record<string, string>, string]>([
	["accepts a page that a person opens", false, {}, "GET"],
	["accepts a change from the editor's own page", false, ownPage, "POST"],
	["rejects a page of another site", true, { origin: "https://site.example" }, "GET"],
	["rejects a page of another port", true, { origin: "http://localhost:3000" }, "POST"],
	["rejects a page without an origin", true, { origin: "null" }, "GET"],
	["rejects another site's page without an Origin header", true, { "sec-fetch-site": "cross-site" }, "GET"],
	["rejects a change from a program that sends no origin", true, {}, "POST"],
])("%s", (_, isRejected, headers, method) => {
	expect(isForeign({ method, headers: { host, ...headers } })).toBe(isRejected);
});
