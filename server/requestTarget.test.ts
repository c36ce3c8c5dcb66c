import { expect, it } from "vitest";
import { parseTarget, toOriginForm } from "./requestTarget.ts";

it.each([
	["/", "/", ""],
	["/about-us", "/about-us", ""],
	["/about-us?", "/about-us", ""],
	["/about-us?x=1", "/about-us", "?x=1"],
	["//evil.example/x?y", "//evil.example/x", "?y"],
	["/caf%C3%A9?q=%00", "/caf%C3%A9", "?q=%00"],
	["/a..b/.well-known", "/a..b/.well-known", ""],
	["/%252e%252e/x", "/%252e%252e/x", ""],
])("splits %s without changing it", (raw, pathname, search) => {
	expect(parseTarget(raw)).toEqual({ pathname, search });
});

it.each([
	"",
	"about-us",
	"http://evil.example/",
	"/../etc/passwd",
	"/./a",
	"/%2e%2e/etc/passwd",
	"/a%2f..%2fb",
	"/a\\b",
	"/a%5cb",
	"/a%00",
	"/a%0d%0aset-cookie:x",
	"/%",
	"/%zz",
	"/%c0%ae%c0%ae/",
	"/?\u0000",
	"/?a\r\nb",
])("rejects %j with 400", (raw) => {
	expect(parseTarget(raw)).toEqual({ status: 400 });
});

it("rejects targets longer than 2,048 characters with 414", () => {
	expect(parseTarget(`/${"a".repeat(2047)}`)).toHaveProperty("pathname");
	expect(parseTarget(`/${"a".repeat(2048)}`)).toEqual({ status: 414 });
	expect(parseTarget(`/?${"a".repeat(2047)}`)).toEqual({ status: 414 });
});

it.each([
	["http://a.example/x?y", "/x?y"],
	["HTTPS://a.example", "/"],
	["http://a.example?x=1", "/?x=1"],
	["/http://a.example/", "/http://a.example/"],
	["ftp://a.example/", "ftp://a.example/"],
])("toOriginForm removes scheme and host: %s", (target, expected) => {
	expect(toOriginForm(target)).toBe(expected);
});
