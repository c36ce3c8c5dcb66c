import { expect, it } from "vitest";
import { originForm, readFraming } from "./framing.ts";

it.each([
	[["Host", "a"], { hasManyHosts: false, hasBody: false }],
	[["Host", "a", "hOST", "b"], { hasManyHosts: true, hasBody: false }],
	[["Host", "a", "Content-Length", "0"], { hasManyHosts: false, hasBody: false }],
	[["Content-LENGTH", "5", "Host", "a"], { hasManyHosts: false, hasBody: true }],
	[["Transfer-Encoding", "chunked"], { hasManyHosts: false, hasBody: true }],
	[["X", "Host", "Y", "Content-Length"], { hasManyHosts: false, hasBody: false }],
])("tells two hosts and a body from %j", (headers, framing) => {
	expect(readFraming(headers)).toEqual(framing);
});

it.each([
	["/a?b", "/a?b"],
	["http://site.example/a?b", "/a?b"],
	["HTTPS://site.example", "/"],
	["http://site.example?b", "/?b"],
	["ftp://site.example/a", "ftp://site.example/a"],
	["http:///a", "http:///a"],
	["*", "*"],
	["//other.example/a", "//other.example/a"],
])("takes the scheme and host off %s", (target, left) => {
	expect(originForm(target)).toBe(left);
});
