import { expect, it } from "vitest";
import { findRefusal } from "./http.ts";

const ask = (headers: Record<string, string>, method = "GET") =>
	findRefusal({ method, headers: { host: "localhost:5180", ...headers } }, 5180);

it.each(["localhost:5180", "127.0.0.1:5180", "[::1]:5180"])("accepts requests from this machine as %s", (host) => {
	expect(ask({ host })).toBeUndefined();
	expect(ask({ host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }, "PUT")).toBeUndefined();
});

it.each<[string, Record<string, string>, RegExp, string?]>([
	["another host name for this machine", { host: "desk.example:5180" }, /^the desk answers at/],
	["a host without its port", { host: "localhost" }, /^the desk answers at/],
	["another port", { host: "localhost:5181" }, /^the desk answers at/],
	["a host name that begins alike", { host: "localhost.example:5180" }, /^the desk answers at/],
	["no host", { host: "" }, /^the desk answers at/],
	["a page of another site", { origin: "https://site.example" }, /^a page of /],
	["a page of another port", { origin: "http://localhost:3000" }, /^a page of /],
	["a page without an origin", { origin: "null" }, /^a page of /],
	["another site's page without an Origin header", { "sec-fetch-site": "cross-site" }, /^another site's page/],
	["a program that sends no origin with a change", {}, /^a change must come from/, "PUT"],
])("rejects requests from %s", (_, headers, refusal, method) => {
	expect(ask(headers, method)).toMatch(refusal);
});
