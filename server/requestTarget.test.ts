import { describe, expect, it } from "vitest";
import { readTarget } from "./requestTarget.ts";

describe("readTarget", () => {
	it.each([
		["/", "/", ""],
		["/about-us", "/about-us", ""],
		["/about-us?", "/about-us", ""],
		["/about-us?x=1", "/about-us", "?x=1"],
		["/a?b?c", "/a", "?b?c"],
		["//evil.example/x?y", "//evil.example/x", "?y"],
		["/caf%C3%A9?q=%00", "/caf%C3%A9", "?q=%00"],
		["/a..b/.well-known", "/a..b/.well-known", ""],
		["/...", "/...", ""],
		["/%252e%252e/x", "/%252e%252e/x", ""],
	])("takes %s apart as it stands", (raw, pathname, search) => {
		expect(readTarget(raw)).toEqual({ pathname, search });
	});

	it.each([
		"",
		"*",
		"about-us",
		"http://evil.example/",
		"?x=1",
		"/../etc/passwd",
		"/a/..",
		"/./a",
		"/%2e%2e/etc/passwd",
		"/%2E./a",
		"/a%2f..%2fb",
		"/a%2F%2e%2E%2Fb",
		"/a\\b",
		"/a%5cb",
		"/%5C..%5Cb",
		"/a%00",
		"/a%0d%0aset-cookie:x",
		"/a%7f",
		"/%",
		"/%zz",
		"/%c3",
		"/%c0%ae%c0%ae/",
		"/?\u0000",
		"/?a\r\nb",
	])("refuses %j", (raw) => {
		expect(readTarget(raw)).toEqual({ status: 400 });
	});

	it("looks at 2,048 characters and no more", () => {
		expect(readTarget(`/${"a".repeat(2047)}`)).toHaveProperty("pathname");
		expect(readTarget(`/${"a".repeat(2048)}`)).toEqual({ status: 414 });
		expect(readTarget(`/?${"a".repeat(2047)}`)).toEqual({ status: 414 });
	});
});
