import { describe, expect, it } from "vitest";
import { refusalOf } from "./guard.ts";

const ask = (headers: Record<string, string>, method = "GET") =>
	refusalOf({ method, headers: { host: "localhost:5180", ...headers } }, 5180);

describe("the request guard of the editor", () => {
	it.each(["localhost:5180", "127.0.0.1:5180", "[::1]:5180"])("accepts requests from this machine as %s", (host) => {
		expect(ask({ host })).toBeUndefined();
		expect(ask({ host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }, "PUT")).toBeUndefined();
	});

	it.each(["desk.example:5180", "localhost", "localhost:5181", "localhost.example:5180", "192.168.1.2:5180", ""])(
		"rejects the host %j, which can be another name for this machine",
		(host) => {
			expect(ask({ host })).toMatch(/localhost:5180 only/);
		},
	);

	it.each(["https://site.example", "http://localhost:3000", "http://127.0.0.1:5180", "null"])(
		"rejects requests from a page of %s",
		(origin) => {
			expect(ask({ origin })).toMatch(/^a page of /);
		},
	);

	it.each(["cross-site", "same-site"])("rejects requests from a %s page without an Origin header", (from) => {
		expect(ask({ "sec-fetch-site": from })).toMatch(/^another site's page/);
	});

	it("rejects changes from a program that sends no origin", () => {
		expect(ask({}, "PUT")).toMatch(/^a change must come from/);
		expect(ask({}, "DELETE")).toMatch(/^a change must come from/);
	});
});
