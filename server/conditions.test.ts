import { describe, expect, it } from "vitest";
import { chooseEncoding, chooseSpan, isFresh } from "./conditions.ts";

describe("chooseEncoding", () => {
	it.each([
		[undefined, "identity"],
		["", "identity"],
		["gzip, deflate, br, zstd", "br"],
		["gzip, deflate", "gzip"],
		["deflate", "identity"],
		["identity", "identity"],
		["BR", "br"],
		["br;q=0", "identity"],
		["br;q=0.0, gzip;q=0.5", "gzip"],
		["br ; q=0.000 , gzip", "gzip"],
		["gzip;q=0", "identity"],
		["br;q=0.001", "br"],
		["br;xq=0", "br"],
		["*", "br"],
		["*;q=0", "identity"],
		["*, br;q=0", "gzip"],
		["*, br;q=0, gzip;q=0", "identity"],
		["gzip, *;q=0", "gzip"],
		["x-br, gzipped", "identity"],
	] as const)("%j takes %s", (accepted, encoding) => {
		expect(chooseEncoding(accepted)).toBe(encoding);
	});
});

it("looks at no more of a header than browsers send", () => {
	expect(chooseEncoding(`${"x,".repeat(1_000)}br`)).toBe("identity");
	expect(isFresh({ "if-none-match": `${'"x",'.repeat(400)}"a"` }, '"a"')).toBe(false);
	expect(isFresh({ "if-none-match": `${'"x",'.repeat(100)}"a"` }, '"a"')).toBe(true);
});

describe("isFresh", () => {
	it.each([
		['"a"', true],
		['W/"a"', true],
		['"b", "a"', true],
		['"b" ,W/"a"', true],
		["*", true],
		[" * ", true],
		['"b"', false],
		['"a-br"', false],
		["a", false],
		["", false],
	])('%s names the version "a": %s', (given, fresh) => {
		expect(isFresh({ "if-none-match": given }, '"a"')).toBe(fresh);
	});

	it("is false without the header", () => {
		expect(isFresh({}, '"a"')).toBe(false);
	});
});

describe("chooseSpan, of 10 bytes", () => {
	const span = (range: string | undefined, size = 10) => chooseSpan(range === undefined ? {} : { range }, size, '"a"');

	it.each([
		["bytes=0-3", 0, 3],
		["bytes=4-", 4, 9],
		["bytes=9-9", 9, 9],
		["bytes=4-99", 4, 9],
		["bytes=-3", 7, 9],
		["bytes=-99", 0, 9],
		[" bytes=0-0 ", 0, 0],
	])("%s is %i to %i", (range, first, last) => {
		expect(span(range)).toEqual({ first, last });
	});

	it.each(["bytes=10-", "bytes=10-20", "bytes=-0", "bytes=99999999999999999999-"])("%s has no bytes", (range) => {
		expect(span(range)).toBe("invalid");
	});

	it.each([
		undefined,
		"",
		"bytes=-",
		"bytes=5-2",
		"bytes=0-1,3-4",
		"items=0-3",
		"bytes=a-b",
		"bytes=0-3x",
		"bytes 0-3",
		"xbytes=0-3",
	])("%s is answered with the whole", (range) => {
		expect(span(range)).toBeUndefined();
	});

	it("has no bytes of an empty file", () => {
		expect(span("bytes=0-0", 0)).toBe("invalid");
		expect(span("bytes=-5", 0)).toBe("invalid");
	});

	it.each([
		['"a"', { first: 0, last: 3 }],
		['"b"', undefined],
		['W/"a"', undefined],
		["Wed, 21 Oct 2015 07:28:00 GMT", undefined],
	])("is %s's part only where that is still the version", (condition, expected) => {
		expect(chooseSpan({ range: "bytes=0-3", "if-range": condition }, 10, '"a"')).toEqual(expected);
	});
});
